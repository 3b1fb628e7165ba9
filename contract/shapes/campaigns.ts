import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATES, VERSION_STATES } from '../states/campaign-states.ts'
import { GameKey, Instant, Language, PlayerId, text, Uuid } from './fields.ts'
import { LawRefusal, REMEDIES } from './law.ts'
import { AmountMinor, Money, PositiveAmountMinor } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Kinds of gifts of a campaign. Amounts are minor units of the campaign's currency. */
export const GIFT_KINDS = ['no-deposit', 'deposit-match', 'reload', 'cashback', 'by-hand', 'free-rounds'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

/** Share of a payment that is given, in hundredths; at most the cap. */
const share = {
  percent: Type.Integer({ minimum: 1, maximum: 300 }),
  capMinor: PositiveAmountMinor,
}

/** Rounds of one game of the player's choice, at an available stake of the game. */
export const FreeRoundsGift = Type.Object({
  kind: Type.Literal('free-rounds'),
  gameKeys: Type.Array(GameKey, { minItems: 1, maxItems: 20, uniqueItems: true }),
  stakeMinor: PositiveAmountMinor,
  rounds: Type.Integer({ minimum: 1, maximum: 1000 }),
  winTo: Type.Enum(['cash', 'bonus']),
  /** Maximum total win of all the rounds. */
  winCapMinor: orNull(PositiveAmountMinor),
  /** Alternative to the rounds: a number of hundredths of their value. Absent: none. */
  conversion: Type.Optional(
    orNull(Type.Object({ to: Type.Enum(['cash', 'bonus']), percent: Type.Integer({ minimum: 1, maximum: 100 }) })),
  ),
})

/** The gift, by kind. */
export const Gift = Type.Union([
  Type.Object({ kind: Type.Literal('no-deposit'), amountMinor: PositiveAmountMinor }),
  /** For a player's first deposit ever, or the first one during the campaign. */
  Type.Object({
    kind: Type.Literal('deposit-match'),
    ...share,
    leastDepositMinor: PositiveAmountMinor,
    onlyFirstDeposit: Type.Boolean(),
  }),
  /** For each later deposit, with a maximum number for one player. */
  Type.Object({
    kind: Type.Literal('reload'),
    ...share,
    leastDepositMinor: PositiveAmountMinor,
    timesMax: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  /** For the losses of a player in a day or a week of the market's calendar, in games that count. */
  Type.Object({
    kind: Type.Literal('cashback'),
    ...share,
    leastLossMinor: PositiveAmountMinor,
    period: Type.Enum(['day', 'week']),
  }),
  /** Staff select the player each time. */
  Type.Object({ kind: Type.Literal('by-hand'), amountMinor: PositiveAmountMinor }),
  FreeRoundsGift,
])
export type Gift = Static<typeof Gift>

/** Wagering of bonus money; for free rounds only if their win becomes bonus money. */
export const Wagering = Type.Object({
  times: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Largest stake that bonus money may help to pay; null: the game's own maximum. */
  stakeMaxMinor: orNull(PositiveAmountMinor),
  daysToAccept: Type.Integer({ minimum: 1, maximum: 90 }),
  daysToPlay: Type.Integer({ minimum: 1, maximum: 90 }),
})

/** The coefficient of a game in hundredths; games not listed use their own coefficient, or do not count at all. */
export const GameShare = Type.Object({ gameKey: GameKey, percent: Type.Integer({ minimum: 0, maximum: 100 }) })

/** Maximum number of players in a list: the size of one file. */
export const PLAYERS_MAX = 50_000

/** The target group. Law and consent exclude people from each kind; this cannot be switched off. */
export const People = Type.Union([
  Type.Object({ kind: Type.Literal('everyone') }),
  Type.Object({
    kind: Type.Literal('named'),
    playerIds: Type.Array(PlayerId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
  }),
  Type.Object({
    kind: Type.Literal('segment'),
    registeredFrom: orNull(Instant),
    registeredBefore: orNull(Instant),
    languages: Type.Array(Language, { maxItems: 6, uniqueItems: true }),
  }),
  /**
   * The players of this list: their number, and the SHA-256 of the members (`textOfMembers`), so that two people sign the list
   * itself and no other can be added. Terms older than this have neither, and accept no list any more.
   */
  Type.Object({
    kind: Type.Literal('list'),
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: PLAYERS_MAX })),
    hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  }),
  /** Players who enter one of its codes. Public: listed among all promotions, with a field for the code; absent: not listed. */
  Type.Object({ kind: Type.Literal('code'), isPublic: Type.Optional(Type.Boolean()) }),
  /** Players selected by a trigger. */
  Type.Object({ kind: Type.Literal('trigger') }),
])
export type People = Static<typeof People>

/** The terms of one version. They never change: players who accepted them keep them. */
export const CampaignTerms = Type.Object({
  /** A proper name, the same in all languages. */
  name: text(80, 3),
  gift: Gift,
  /** Null without wagering. */
  wagering: orNull(Wagering),
  games: Type.Object({
    kind: Type.Enum(['all', 'listed']),
    shares: Type.Array(GameShare, { maxItems: 300 }),
  }),
  people: People,
  window: Type.Object({
    from: Instant,
    /** No gifts from this instant on. */
    softEnd: Instant,
    /** End of play with its gifts. */
    hardEnd: Instant,
  }),
  /** Budget: the maximum cost of all gifts together. */
  budgetMinor: PositiveAmountMinor,
  /** Maximum number of gifts to one player, over the whole campaign. */
  giftsPerPlayerMax: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** A withdrawal forfeits the bonus. The law of a market may forbid this. */
  endsAtWithdrawal: Type.Boolean(),
})
export type CampaignTerms = Static<typeof CampaignTerms>

/** A finding of the legality gate against terms: the rule with its figure, the field of the form, and the remedy. */
export const Finding = Type.Object({
  field: Type.String(),
  refusal: LawRefusal,
  /** The sentence of the rule pack in each language. */
  texts: Type.Record(Type.String(), Type.String()),
  remedy: Type.Enum([...REMEDIES]),
})
export type Finding = Static<typeof Finding>

export const CampaignVersion = Type.Object({
  versionId: Uuid,
  version: Type.Integer(),
  state: Type.Enum([...VERSION_STATES]),
  terms: CampaignTerms,
  writtenBy: Type.Integer(),
  writtenAt: Instant,
  approvedBy: orNull(Type.Integer()),
  approvedAt: orNull(Instant),
})

export const Campaign = Type.Object({
  campaignId: Uuid,
  state: Type.Enum([...CAMPAIGN_STATES]),
  kind: Type.Enum([...GIFT_KINDS]),
  name: Type.String(),
  /** Cost of the gifts so far, and the budget. */
  given: Money,
  budget: Money,
  gifts: Type.Integer(),
  /** The live version; null before the first approval. */
  liveVersion: orNull(Type.Integer()),
  /** The newest version, drafts included. */
  latestVersion: Type.Integer(),
  window: CampaignTerms.properties.window,
  createdBy: Type.Integer(),
  createdAt: Instant,
  /** Why it ended; null while it has not. */
  endedBy: orNull(Type.Enum(['staff', 'time', 'budget'])),
})

/** Why a player got no gift. */
export const WHY_NOT = [
  'not-live',
  'outside-window',
  'not-among-people',
  'restricted',
  'blocked',
  'not-lawful',
  'limit-lowered',
  'least-amount',
  'not-first-deposit',
  /** It is given for deposits after the first one. */
  'first-deposit',
  'given-often-enough',
  'budget-used-up',
  'round-open',
] as const
export type WhyNot = (typeof WHY_NOT)[number]

/** Why a player of a list gets nothing. `unknown`: the brand has no player with this number. `twice`: duplicate in the list. */
export const WHY_NOT_OF_LIST = [...WHY_NOT, 'unknown', 'excluded', 'unverified', 'twice'] as const
export type WhyNotOfList = (typeof WHY_NOT_OF_LIST)[number]

export const LIST_BYTES_MAX = 2 * 1024 * 1024
export const ListedPlayers = Type.Array(PlayerId, { minItems: 1, maxItems: PLAYERS_MAX })

const refusedOfList = Type.Array(Type.Object({ why: Type.Enum([...WHY_NOT_OF_LIST]), count: Type.Integer() }))

/** The outcome of adding a list of players now. */
export const CheckedList = Type.Object({
  asked: Type.Integer(),
  ok: Type.Integer(),
  refused: refusedOfList,
  /** All refused players, in the order of the list. */
  rows: Type.Array(Type.Object({ playerId: PlayerId, why: Type.Enum([...WHY_NOT_OF_LIST]) })),
  /** The cost of the gifts to the others; null where the list alone gives nothing yet, such as before a deposit. */
  cost: orNull(Money),
  budgetLeft: Money,
})

/** A list of players of a campaign, processed by the worker. */
export const PlayerList = Type.Object({
  listId: Uuid,
  campaignId: Uuid,
  state: Type.Enum(['running', 'done']),
  createdBy: Type.Integer(),
  createdAt: Instant,
  finishedAt: orNull(Instant),
  players: Type.Integer(),
  /** SHA-256 of the members; null for older lists. */
  hash: orNull(Type.String()),
  /** Number processed: accepted or refused. */
  done: Type.Integer(),
  /** Number that got the gift, or are in the target group now. */
  given: Type.Integer(),
  refused: refusedOfList,
})

/** Time since registration, in the estimate of reach. */
export const REGISTERED = ['under-30-days', 'under-a-year', 'longer'] as const

/** Cost of a campaign if its whole budget is given and accepted, and its reach today. */
export const CampaignEstimate = Type.Object({
  cost: Type.Object({
    /** Number of the largest gifts within the budget. */
    gifts: Type.Integer(),
    /** Expected cost if everybody chose the game and stake that cost the house least, and most. */
    least: Money,
    most: Money,
    /** Not exceeded with a probability of 99 %. */
    worst: Money,
    budget: Money,
    dearest: orNull(Type.Object({ gameKey: GameKey, stake: Money })),
  }),
  reach: Type.Object({
    /** Null where the players are only determined by a list, a code or a trigger. */
    meant: orNull(Type.Integer()),
    /** Number of players checked one by one: all of them, or a random sample. */
    looked: Type.Integer(),
    reached: Type.Integer(),
    refused: Type.Array(Type.Object({ why: Type.Enum([...WHY_NOT]), count: Type.Integer() })),
    /** The same by language and by time since registration: under 30 days, under a year, longer. */
    segments: Type.Array(
      Type.Object({
        by: Type.Enum(['language', 'registered']),
        key: Type.String(),
        looked: Type.Integer(),
        reached: Type.Integer(),
      }),
    ),
  }),
})

export type CampaignEstimate = Static<typeof CampaignEstimate>

export const CampaignGift = Type.Object({
  giftId: Uuid,
  campaignId: Uuid,
  version: Type.Integer(),
  playerId: PlayerId,
  /** The cause of the gift: a payment, a code, a trigger's firing. Each cause gives once. */
  cause: Type.String(),
  amount: Money,
  givenAt: Instant,
  /** The part taken back, such as with a refund. */
  takenBackMinor: AmountMinor,
})

/** A player who got no gift although its cause occurred. */
export const NotGiven = Type.Object({
  no: Type.Integer(),
  campaignId: Uuid,
  playerId: PlayerId,
  /** The cause, as for a gift. */
  cause: Type.String(),
  why: Type.Enum([...WHY_NOT]),
  at: Instant,
})

/** A code as typed by a player: at least four letters and digits, with or without dashes and blanks, case-insensitive. */
export const CampaignCode = Type.String({
  minLength: 4,
  maxLength: 40,
  pattern: '^[A-Za-z0-9](?:[ -]*[A-Za-z0-9]){3,}[ -]*$',
})

/** The gift of a code. `made`: the award of a bonus, or the offer of free rounds. */
export const CodeGift = Type.Object({
  giftId: Uuid,
  kind: Type.Enum([...GIFT_KINDS]),
  name: Type.String(),
  amount: Money,
  made: Uuid,
})

/** `details.why` of ERR_NOT_GIVEN has the reason. */
export const CODE_REFUSALS = [
  'ERR_CODE_NOT_VALID',
  'ERR_CODE_USED',
  'ERR_NOT_GIVEN',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
] as const

/** A code for staff after its creation: its use is known, the code itself is not. */
export const CodeShown = Type.Object({
  codeId: Uuid,
  usesMax: Type.Integer(),
  used: Type.Integer(),
  madeAt: Instant,
  endedAt: orNull(Instant),
})
