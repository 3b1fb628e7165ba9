import type { CampaignTerms, WhyNot } from '#contract/shapes/campaigns.ts'
import type { PromotionNeeds } from '../promotions/needs.ts'
import { isRestricted } from '../restrict-players.ts'

/** So many are judged one by one; of more people a sample of so many. */
export const LOOKED_AT_MAX = 150

/** Whom terms would reach today, by the gates themselves. */
export type CampaignReach = {
  /** Whom the terms mean; null where only a code or a trigger will tell. */
  readonly meant: number | null
  /** So many of them were looked at: all, or a sample. */
  readonly looked: number
  readonly reached: number
  readonly refused: readonly { readonly why: WhyNot; readonly count: number }[]
}

/** Judges those whom terms mean as a gift would be judged now, in dry runs. */
export async function reachOfCampaign(needs: PromotionNeeds, terms: CampaignTerms): Promise<CampaignReach> {
  if (terms.people.kind === 'code' || terms.people.kind === 'trigger')
    return { meant: null, looked: 0, reached: 0, refused: [] }
  const { count, ids } = await needs.findMeant(needs.db, terms.people, LOOKED_AT_MAX)
  const refused = new Map<WhyNot, number>()
  for (const playerId of ids) {
    const why = await whyNotReached(needs, playerId)
    if (why) refused.set(why, (refused.get(why) ?? 0) + 1)
  }
  const reached = ids.length - [...refused.values()].reduce((sum, one) => sum + one, 0)
  return { meant: count, looked: ids.length, reached, refused: [...refused].map(([why, n]) => ({ why, count: n })) }
}

async function whyNotReached(needs: PromotionNeeds, playerId: number): Promise<WhyNot | undefined> {
  const { db, target, clock } = needs
  if (await isRestricted(db, { target, playerId, campaignId: null, at: clock.now() })) return 'restricted'
  if (await needs.isToBeLeftAlone(db, playerId)) return 'limit-lowered'
  const obstacle = await needs.foreseePlayer(playerId)
  if (!obstacle) return undefined
  return obstacle.code === 'ERR_NOT_ALLOWED_BY_LAW' || obstacle.code === 'ERR_IDENTITY_NOT_VERIFIED'
    ? 'not-lawful'
    : 'blocked'
}
