import type { LawRefusal } from '#contract/shapes/law.ts'
import type { GameKind, LimitKind } from '#contract/shapes/limits.ts'
import type { Currency } from '#contract/shapes/money.ts'
import type { ChangeMode } from '#contract/states/limit-changes.ts'
import type { Static } from 'typebox'
import type { Clock, ControlMessage, Database, Querier, publish, Transaction } from '#server/kernel/index.ts'
import type { PlayDay } from './limits.queries.ts'

/** A session; `endedAt` is null while it is open. */
export type Logon = { readonly openedAt: Date; readonly endedAt: Date | null }

/** State of one limit, in the form of the law. */
export type Standing = {
  readonly kind: LimitKind
  readonly value: number | null
  readonly present: number
  readonly resetsAt: string | null
  /** A pending looser value: from when it takes effect. */
  readonly pending?: { readonly value: number | null; readonly effectiveAt: string }
}

/** This room's part of the facts for a decision of the law. */
export type LimitFactsNow = {
  readonly limits: readonly Standing[]
  readonly limitsNotChosen: readonly LimitKind[]
  readonly logonBreakUntil: string | null
  readonly changesThisMonth: Readonly<Partial<Record<LimitKind, number>>>
  /** An account that the person closed before, with its last limits; read for a first choice only. */
  readonly closedBefore?: ClosedBefore | null
}

export type ClosedBefore = {
  readonly closedAt: string
  readonly reopenedAt: string
  readonly limits: Readonly<Partial<Record<LimitKind, number>>>
}

export type LimitAction =
  | { readonly kind: 'sign-in' | 'stay' }
  | { readonly kind: 'deposit'; readonly amountMinor: number }
  | { readonly kind: 'stake'; readonly stakeMinor: number; readonly game: GameKind }
  | {
      readonly kind: 'change-limit'
      readonly limit: LimitKind
      readonly from: number | null
      readonly to: number | null
      readonly isFirst: boolean
    }
  | { readonly kind: 'enter-venue' }

export type LimitVerdict = Static<typeof LawRefusal> | undefined

/** Money paid in that the online account's books do not have; `at` is null while it is on its way. */
export type Incoming = { readonly at: Date | null; readonly amountMinor: number }

/** The law, as this room calls it. The two rooms are on one floor and are connected by the composition. */
export type LawOfLimits = {
  readonly packId: () => string
  readonly zone: () => string
  readonly changeMode: () => ChangeMode & { readonly ruleId: string }
  readonly kinds: () => readonly { readonly kind: LimitKind; readonly isOptional: boolean }[]
  /** Decides and records a refusal. */
  readonly judge: (playerId: number, facts: LimitFactsNow, action: LimitAction) => Promise<LimitVerdict>
  /** The same as a dry run: nothing is recorded. */
  readonly preview: (facts: LimitFactsNow, action: LimitAction) => LimitVerdict
  readonly refuse: (refusal: Static<typeof LawRefusal>) => never
}

/** The other brands of the operator, as this room calls them. */
export type Brands = {
  /** Other accounts of the person in this market, including closed ones. */
  readonly findOthers: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** Blocks stakes of this account from the commit on, until it is the one that is played at. */
  readonly stopPlay: (tx: Transaction, playerId: number) => Promise<unknown>
  readonly letPlay: (tx: Transaction, playerId: number) => Promise<unknown>
  /** This account is the one that is played at now: the last round and losses of the others count in its books too. */
  readonly takeOverPace: (tx: Transaction, playerId: number, others: readonly number[]) => Promise<unknown>
}

/** What moved on a player's own money without the rounds, by calendar day; amounts in minor units. */
export type MovedOfDay = {
  readonly day: string
  readonly deposited: number
  readonly withdrawn: number
  readonly ofHouse: number
  readonly fromVenues: number
  readonly other: number
}

/** Needs of the room, given when a process is composed. */
export type LimitsNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: Currency
  readonly law: LawOfLimits
  /** The player's cash account in the books; undefined for an unknown player. */
  readonly findAccount: (db: Querier, playerId: number) => Promise<{ readonly accountId: number } | undefined>
  /** Sessions that had not ended before an instant, in order. */
  readonly readLogons: (db: Querier, playerId: number, since: Date) => Promise<readonly Logon[]>
  /** Kind of game of each series; a series that is missing is a casino game. */
  readonly gamesOfSeries: (db: Querier, seriesIds: readonly number[]) => Promise<ReadonlyMap<number, GameKind>>
  /** Open deposits, and cash that a venue took since an instant. Absent: the books have everything. */
  readonly readIncoming?: (db: Querier, playerId: number, since: Date) => Promise<readonly Incoming[]>
  /** Play at terminals of venues since a day. Absent: there are none. */
  readonly readVenuePlay?: (db: Querier, playerId: number, sinceDay: string) => Promise<readonly PlayDay[]>
  /** Movements of all the player's own accounts since an instant, for the player's statistics. */
  readonly readMoved: (
    db: Querier,
    playerId: number,
    of: { readonly since: Date; readonly zone: string },
  ) => Promise<readonly MovedOfDay[]>
  /** Sets the latest end of the player's open sessions. */
  readonly boundSessions: (tx: Transaction, playerId: number, endsAt: Date) => Promise<void>
  /** Applies one sum to a person's accounts at several brands of the operator. Absent: each stands alone. */
  readonly brands?: Brands
  readonly publish: typeof publish
  readonly sendControl: (message: ControlMessage) => Promise<void>
}
