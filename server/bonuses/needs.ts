import type { CurrencyCode } from '#money'
import type { Clock, Database, Querier } from '../kernel/index.ts'

/** What the room is given when a process is composed. */
export type BonusNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: CurrencyCode
  /** Refuses a bonus by the law: who is not verified where that is asked for, and who is excluded from play. */
  readonly judgeBonus: (playerId: number) => Promise<void>
  /** Whether there is such a player at this brand. */
  readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
  /** Whether staff or an exclusion keeps the player from playing. */
  readonly isPlayingBlocked: (db: Querier, playerId: number) => Promise<boolean>
}
