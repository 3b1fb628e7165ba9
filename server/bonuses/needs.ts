import type { WhyNot } from '#contract/shapes/campaigns.ts'
import type { Money } from '#contract/shapes/money.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database, Page, Querier, Transaction } from '../kernel/index.ts'
import type { GameReturn } from '../campaigns/index.ts'

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

/** A round for money of a player, as the room of rounds lists them. */
export type RoundPlayed = {
  readonly roundId: string
  readonly gameKey: string
  readonly playedAt: string
  readonly stake: Money
  readonly win: Money
  readonly isFree: boolean
}

/** What the room is given when a process is composed. */
export type BonusNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The brand. */
  readonly target: string
  readonly currency: CurrencyCode
  /** Refuses a bonus by the law: who is not verified where that is asked for, and who is excluded from play. */
  readonly judgeBonus: (playerId: number, bonus: BonusTerms) => Promise<void>
  /** Refuses to offer anything to somebody under an exclusion, a panic stop, a lock, or whose account is closed. */
  readonly judgeOffer: (playerId: number) => Promise<void>
  /** Whether nothing is to be offered to a player now: they want to play less, or were kept from playing not long ago. */
  readonly isToBeLeftAlone: (db: Querier, playerId: number) => Promise<boolean>
  /** No number of people gives more, in minor units. */
  readonly maxMinor: number
  /** Whether the catalogue has such a game. */
  readonly isGame: (gameKey: string) => boolean
  /** Whether staff have kept a player from being given anything by hand. */
  readonly isRestricted: (db: Querier, playerId: number) => Promise<boolean>
  /** Why a player cannot take what they were offered earlier, inside the transaction that would take it; null: no campaign's. */
  readonly whyNotTaken: (
    tx: Transaction,
    offer: { readonly playerId: number; readonly campaignId: string | null },
  ) => Promise<WhyNot | undefined>
  /** Whether there is such a player at this brand. */
  readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
  /** Rounds for money of a player in a stretch of time, newest first; without an end until now. */
  readonly listRounds: (
    db: Querier,
    playerId: number,
    asked: { readonly cursor?: string; readonly limit?: number; readonly since: Date; readonly until: Date | null },
  ) => Promise<Page<RoundPlayed>>
  /** The games that can be played now, with what they return and count. */
  readonly listReturns: () => readonly GameReturn[]
  /** Whether staff or an exclusion keeps the player from playing. */
  readonly isPlayingBlocked: (db: Querier, playerId: number) => Promise<boolean>
}
