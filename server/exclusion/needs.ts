import type { Static } from 'typebox'
import type { LawRefusal } from '#contract/shapes/law.ts'
import type { VenueKind } from '#contract/shapes/places.ts'
import type { Clock, ControlMessage, Database, Querier, publish, Transaction } from '#server/kernel/index.ts'
import type { Register, Sdsl } from './registers/register.ts'

/** A person in the form of the registers. */
export type Person = {
  readonly firstName: string
  readonly surname: string
  readonly birthDate: string
  readonly birthNumber?: string | undefined
}

/** This room's part of the facts for a decision of the law. Null: not known. */
export type ExclusionFacts = {
  readonly register: { readonly answer: 'clear' | 'excluded' | 'unknown'; readonly checkedAt: string } | null
  readonly panicUntil: string | null
  readonly selfExcludedUntil: string | null
  readonly play: {
    readonly playedMinutes: number
    readonly breakUntil: string | null
    readonly hourLossMinor: number
    readonly hourEndsAt: string
    readonly lastRoundAt: string | null
  } | null
}

export type ExclusionAction =
  | { readonly kind: 'register' | 'press-panic' | 'exclude-self' | 'write-register' | 'deposit' }
  | {
      readonly kind: 'stake'
      readonly stakeMinor: number
      readonly hourLossMaxMinor: number | null
      readonly venueKind?: VenueKind
    }

type Refusal = Static<typeof LawRefusal>
type WithRule<T> = T & { readonly ruleId: string }

/** The law, as this room calls it. The two rooms are on one floor and are connected by the composition. */
export type LawOfExclusion = {
  readonly packId: () => string
  readonly panic: () => WithRule<{ hours: number }> | undefined
  readonly selfExclusion: () => { readonly ruleId: string } | undefined
  /** Terms in months that are offered; the shortest one first. */
  readonly term: () => WithRule<{ months: readonly number[] }>
  readonly register: () => WithRule<{ answerLivesMinutes: number }> | undefined
  readonly forcedBreak: () => WithRule<{ playMinutes: number; breakMinutes: number }> | undefined
  readonly monthsLater: (from: Date, months: number) => Date
  /** Decides and records a refusal. */
  readonly judge: (
    playerId: number | null,
    facts: ExclusionFacts,
    action: ExclusionAction,
  ) => Promise<Refusal | undefined>
  /** The same as a dry run: nothing is recorded. */
  readonly preview: (facts: ExclusionFacts, action: ExclusionAction) => Refusal | undefined
  readonly refuse: (refusal: Refusal) => never
}

/** Needs of the room, given when a process is composed. */
export type ExclusionNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly law: LawOfExclusion
  /** The state's register of the market. */
  readonly register: Register
  readonly sdsl: Sdsl
  readonly blockPlaying: (tx: Transaction, playerId: number, cause: 'exclusion') => Promise<unknown>
  readonly unblockPlaying: (tx: Transaction, playerId: number, cause: 'exclusion') => Promise<unknown>
  readonly findAccount: (db: Querier, playerId: number) => Promise<{ readonly accountId: number } | undefined>
  /** Key of the game of a series. */
  readonly keysOfSeries: (db: Querier, seriesIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** The same for later steps of rounds, which have no series, by the references of their entries. */
  readonly keysOfSteps: (db: Querier, references: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** When rounds began at terminals of venues since an instant. */
  readonly readVenueRounds: (db: Querier, playerIds: readonly number[], since: Date) => Promise<readonly Date[]>
  /** Losses there within a period, by our game. */
  readonly readVenueLosses: (
    db: Querier,
    playerIds: readonly number[],
    within: { readonly from: Date; readonly until: Date },
  ) => Promise<ReadonlyMap<string, number>>
  readonly hasOpenSession: (playerId: number) => Promise<boolean>
  readonly publish: typeof publish
  readonly sendControl: (message: ControlMessage) => Promise<void>
}
