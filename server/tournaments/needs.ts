import type { Mission } from '#contract/shapes/tournaments.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database, Instant, Querier, Transaction } from '../kernel/index.ts'

/** Where the tournaments are. */
export type TournamentBrand = {
  readonly target: string
  readonly market: string
  readonly currency: CurrencyCode
  readonly timeZone: string
}

/** The stake of a round of a game, as the books have it. Amounts in minor units. */
export type Staked = {
  readonly accountId: number
  readonly seq: number
  readonly reference: string
  readonly seriesId: number
  readonly ordinal: number
  readonly debit: number
  readonly credit: number
  readonly createdAt: Date
}

/** What became of a round of a game. */
export type PlayedRound = {
  readonly roundId: string
  readonly gameKey: string
  readonly stakeMinor: number
  readonly wonMinor: number
  /** Null while it waits for a decision. */
  readonly endedAt: Date | null
  readonly isFree: boolean
  readonly isLent: boolean
}

/** What the rooms of rounds know, handed over by the composition. */
export type RoundsOfBooks = {
  readonly outcomesOf: (
    db: Querier,
    entries: readonly Omit<Staked, 'accountId' | 'seq'>[],
  ) => Promise<readonly PlayedRound[]>
  /** Players of some who have done a mission in a stretch of time, and when it was done. */
  readonly missionDone: (
    db: Querier,
    asked: { readonly mission: Mission; readonly playerIds: readonly number[]; readonly from: Date; readonly to: Date },
  ) => Promise<readonly { readonly playerId: number; readonly doneAt: Date }[]>
}

/** Why a player may not have a prize now: `lapsed` reasons last. */
export type PrizeObstacle = { readonly outcome: 'held' | 'lapsed'; readonly because: string }

/** What gives prizes, handed over by the composition; each inside the caller's transaction. */
export type PrizeGivers = {
  /** What keeps a player from being given something of a kind, or nothing. */
  readonly obstacleTo: (
    tx: Transaction,
    playerId: number,
    kind: 'money' | 'free-rounds' | 'bonus',
  ) => Promise<PrizeObstacle | undefined>
  /** Gives the id of the award. */
  readonly giveFreeRounds: (
    tx: Transaction,
    given: {
      readonly playerId: number
      readonly gameKey: string
      readonly stakeMinor: number
      readonly rounds: number
      readonly source: string
      readonly expiresAt: Instant
    },
  ) => Promise<string>
  /** Gives the id of the award; undefined while the player has the same bonus. */
  readonly offerBonus: (
    tx: Transaction,
    given: {
      readonly playerId: number
      readonly bonusId: string
      readonly offeredBy: number
      readonly approvedBy: number | null
    },
  ) => Promise<string | undefined>
}

export type PrizeNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: TournamentBrand
  readonly prizes: PrizeGivers
}

/** What counts, beside the database. */
export type CountNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: Pick<TournamentBrand, 'target'>
  readonly rounds: RoundsOfBooks
}

/** What the room is given in a process that serves calls. */
export type TournamentNeeds = PrizeNeeds &
  CountNeeds & {
    /** Stakes of a game that the market allows; undefined when there is no such game. */
    readonly stakesOf: (gameKey: string) => readonly number[] | undefined
    /** What a bonus is worth; undefined when there is none. */
    readonly bonusWorth: (db: Querier, bonusId: string) => Promise<number | undefined>
    readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
    /** Whether staff, an exclusion or the account's end keeps the player from playing now. */
    readonly isPlayingBlocked: (db: Querier, playerId: number) => Promise<boolean>
    /** Refuses who may not play: by exclusions, by the law of accounts. */
    readonly judgeEntry: (playerId: number) => Promise<void>
    readonly accountOf: (db: Querier, playerId: number) => Promise<number | undefined>
  }
