import type { Static } from 'typebox'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { FreeRoundGame } from '#contract/shapes/free-rounds.ts'
import type { Provider } from '#contract/shapes/game.ts'
import type { CampaignNeeds } from '../campaigns/index.ts'
import type { Querier, Transaction } from '../kernel/index.ts'

/** A game as the catalogue has it, with the stakes that the market allows. */
export type GameToGive = Omit<Static<typeof FreeRoundGame>, 'isEnabled'>

/** Bonus money that a player is offered in place of rounds, or for what they won. Its terms are those of the version. */
export type BonusOffer = {
  readonly versionId: string
  readonly playerId: number
  readonly amountMinor: number
  readonly terms: CampaignTerms
  /** The player took it in place of rounds, and is notified of that; otherwise rounds have won it. */
  readonly wasTaken: boolean
  readonly at: Date
}
/** Offers bonus money inside the caller's transaction; returns the award's id. */
export type OfferBonus = (tx: Transaction, offer: BonusOffer) => Promise<string>

/** What neighbouring rooms store of a version of terms, and the games of the catalogue. */
export type GiverNeeds = {
  readonly findGame: (gameKey: string) => GameToGive | undefined
  /** Stores the terms for playing bonus money of a version. */
  readonly writeBonusTerms: (
    tx: Transaction,
    version: {
      readonly versionId: string
      readonly currency: CampaignNeeds['currency']
      readonly terms: CampaignTerms
      readonly writtenBy: number
      readonly approvedBy: number
      readonly at: Date
    },
  ) => Promise<void>
  readonly offerBonus: OfferBonus
}

/** What the room is given when a process is composed. */
export type FreeRoundNeeds = Pick<GiverNeeds, 'findGame' | 'offerBonus'> & {
  /** A definition is a campaign of the kind (decision 0082). */
  readonly campaigns: CampaignNeeds
  readonly listGames: () => readonly GameToGive[]
  readonly listProviders: () => Static<typeof Provider>[]
  /** Whether staff have the game switched on. */
  readonly isEnabled: (gameKey: string) => boolean
  /** Whether a lock or an exclusion keeps the player from playing. */
  readonly isPlayingBlocked: (db: Querier, playerId: number) => Promise<boolean>
}
