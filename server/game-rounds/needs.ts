import type { LruMap } from 'toad-cache'
import type { Currency } from '#contract/shapes/money.ts'
import type { Clock, ControlMessage, Database } from '../kernel/index.ts'
import type { GroupCommit } from '../ledger/index.ts'
import type { StakeToJudge, StakeGate } from '../limits/index.ts'
import type { HourLoss } from './hour-loss.ts'
import type { FindSharedPlays } from './history/list-rounds.ts'
import type { LiveSessions } from './sessions/live-sessions.ts'
import type { SeedSealer } from './seeds/seal-seed.ts'
import type { DealtSeriesReader } from './series/dealt-series.ts'
import type { SearchSharedPlays } from './history/search-rounds.ts'
import type { RoundJackpots } from './add-jackpot.ts'
import type { FreeRounds } from './bonus/stake-for-free.ts'
import type { BonusMoney } from './bonus/stake-with-bonus.ts'
import type { WriteBuffer } from './history/write-buffer.ts'

/** Needs of the room, given when a process is composed. */
export type GameRoundsNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: Currency
  /** Minimum time between the starts of two rounds of one person, enforced by the books; in play for fun, of one session. */
  readonly minimumRoundMs: number
  /** Largest win that the market allows in one round, if any; stakes that could exceed it are not offered. */
  readonly maxWinMinor?: number | undefined
  /** Largest stake that the market allows in one round, if any; higher ones are not offered. */
  readonly maxStakeMinor?: number | undefined
  /** Whether the market allows risking a win after the round. */
  readonly isRiskAllowed: boolean
  readonly defaultLanguage: string
  /** Origin of the games host, such as `https://games.example`. */
  readonly gamesOrigin: string
  readonly lobbyUrl: (lang: string) => string
  /** Whether the game is enabled. Refuses ERR_SHUTDOWN_PLANNED, with its end, while no round may begin at all. */
  readonly isGameEnabled: (gameKey: string) => boolean
  readonly sendControl: (message: ControlMessage) => Promise<void>
  readonly stakes: GroupCommit
  /** Limits that the books do not check themselves; judged before every stake. */
  readonly limits: Pick<StakeGate, 'judgeStake' | 'judgeAfresh' | 'holdStake'> & {
    /** Refuses a round that comes too soon after the player's last one, with rule, figure and instant. */
    readonly judgePace?: (asked: StakeToJudge, lastBegun: Date) => Promise<void>
  }
  /** What a person may lose in a game in one hour, where the market limits it. */
  readonly hourLoss?: HourLoss
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
  /** When the last round of an account began, as this process knows it: avoids a statement that the books would refuse. */
  readonly begun: LruMap<number>
  readonly calendarDay: () => string
  /** Finds the bets on shared games among entries of the books; their room is beside this one. */
  readonly findSharedPlays?: FindSharedPlays
  /** The same for the search of staff. */
  readonly searchSharedPlays?: SearchSharedPlays
  /** Free rounds, where there are any. */
  readonly freeRounds?: FreeRounds
  /** Bonus money, where there is any. */
  readonly bonuses?: BonusMoney
  /** Jackpots beside the rounds' own wins, where there are any. */
  readonly jackpots?: RoundJackpots
  readonly seeds: SeedSealer
  readonly dealtSeries: DealtSeriesReader
  readonly sessions: LiveSessions
  readonly shown: WriteBuffer
}
