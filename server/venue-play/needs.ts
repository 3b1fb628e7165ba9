import type { Currency } from '#contract/shapes/money.ts'
import type { HourLoss } from '#server/game-rounds/index.ts'
import type { LimitsNeeds } from '#server/limits/index.ts'
import type { Clock, Database, Instant, Querier } from '#server/kernel/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'
import type { OpenPlace } from '#server/topology/index.ts'
import type { TransferOfVenue, VenueTransferFilter } from '#server/payments/index.ts'

/** A stake in a game whose loss of the hour is bound. */
export type StakeInGame = {
  readonly gameKey: string
  readonly stakeMinor: number
  readonly hourLossMaxMinor: number
}

/** Needs of the room, given when a process is composed. Each use case takes its part. */
export type VenuePlayNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly currency: Currency
  readonly timeZone: string
  readonly version: string
  readonly limits: LimitsNeeds
  readonly signIn: SignInNeeds
  /** Accounts of the same person at other brands. */
  readonly findOthers: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** Refuses a place where nothing may be played at a moment, with the rule. */
  readonly judgePlace: (place: {
    readonly venueId: string
    readonly terminalId?: string | null
    readonly at: Instant
  }) => Promise<OpenPlace>
  /** Refuses who may not play now, wherever: exclusion, the account, limits. */
  readonly judgePlay: (playerId: number, stake?: StakeInGame) => Promise<void>
  /** Until when what was just judged of a player's play holds at the longest. */
  readonly playHoldsUntil: (playerId: number) => Instant | undefined
  /** The hourly bound of a game of ours, and what a person has lost in it, on the web and at terminals. */
  readonly hourLoss: HourLoss
  /** Refuses who may not come in: a locked account, exclusion and the register. */
  readonly judgeEntry: (playerId: number) => Promise<void>
  /** Accounts of the brand with a document of this number. */
  readonly findHolders: (documentNumber: string) => Promise<readonly number[]>
  /** Undefined: the stop of a button that was pressed then is over. */
  readonly pressPanic: (playerId: number, pressedAt: Instant) => Promise<{ readonly until: string | null } | undefined>
  readonly findTransfers: (db: Querier, asked: VenueTransferFilter) => Promise<TransferOfVenue[]>
  /** A keyed hash of a code, which only this installation can make. */
  readonly hashCode: (code: string) => string
}
