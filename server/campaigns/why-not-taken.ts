import type { WhyNot } from '#contract/shapes/campaigns.ts'
import type { Transaction } from '../kernel/index.ts'
import { shareCampaign } from './campaigns.queries.ts'
import { isRestricted } from './restrict-players.ts'

/**
 * Why a player cannot take what they were offered earlier (decision 0097): its campaign is paused, or staff have
 * restricted the player since. Locked to the end of the transaction, so that a pause and an acceptance are serialized.
 * Accepted gifts continue.
 * @param offer.campaignId null for an offer by hand
 */
export async function whyNotTaken(
  tx: Transaction,
  offer: {
    readonly target: string
    readonly campaignId: string | null
    readonly playerId: number
    readonly at: Date
  },
): Promise<WhyNot | undefined> {
  if (offer.campaignId !== null && (await shareCampaign(tx, offer.campaignId)) === 'paused') return 'not-live'
  return (await isRestricted(tx, offer)) ? 'restricted' : undefined
}
