import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import type { Mission } from '#contract/shapes/tournaments.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database, Instant, Querier, Transaction } from '../kernel/index.ts'

/** The brand in which the tournaments are held. */
export type TournamentBrand = {
  readonly target: string
  readonly market: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  /** How players are addressed; formally where it is not said. */
  readonly address?: FormOfAddress
}

/** The opening stake of a round of a game, as booked. Amounts in minor units. */
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

/** The result of a round of a game. */
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

/** Facts of the rooms of rounds, passed by the composition. */
export type RoundsOfBooks = {
  readonly outcomesOf: (
    db: Querier,
    entries: readonly Omit<Staked, 'accountId' | 'seq'>[],
  ) => Promise<readonly PlayedRound[]>
  /** Which of some players did a mission within a period, and when. */
  readonly missionDone: (
    db: Querier,
    asked: { readonly mission: Mission; readonly playerIds: readonly number[]; readonly from: Date; readonly to: Date },
  ) => Promise<readonly { readonly playerId: number; readonly doneAt: Date }[]>
}

/** Why a player may not get a prize now; `lapsed` is final. */
export type PrizeObstacle = { readonly outcome: 'held' | 'lapsed'; readonly because: string }

/** Functions that give prizes, passed by the composition; each runs in the caller's transaction. */
export type PrizeGivers = {
  /** What prevents a prize of this kind for a player, or undefined. */
  readonly obstacleTo: (
    tx: Transaction,
    playerId: number,
    kind: 'money' | 'free-rounds' | 'bonus',
  ) => Promise<PrizeObstacle | undefined>
  /** Returns the id of the award. */
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
  /** Returns the id of the award; undefined while the player has the same bonus. */
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

/** What counting needs besides the database. */
export type CountNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: Pick<TournamentBrand, 'target'>
  readonly rounds: RoundsOfBooks
}

/** What the room needs in a process that serves calls. */
export type TournamentNeeds = PrizeNeeds &
  CountNeeds & {
    /** Stakes of a game that the market allows; undefined if there is no such game. */
    readonly stakesOf: (gameKey: string) => readonly number[] | undefined
    /** The value of a bonus; undefined if there is none. */
    readonly bonusWorth: (db: Querier, bonusId: string, target: string) => Promise<number | undefined>
    readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
    /** Whether staff, an exclusion or the closing of the account prevents the player from playing now. */
    readonly isPlayingBlocked: (db: Querier, playerId: number) => Promise<boolean>
    /** Refuses players who may not play, because of exclusions or the law of accounts. */
    readonly judgeEntry: (playerId: number) => Promise<void>
    readonly accountOf: (db: Querier, playerId: number) => Promise<number | undefined>
  }
