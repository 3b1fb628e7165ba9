import type { LawRefusal } from '#contract/shapes/law.ts'
import type { GameKind, LimitKind } from '#contract/shapes/limits.ts'
import type { Currency } from '#contract/shapes/money.ts'
import type { ChangeMode } from '#contract/states/limit-changes.ts'
import type { Static } from 'typebox'
import type { Clock, ControlMessage, Database, Querier, tell, Transaction } from '#server/kernel/index.ts'

/** A time signed in; `endedAt` is null while it lasts. */
export type Logon = { readonly openedAt: Date; readonly endedAt: Date | null }

/** One limit as it stands, in the form that the law reads. */
export type Standing = {
  readonly kind: LimitKind
  readonly value: number | null
  readonly present: number
  readonly resetsAt: string | null
  /** A looser value that waits: from when it holds. */
  readonly pending?: { readonly value: number | null; readonly effectiveAt: string }
}

/** What this room knows of a player: its part of the facts by which the law decides. */
export type LimitFactsNow = {
  readonly limits: readonly Standing[]
  readonly limitsNotChosen: readonly LimitKind[]
  readonly logonBreakUntil: string | null
  readonly changesThisMonth: Readonly<Partial<Record<LimitKind, number>>>
  /** An account that the person closed before, with the limits that held then; looked at for a first choice only. */
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

export type LimitVerdict = Static<typeof LawRefusal> | undefined

/** Money paid in that the online account's books do not tell of; `at` is null while it is on its way. */
export type Incoming = { readonly at: Date | null; readonly amountMinor: number }

/** The law, as this room asks it. The two rooms stand on one floor and meet where the process is composed. */
export type LawOfLimits = {
  readonly packId: () => string
  readonly zone: () => string
  readonly changeMode: () => ChangeMode & { readonly ruleId: string }
  readonly kinds: () => readonly { readonly kind: LimitKind; readonly isOptional: boolean }[]
  /** Decides and keeps a refusal. */
  readonly judge: (playerId: number, facts: LimitFactsNow, action: LimitAction) => Promise<LimitVerdict>
  /** The same, asked by somebody who only looks: nothing is kept. */
  readonly foresee: (facts: LimitFactsNow, action: LimitAction) => LimitVerdict
  readonly refuse: (refusal: Static<typeof LawRefusal>) => never
}

/** The other brands of the operator, as this room asks of them. */
export type Brands = {
  /** Other accounts of the person in this market, closed ones too. */
  readonly findOthers: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** No stake of this account from the commit on, until it is the one that is played at. */
  readonly stopPlay: (tx: Transaction, playerId: number) => Promise<unknown>
  readonly letPlay: (tx: Transaction, playerId: number) => Promise<unknown>
  /** This account is the one that is played at now: what the others began and lost last counts in its books too. */
  readonly takeOverPace: (tx: Transaction, playerId: number, others: readonly number[]) => Promise<unknown>
}

/** What moved on a player's own money beside the rounds, by calendar day; amounts in minor units. */
export type MovedOfDay = {
  readonly day: string
  readonly deposited: number
  readonly withdrawn: number
  readonly ofHouse: number
  readonly fromVenues: number
  readonly other: number
}

/** What the room is given when a process is composed. */
export type LimitsNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: Currency
  readonly law: LawOfLimits
  /** The player's cash account in the books, or nothing for a player that is not. */
  readonly findAccount: (db: Querier, playerId: number) => Promise<{ readonly accountId: number } | undefined>
  /** Times signed in that had not ended before an instant, in order. */
  readonly readLogons: (db: Querier, playerId: number, since: Date) => Promise<readonly Logon[]>
  /** What kind of game the rounds of a series belong to; a series that is not in the answer is a casino game. */
  readonly gamesOfSeries: (db: Querier, seriesIds: readonly number[]) => Promise<ReadonlyMap<number, GameKind>>
  /** Deposits on their way, and cash that a desk took since an instant. Left out: the books tell of everything. */
  readonly readIncoming?: (db: Querier, playerId: number, since: Date) => Promise<readonly Incoming[]>
  /** Money of all the player's own accounts since an instant, for the player's statistics. */
  readonly readMoved: (
    db: Querier,
    playerId: number,
    of: { readonly since: Date; readonly zone: string },
  ) => Promise<readonly MovedOfDay[]>
  /** Makes the player's running sessions end at an instant at the latest. */
  readonly boundSessions: (tx: Transaction, playerId: number, endsAt: Date) => Promise<void>
  /** What holds one person's accounts at several brands of the operator to one sum. Left out: each stands alone. */
  readonly brands?: Brands
  readonly tell: typeof tell
  readonly sendControl: (message: ControlMessage) => Promise<void>
}
