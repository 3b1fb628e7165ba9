import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { createRelations as call } from '#contract/onling-v2/free-round.ts'
import { newId, refuse as refuseByCode, tell, type Refuse } from '../../kernel/index.ts'
import { mustFind } from '../definitions/show-definition.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import * as queries from './lists.queries.ts'
import { showImport } from './show-import.ts'

const refuse: Refuse<typeof call> = refuseByCode

/**
 * Keeps a list of players; the worker makes relations of it (`make-relations.ts`). Once somebody stands in it, they are judged again
 * when it is their turn. The same key of the same person with the same players is the same list.
 */
export async function writeList(
  { campaigns }: Pick<FreeRoundNeeds, 'campaigns'>,
  { definitionId, playerIds, idempotencyKey }: BodyOf<typeof call>,
  createdBy: number,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = campaigns
  const campaign = await mustFind(db, target, definitionId)
  const row = await db.transaction(async (tx) => {
    const earlier = await queries.findByKey(tx, createdBy, idempotencyKey)
    if (!earlier && campaign.state !== 'live' && campaign.state !== 'approved') return refuse('ERR_STATE_CHANGED')
    const at = clock.now()
    const list = { id: newId(at), campaignId: definitionId, createdBy, createdAt: at }
    if (!earlier && (await queries.insertImport(tx, list, { playerIds, idempotencyKey }))) {
      await tell(tx, 'free-rounds.list-written', { importId: list.id, definitionId, players: playerIds.length })
      return queries.findByKey(tx, createdBy, idempotencyKey)
    }
    const same = earlier ?? (await queries.findByKey(tx, createdBy, idempotencyKey))
    if (same?.campaignId !== definitionId || same.players !== playerIds.length) return refuse('ERR_KEY_REUSED')
    const asked = await queries.listPlayers(tx, same.id, { after: 0, limit: same.players })
    return asked.every((playerId, nth) => playerId === playerIds[nth]) ? same : refuse('ERR_KEY_REUSED')
  })
  return row ? showImport(db, row) : refuse('ERR_STATE_CHANGED')
}
