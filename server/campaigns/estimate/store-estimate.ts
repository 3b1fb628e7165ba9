import type { ReplyOf } from '#contract/call.ts'
import type { estimate } from '#contract/play-v1/campaigns.ts'
import type { CurrencyCode } from '#money'
import type { Preview } from '../../approvals/index.ts'
import * as queries from '../campaigns.queries.ts'
import * as versionQueries from '../versions.queries.ts'
import type { PromotionNeeds } from '../promotions/needs.ts'
import { estimateCampaign } from './estimate-campaign.ts'

type Estimate = ReplyOf<typeof estimate>

const SAME_MS = 10 * 60_000

/**
 * Stores cost and reach of a version when its approval is requested. The preview of the request reads the stored
 * figures, so that the approver sees those of the request.
 */
export async function storeEstimate(
  needs: PromotionNeeds,
  { campaignId, version: asked }: { readonly campaignId: string; readonly version: number },
): Promise<void> {
  const { db, target, clock } = needs
  const row = await queries.findCampaign(db, target, campaignId)
  const version = row && (await versionQueries.findVersion(db, campaignId, asked))
  // Problems of the request are reported by its own preview.
  if (version?.state !== 'checked') return
  const at = clock.now()
  // A second press repeats the same request.
  const kept = await versionQueries.findEstimate(db, version.id)
  if (kept && at.getTime() - kept.askedAt.getTime() < SAME_MS) return
  const found = await estimateCampaign(needs, version.terms)
  await versionQueries.saveEstimate(db, version.id, found, at)
}

/**
 * What was found, as lines of a request. Nothing where no game counts, and no reach where a code or a trigger decides.
 */
export function estimateChanges({ cost, reach }: Estimate, currency: CurrencyCode): Preview['changes'] {
  const line = (field: string, after: Preview['changes'][number]['after']) => ({ field, before: null, after })
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return [
    ...(cost.dearest
      ? [line('expectedCost', money(cost.most.amountMinor)), line('worstCost', money(cost.worst.amountMinor))]
      : []),
    ...(reach.meant === null
      ? []
      : [
          line('reachMeant', reach.meant),
          line('reachLooked', reach.looked),
          line('reachReached', reach.reached),
          ...reach.segments.map(({ by, key, looked, reached }) => ({
            ...line(by === 'language' ? 'reachByLanguage' : 'reachByAge', `${reached} / ${looked}`),
            about: key,
          })),
        ]),
  ]
}
