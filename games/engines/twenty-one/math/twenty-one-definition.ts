import { Type, type Static } from 'typebox'
import { betGameParts } from '../../../kit/math/bet-engine.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'

const Pay = Type.Integer({ minimum: 1 })

/**
 * The stake in the game may be doubled on the first two cards while they count from `from` to `to`, an ace of blackjack
 * as high as it goes: exactly one card more, and the hand stands.
 */
const Doubles = Type.Object(
  { from: Type.Integer({ minimum: 2, maximum: 20 }), to: Type.Integer({ minimum: 2, maximum: 20 }) },
  Closed,
)

/** All pays are in coins, the stake included. */
const OkoRules = Type.Object(
  {
    /**
     * One pack of 32 cards: seven to ten as they say, jack and queen one, king two, ace eleven. Two aces win at once.
     * The bank plays when the player has stood.
     */
    game: Type.Literal('oko'),
    /** The bank draws until it has so many. */
    bankStandsFrom: Type.Integer({ minimum: 15, maximum: 20 }),
    /** The bank's first card lies open. */
    isBankOpen: Type.Boolean(),
    /** From this total on a tie gives the stake back; 22 is never: the bank takes all ties. */
    tiesBackFrom: Type.Integer({ minimum: 15, maximum: 22 }),
    winPays: Pay,
    /** For twenty-one. */
    okoPays: Pay,
    /** For two aces. */
    acesPay: Pay,
    doubles: Type.Optional(Doubles),
  },
  Closed,
)

const BlackjackRules = Type.Object(
  {
    /**
     * Every card is drawn from a whole pack of 52. The bank has one open card and draws its others when the player is
     * done; twenty-one in two cards beats any other.
     */
    game: Type.Literal('blackjack'),
    /** The bank draws to sixteen and stands on seventeen; whether also on one with an ace counted as eleven. */
    isSoftStanding: Type.Boolean(),
    winPays: Pay,
    blackjackPays: Pay,
    /** Of the stake, for giving up on the first two cards; absent where that is not allowed. */
    surrenderPays: Type.Optional(Pay),
    /** So many cards without going over win at once; absent where they do not. */
    manyCards: Type.Optional(Type.Object({ count: Type.Integer({ minimum: 5, maximum: 7 }), pays: Pay }, Closed)),
    doubles: Type.Optional(Doubles),
    /**
     * Two cards that count the same may be split once into two hands with a stake each. Both get a card at once, aces no
     * more than that one. A split hand is neither doubled nor given up, and its twenty-one is no blackjack.
     */
    splitsPairs: Type.Optional(Type.Literal(true)),
  },
  Closed,
)

/** A part of the stake on the first two cards: the player's two in blackjack, the player's and the bank's in oko. */
const SideBet = Type.Object(
  {
    /** Coins of the stake that lie there when it is chosen. */
    share: Type.Integer({ minimum: 1 }),
    /** In coins for a whole stake there. `pair`: one rank, two suits. `twins`: one rank and suit. */
    pays: Type.Union([
      Type.Object({ on: Type.Literal('pair'), pair: Pay, twins: Pay }, Closed),
      /** Both of one suit; of hearts it pays more. */
      Type.Object({ on: Type.Literal('suit'), suit: Pay, hearts: Pay }, Closed),
    ]),
  },
  Closed,
)

const Way = Type.Union([
  Type.Literal('best'),
  Type.Literal('best-with-side'),
  Type.Literal('like-bank'),
  Type.Literal('never-over'),
])

export const TwentyOneDefinition = Type.Object(
  {
    ...betGameParts('twenty-one'),
    rules: Type.Union([OkoRules, BlackjackRules]),
    side: Type.Optional(SideBet),
    /** What ways to play return, in per cent of the first stake; computed like the declared figures, for the help. */
    returns: Type.Array(Type.Object({ way: Way, rtp: Type.String({ pattern: '^[0-9]+\\.[0-9]{6}$' }) }, Closed)),
  },
  Closed,
)
export type TwentyOneDefinition = Static<typeof TwentyOneDefinition>
export type OkoRules = Static<typeof OkoRules>
export type BlackjackRules = Static<typeof BlackjackRules>
export type Doubles = Static<typeof Doubles>
export type SideBet = Static<typeof SideBet>
