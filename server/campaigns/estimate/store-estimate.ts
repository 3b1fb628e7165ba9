import type { ReplyOf } from '#contract/call.ts'
import type { estimate } from '#contract/play-v1/campaigns.ts'
import type { CurrencyCode } from '#money'
import type { Look } from '../../approvals/index.ts'
import * as queries from '../campaigns.queries.ts'
import * as versionQueries from '../versions.queries.ts'
import type { PromotionNeeds } from '../promotions/needs.ts'
import { estimateCampaign } from './estimate-campaign.ts'

type Estimate = ReplyOf<typeof estimate>

const SAME_MS = 10 * 60_000

/**
 * Keeps what a version may cost and whom it would reach at this moment, when somebody asks a second person to sign it. The
 * look of the request reads what was kept, so that whoever signs sees what was asked, and no figure moves in between.
 */
export async function storeEstimate(
  needs: PromotionNeeds,
  { campaignId, version: asked }: { readonly campaignId: string; readonly version: number },
): Promise<void> {
  const { db, target, clock } = needs
  const row = await queries.findCampaign(db, target, campaignId)
  const version = row && (await versionQueries.findVersion(db, campaignId, asked))
  // Whatever is wrong with the request, its own look says.
  if (version?.state !== 'checked') return
  const at = clock.now()
  // Who presses twice asks for the same.
  const kept = await versionQueries.findEstimate(db, version.id)
  if (kept && at.getTime() - kept.askedAt.getTime() < SAME_MS) return
  const found = await estimateCampaign(needs, version.terms)
  await versionQueries.saveEstimate(db, version.id, found, at)
}

/** What was found, as lines of a request. Nothing where no game counts, and no reach where only a code or a trigger will tell. */
export function estimateChanges({ cost, reach }: Estimate, currency: CurrencyCode): Look['changes'] {
  const line = (field: string, after: Look['changes'][number]['after']) => ({ field, before: null, after })
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
