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
  /** Whether the player has been notified of these terms before. */
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
  /**
   * Refuses a bonus by the law: to a player who is not verified where that is required, or who is excluded from play.
   */
  readonly judgeBonus: (playerId: number, bonus: BonusTerms) => Promise<void>
  /** Refuses an offer to a player who is excluded, stopped, locked, or whose account is closed. */
  readonly judgeOffer: (playerId: number) => Promise<void>
  /** Whether a player must get no offers now: they want to play less, or were kept from playing recently. */
  readonly isToBeLeftAlone: (db: Querier, playerId: number) => Promise<boolean>
  /** Maximum of a bonus regardless of approvals, in minor units. */
  readonly maxMinor: number
  /** Whether the catalogue has such a game. */
  readonly isGame: (gameKey: string) => boolean
  /** Whether staff have kept a player from being given anything by hand. */
  readonly isRestricted: (db: Querier, playerId: number) => Promise<boolean>
  /**
   * Why a player cannot accept an earlier offer, inside the transaction that would accept it; null: not of a campaign.
   */
  readonly whyNotTaken: (
    tx: Transaction,
    offer: { readonly playerId: number; readonly campaignId: string | null },
  ) => Promise<WhyNot | undefined>
  /** Whether there is such a player at this brand. */
  readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
  /** Rounds for money of a player in a period, newest first; without an end until now. */
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
