import { Type, type Static } from 'typebox'
import { betGameParts } from '../../../kit/math/bet-engine.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'

const Pay = Type.Integer({ minimum: 1 })

/**
 * The stake of the main game may be doubled on the first two cards when their total (with an ace of blackjack counted
 * high) is between `from` and `to`: exactly one more card, and the hand stands.
 */
const Doubles = Type.Object(
  { from: Type.Integer({ minimum: 2, maximum: 20 }), to: Type.Integer({ minimum: 2, maximum: 20 }) },
  Closed,
)

/** All pays are in coins, the stake included. */
const OkoRules = Type.Object(
  {
    /**
     * One pack of 32 cards: seven to ten count their number, jack and queen one, king two, ace eleven. Two aces win at
     * once. The bank plays when the player has stood.
     */
    game: Type.Literal('oko'),
    /** The total from which the bank stands. */
    bankStandsFrom: Type.Integer({ minimum: 15, maximum: 20 }),
    /** Whether the bank’s first card is face up. */
    isBankOpen: Type.Boolean(),
    /** From this total on a tie returns the stake; 22 means never: the bank wins all ties. */
    tiesBackFrom: Type.Integer({ minimum: 15, maximum: 22 }),
    winPays: Pay,
    /** Pay for twenty-one. */
    okoPays: Pay,
    /** Pay for two aces. */
    acesPay: Pay,
    doubles: Type.Optional(Doubles),
  },
  Closed,
)

const BlackjackRules = Type.Object(
  {
    /**
     * Every card is drawn from a complete pack of 52. The bank has one open card and draws its others when the player
     * is finished; twenty-one with two cards beats any other hand.
     */
    game: Type.Literal('blackjack'),
    /** The bank draws to sixteen and stands on seventeen; whether also on a soft seventeen (an ace counted as eleven). */
    isSoftStanding: Type.Boolean(),
    winPays: Pay,
    blackjackPays: Pay,
    /**
     * The returned part of the stake when the player surrenders on the first two cards; absent where that is not
     * allowed.
     */
    surrenderPays: Type.Optional(Pay),
    /** Number of cards without going over that wins at once; absent where there is no such rule. */
    manyCards: Type.Optional(Type.Object({ count: Type.Integer({ minimum: 5, maximum: 7 }), pays: Pay }, Closed)),
    doubles: Type.Optional(Doubles),
    /**
     * Two cards with the same points may be split once into two hands with a stake each. Both get a card at once, aces
     * only that one. A split hand cannot be doubled or surrendered, and its twenty-one is no blackjack.
     */
    splitsPairs: Type.Optional(Type.Literal(true)),
  },
  Closed,
)

/** A part of the stake on the first two cards: the player’s two in blackjack, the player’s and the bank’s in oko. */
const SideBet = Type.Object(
  {
    /** Coins of the stake on the side bet when it is chosen. */
    share: Type.Integer({ minimum: 1 }),
    /** In coins for a full stake on it. `pair`: one rank, two suits. `twins`: one rank and suit. */
    pays: Type.Union([
      Type.Object({ on: Type.Literal('pair'), pair: Pay, twins: Pay }, Closed),
      /** Both of one suit; hearts pay more. */
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
    /** Returns of ways to play, in per cent of the first stake; computed like the declared figures, for the help. */
    returns: Type.Array(Type.Object({ way: Way, rtp: Type.String({ pattern: '^[0-9]+\\.[0-9]{6}$' }) }, Closed)),
  },
  Closed,
)
export type TwentyOneDefinition = Static<typeof TwentyOneDefinition>
export type OkoRules = Static<typeof OkoRules>
export type BlackjackRules = Static<typeof BlackjackRules>
export type Doubles = Static<typeof Doubles>
export type SideBet = Static<typeof SideBet>
