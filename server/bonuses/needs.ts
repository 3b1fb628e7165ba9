import type { CurrencyCode } from '#money'
import type { Clock, Database, Querier } from '../kernel/index.ts'

/** A bonus's own terms, as the law looks at them. Amounts in minor units. */
export type BonusTerms = {
  readonly name: string
  readonly amount: number
  readonly wageringTimes: number
  readonly stakeMax: number | null
  readonly daysToAccept: number
  readonly daysToPlay: number
  /** Whether the player was told these terms before. */
  readonly wereTermsTold: boolean
}

/** What the room is given when a process is composed. */
export type BonusNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: CurrencyCode
  /** Refuses a bonus by the law: who is not verified where that is asked for, and who is excluded from play. */
  readonly judgeBonus: (playerId: number, bonus: BonusTerms) => Promise<void>
  /** Refuses to offer anything to somebody under an exclusion, a panic stop, a lock, or whose account is closed. */
  readonly judgeOffer: (playerId: number) => Promise<void>
  /** No number of people gives more, in minor units. */
  readonly maxMinor: number
  /** Whether the catalogue has such a game. */
  readonly isGame: (gameKey: string) => boolean
  /** Whether staff have kept a player from being given anything by hand. */
  readonly isRestricted: (db: Querier, playerId: number) => Promise<boolean>
  /** Whether there is such a player at this brand. */
  readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
  /** Whether staff or an exclusion keeps the player from playing. */
  readonly isPlayingBlocked: (db: Querier, playerId: number) => Promise<boolean>
}
