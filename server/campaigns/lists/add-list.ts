import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { addList as call } from '#contract/play-v1/campaign-lists.ts'
import { newId, refuse as refuseByCode, publish, type Refuse } from '../../kernel/index.ts'
import { findCampaign } from '../campaigns.queries.ts'
import { mustTakeLists } from '../give-many.ts'
import type { CampaignNeeds } from '../needs.ts'
import * as queries from './lists.queries.ts'
import { showList } from './show-list.ts'
import { hashOfMembers, mustBeSigned } from './signed-list.ts'

const refuse: Refuse<typeof call> = refuseByCode

/**
 * Keeps a list of players; the worker goes through it (`go-through-lists.ts`). Once somebody stands in it, they are judged again
 * when it is their turn. The same key of the same person with the same players is the same list.
 */
export async function addList(
  needs: CampaignNeeds,
  { campaignId, playerIds, idempotencyKey }: Omit<BodyOf<typeof call>, 'explanation'>,
  createdBy: number,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = needs
  if (!(await findCampaign(db, target, campaignId))) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  const row = await db.transaction(async (tx) => {
    const earlier = await queries.findByKey(tx, createdBy, idempotencyKey)
    if (!earlier) mustBeSigned(await mustTakeLists(needs, tx, campaignId), playerIds)
    const at = clock.now()
    const list = { id: newId(at), campaignId, createdBy, createdAt: at }
    if (
      !earlier &&
      (await queries.insertList(tx, list, { playerIds, hash: hashOfMembers(playerIds), idempotencyKey }))
    ) {
      await publish(tx, 'campaigns.list-written', { listId: list.id, campaignId, players: playerIds.length })
      return queries.findByKey(tx, createdBy, idempotencyKey)
    }
    const same = earlier ?? (await queries.findByKey(tx, createdBy, idempotencyKey))
    if (same?.campaignId !== campaignId || same.players !== playerIds.length) return refuse('ERR_KEY_REUSED')
    const asked = await queries.listPlayers(tx, same.id, { after: 0, limit: same.players })
    return asked.every((playerId, nth) => playerId === playerIds[nth]) ? same : refuse('ERR_KEY_REUSED')
  })
  return row ? showList(db, row) : refuse('ERR_STATE_CHANGED')
}
