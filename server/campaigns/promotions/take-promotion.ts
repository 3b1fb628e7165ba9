import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { takePromotion as call } from '#contract/play-v1/promotions.ts'
import { refuse as refuseByCode, type Refuse } from '../../kernel/index.ts'
import * as queries from '../campaigns.queries.ts'
import { giveGift } from '../give-gift.ts'
import type { CampaignNeeds } from '../needs.ts'

const refuse: Refuse<typeof call> = refuseByCode

/** One request is one gift, however often it is sent. */
const CAUSE = 'taken'

/** A player takes what a campaign offers for nothing: the gift becomes an offer, which they accept under its terms. */
export async function takePromotion(
  needs: CampaignNeeds,
  { campaignId, version }: BodyOf<typeof call>,
  playerId: number,
): Promise<ReplyOf<typeof call>> {
  const { db, target } = needs
  const row = await queries.findCampaign(db, target, campaignId)
  if (!row || row.liveVersion === null) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  if (row.liveVersion !== version) return refuse('ERR_STATE_CHANGED')
  if (row.kind !== 'no-deposit' && row.kind !== 'free-rounds') return refuse('ERR_NOT_GIVEN', { why: 'least-amount' })
  const given = await giveGift(needs, { campaignId, playerId, cause: CAUSE, occasion: { kind: 'plain' } })
  if (given.outcome === 'not-given') return refuse('ERR_NOT_GIVEN', { why: given.why })
  return { giftId: given.giftId, kind: row.kind, made: given.made }
}
