import { shareOf } from '#money'
import { publish, type Transaction } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import * as giftQueries from './gifts.queries.ts'
import type { CampaignNeeds } from './needs.ts'

/**
 * After a refund of the money that a gift was given for, takes back the same share of the gift, as far as it was not
 * played. Repeating it takes nothing more. What waits for an open round is noted, and tried again by the worker.
 * @param refund the whole sum that went back so far, and the sum that it was a part of, in minor units
 */
export async function takeBackFor(
  { clock, givers, target }: Pick<CampaignNeeds, 'clock' | 'givers' | 'target'>,
  tx: Transaction,
  cause: string,
  refund: { readonly returnedMinor: number; readonly ofMinor: number },
): Promise<number> {
  const at = clock.now()
  let taken = 0
  let isWaiting = false
  for (const gift of await giftQueries.lockGiftsFor(tx, cause)) {
    const campaign = await queries.findCampaign(tx, target, gift.campaignId)
    const giver = campaign && givers[campaign.kind]
    if (!giver) continue
    const due = shareOf(gift.amount, Math.min(refund.returnedMinor, refund.ofMinor), refund.ofMinor) - gift.takenBack
    if (due <= 0) continue
    const amount = await giver.takeBack(tx, gift.made, due, at)
    if (amount === 'waits') isWaiting = true
    if (amount === 'waits' || amount === 0) continue
    await giftQueries.recordTakenBack(tx, gift.id, amount)
    await publish(tx, 'campaigns.gift-taken-back', { giftId: gift.id, playerId: gift.playerId, amountMinor: amount })
    taken += amount
  }
  await (isWaiting
    ? giftQueries.insertWaitingBack(tx, { cause, target, at })
    : giftQueries.deleteWaitingBack(tx, cause))
  return taken
}
