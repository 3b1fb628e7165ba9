import type { ReplyOf } from '#contract/call.ts'
import type { estimate } from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { PromotionNeeds } from '../promotions/needs.ts'
import { costOfCampaign } from './cost-of-campaign.ts'
import { reachOfCampaign } from './reach-of-campaign.ts'

/** Cost and reach of terms, as shown to the editor and the approver. */
export async function estimateCampaign(needs: PromotionNeeds, terms: CampaignTerms): Promise<ReplyOf<typeof estimate>> {
  const { gifts, leastMinor, mostMinor, worstMinor, dearest } = costOfCampaign(terms, needs.listFigures())
  const money = (amountMinor: number) => ({ amountMinor, currency: needs.currency })
  const { meant, looked, reached, refused, segments } = await reachOfCampaign(needs, terms)
  return {
    cost: {
      gifts,
      least: money(leastMinor),
      most: money(mostMinor),
      worst: money(worstMinor),
      budget: money(terms.budgetMinor),
      dearest: dearest && { gameKey: dearest.gameKey, stake: money(dearest.stakeMinor) },
    },
    reach: { meant, looked, reached, refused: [...refused], segments: [...segments] },
  }
}
