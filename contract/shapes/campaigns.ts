import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATES, VERSION_STATES } from '../states/campaign-states.ts'
import { GameKey, Instant, Language, PlayerId, text, Uuid } from './fields.ts'
import { LawRefusal, REMEDIES } from './law.ts'
import { AmountMinor, Money, PositiveAmountMinor } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** What a campaign can give. Amounts are minor units of the campaign's currency. */
export const GIFT_KINDS = ['no-deposit', 'deposit-match', 'reload', 'cashback', 'by-hand', 'free-rounds'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

/** Part of a payment that is added to it, in hundredths; never more than the cap. */
const share = {
  percent: Type.Integer({ minimum: 1, maximum: 300 }),
  capMinor: PositiveAmountMinor,
}

/** Rounds of one game of the player's choice, at a stake that the game has. */
export const FreeRoundsGift = Type.Object({
  kind: Type.Literal('free-rounds'),
  gameKeys: Type.Array(GameKey, { minItems: 1, maxItems: 20, uniqueItems: true }),
  stakeMinor: PositiveAmountMinor,
  rounds: Type.Integer({ minimum: 1, maximum: 1000 }),
  winTo: Type.Enum(['cash', 'bonus']),
  /** The most that all the rounds together win for the player. */
  winCapMinor: orNull(PositiveAmountMinor),
  /** What the player may take in place of the rounds: so many hundredths of what they are worth. Absent: nothing. */
  conversion: Type.Optional(
    orNull(Type.Object({ to: Type.Enum(['cash', 'bonus']), percent: Type.Integer({ minimum: 1, maximum: 100 }) })),
  ),
})

/** What is given, by kind. */
export const Gift = Type.Union([
  Type.Object({ kind: Type.Literal('no-deposit'), amountMinor: PositiveAmountMinor }),
  /** Of a player's first deposit, or of the first one in the campaign's time. */
  Type.Object({
    kind: Type.Literal('deposit-match'),
    ...share,
    leastDepositMinor: PositiveAmountMinor,
    onlyFirstDeposit: Type.Boolean(),
  }),
  /** Of each later deposit, at most so many times for a player. */
  Type.Object({
    kind: Type.Literal('reload'),
    ...share,
    leastDepositMinor: PositiveAmountMinor,
    timesMax: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  /** Of what a player lost in a day or a week of the market's calendar, with games that count. */
  Type.Object({
    kind: Type.Literal('cashback'),
    ...share,
    leastLossMinor: PositiveAmountMinor,
    period: Type.Enum(['day', 'week']),
  }),
  /** Staff choose the player each time. */
  Type.Object({ kind: Type.Literal('by-hand'), amountMinor: PositiveAmountMinor }),
  FreeRoundsGift,
])
export type Gift = Static<typeof Gift>

/** How bonus money is played; free rounds have none of it unless their win becomes bonus money. */
export const Wagering = Type.Object({
  times: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Largest stake that bonus money helps to pay; null is the game's own. */
  stakeMaxMinor: orNull(PositiveAmountMinor),
  daysToAccept: Type.Integer({ minimum: 1, maximum: 90 }),
  daysToPlay: Type.Integer({ minimum: 1, maximum: 90 }),
})

/** A stake in a game counts by so many hundredths; games that are not named by the game's own coefficient, or not at all. */
export const GameShare = Type.Object({ gameKey: GameKey, percent: Type.Integer({ minimum: 0, maximum: 100 }) })

/** Of a list of players: as many as one file has. */
export const PLAYERS_MAX = 50_000

/** Whom it is for. Law and consent take people away from each of them, and that cannot be switched off. */
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
   * Who stands in this list: how many they are, and the SHA-256 of who (`textOfMembers`), so that two people sign the list itself and no
   * other is added. Terms of before have neither, and take no list any more.
   */
  Type.Object({
    kind: Type.Literal('list'),
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: PLAYERS_MAX })),
    hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  }),
  /** Who has one of its codes. Public: among everybody's promotions, with a field for the code; absent, it is told of nowhere. */
  Type.Object({ kind: Type.Literal('code'), isPublic: Type.Optional(Type.Boolean()) }),
  /** Whom a trigger names. */
  Type.Object({ kind: Type.Literal('trigger') }),
])
export type People = Static<typeof People>

/** The terms of one version. They never change: who accepted them keeps them. */
export const CampaignTerms = Type.Object({
  /** A proper name, told in all languages as it is. */
  name: text(80, 3),
  gift: Gift,
  /** Null where nothing has to be wagered. */
  wagering: orNull(Wagering),
  games: Type.Object({
    kind: Type.Enum(['all', 'listed']),
    shares: Type.Array(GameShare, { maxItems: 300 }),
  }),
  people: People,
  window: Type.Object({
    from: Instant,
    /** Nothing is given from here on. */
    softEnd: Instant,
    /** Nothing of it can be played from here on. */
    hardEnd: Instant,
  }),
  /** What all its gifts may cost together. */
  budgetMinor: PositiveAmountMinor,
  /** Gifts to one player, over the whole campaign. */
  giftsPerPlayerMax: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Taking money out takes the bonus away. The law of a market may forbid it. */
  endsAtWithdrawal: Type.Boolean(),
})
export type CampaignTerms = Static<typeof CampaignTerms>

/** What the legality gate finds against terms: the rule with its figure, where it stands in the form, and what makes it lawful. */
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
  /** What gifts have cost so far, and what they may cost. */
  given: Money,
  budget: Money,
  gifts: Type.Integer(),
  /** The version that gives now; null before the first was approved. */
  liveVersion: orNull(Type.Integer()),
  /** The newest version: what is written now. */
  latestVersion: Type.Integer(),
  window: CampaignTerms.properties.window,
  createdBy: Type.Integer(),
  createdAt: Instant,
  /** Why it ended, where it did. */
  endedBy: orNull(Type.Enum(['staff', 'time', 'budget'])),
})

/** Why a player was not given what a campaign gives. */
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

/** Why somebody of a list is given nothing. `unknown`: nobody at this brand has the number. `twice`: it stands in the list before. */
export const WHY_NOT_OF_LIST = [...WHY_NOT, 'unknown', 'excluded', 'unverified', 'twice'] as const
export type WhyNotOfList = (typeof WHY_NOT_OF_LIST)[number]

export const LIST_BYTES_MAX = 2 * 1024 * 1024
export const ListedPlayers = Type.Array(PlayerId, { minItems: 1, maxItems: PLAYERS_MAX })

const refusedOfList = Type.Array(Type.Object({ why: Type.Enum([...WHY_NOT_OF_LIST]), count: Type.Integer() }))

/** What would become of a list of players, if it was added now. */
export const CheckedList = Type.Object({
  asked: Type.Integer(),
  ok: Type.Integer(),
  refused: refusedOfList,
  /** Everybody who is refused, in the order of the list. */
  rows: Type.Array(Type.Object({ playerId: PlayerId, why: Type.Enum([...WHY_NOT_OF_LIST]) })),
  /** What those who are given it would cost; null where standing in the list gives nothing yet, such as before a deposit. */
  cost: orNull(Money),
  budgetLeft: Money,
})

/** A list of players of a campaign, which the worker goes through. */
export const PlayerList = Type.Object({
  listId: Uuid,
  campaignId: Uuid,
  state: Type.Enum(['running', 'done']),
  createdBy: Type.Integer(),
  createdAt: Instant,
  finishedAt: orNull(Instant),
  players: Type.Integer(),
  /** SHA-256 of who stands in it; null for lists of before. */
  hash: orNull(Type.String()),
  /** Of them so many are through: taken or refused. */
  done: Type.Integer(),
  /** So many were given it, or are people of the campaign now. */
  given: Type.Integer(),
  refused: refusedOfList,
})

/** How long ago somebody registered, as reach is counted. */
export const REGISTERED = ['under-30-days', 'under-a-year', 'longer'] as const

/** What a campaign may cost when its whole budget is given and accepted, and whom it would reach today. */
export const CampaignEstimate = Type.Object({
  cost: Type.Object({
    /** So many of the largest gift the budget pays. */
    gifts: Type.Integer(),
    /** Expected, if everybody played the game and the stake by which least is left to them, and most. */
    least: Money,
    most: Money,
    /** Not passed in 99 of 100. */
    worst: Money,
    budget: Money,
    dearest: orNull(Type.Object({ gameKey: GameKey, stake: Money })),
  }),
  reach: Type.Object({
    /** Null where only a list, a code or a trigger will tell whom it is for. */
    meant: orNull(Type.Integer()),
    /** So many were judged one by one: all of them, or a sample by chance. */
    looked: Type.Integer(),
    reached: Type.Integer(),
    refused: Type.Array(Type.Object({ why: Type.Enum([...WHY_NOT]), count: Type.Integer() })),
    /** The same by language and by how long ago people registered: under 30 days, under a year, longer. */
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
  /** What it was given for: a payment, a code, a trigger's firing. The same cause gives once. */
  cause: Type.String(),
  amount: Money,
  givenAt: Instant,
  /** What of it was taken back, such as with a refund. */
  takenBackMinor: AmountMinor,
})

/** Somebody who was given nothing although something happened that called for it. */
export const NotGiven = Type.Object({
  no: Type.Integer(),
  campaignId: Uuid,
  playerId: PlayerId,
  /** What called for it, as a gift's. */
  cause: Type.String(),
  why: Type.Enum([...WHY_NOT]),
  at: Instant,
})

/** A code as a player types it: four letters and digits or more, with or without dashes and blanks; both cases are the same. */
export const CampaignCode = Type.String({
  minLength: 4,
  maxLength: 40,
  pattern: '^[A-Za-z0-9](?:[ -]*[A-Za-z0-9]){3,}[ -]*$',
})

/** What a code has given. `made`: the award of a bonus, or the offer of free rounds. */
export const CodeGift = Type.Object({
  giftId: Uuid,
  kind: Type.Enum([...GIFT_KINDS]),
  name: Type.String(),
  amount: Money,
  made: Uuid,
})

/** ERR_NOT_GIVEN tells why in `details.why`. */
export const CODE_REFUSALS = [
  'ERR_CODE_NOT_VALID',
  'ERR_CODE_USED',
  'ERR_NOT_GIVEN',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
] as const

/** A code as staff see it later: only how it is used is known, not what it is. */
export const CodeShown = Type.Object({
  codeId: Uuid,
  usesMax: Type.Integer(),
  used: Type.Integer(),
  madeAt: Instant,
  endedAt: orNull(Instant),
})
