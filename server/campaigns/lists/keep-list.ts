import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type { addList as call } from '#contract/play-v1/campaign-lists.ts'
import type { PlayerList } from '#contract/shapes/campaigns.ts'
import { assert, newId, publish, refuse, type Clock, type Querier, type Transaction } from '../../kernel/index.ts'
import * as queries from './lists.queries.ts'
import { showList } from './show-list.ts'
import { hashOfMembers } from './signed-list.ts'

export type ListInput = Pick<BodyOf<typeof call>, 'campaignId' | 'playerIds' | 'idempotencyKey'>

/** The list that the person has kept under this key, if it is the same one; another one is refused. */
export async function findSameList(
  db: Querier,
  { campaignId, playerIds, idempotencyKey }: ListInput,
  createdBy: number,
): Promise<queries.ListRow | undefined> {
  const row = await queries.findByKey(db, createdBy, idempotencyKey)
  if (!row) return undefined
  if (row.campaignId !== campaignId || row.players !== playerIds.length) return refuse('ERR_KEY_REUSED')
  const asked = await queries.listPlayers(db, row.id, { after: 0, limit: row.players })
  return asked.every((playerId, nth) => playerId === playerIds[nth]) ? row : refuse('ERR_KEY_REUSED')
}

/** Keeps a list of a locked campaign, once for its key; the worker goes through it (`go-through-lists.ts`). */
export async function keepList(
  { clock }: { readonly clock: Clock },
  tx: Transaction,
  input: ListInput,
  by: Pick<queries.NewList, 'createdBy' | 'mayGive' | 'approvedBy'>,
): Promise<Static<typeof PlayerList>> {
  const { campaignId, playerIds, idempotencyKey } = input
  const at = clock.now()
  const list = { id: newId(at), campaignId, createdAt: at, idempotencyKey, hash: hashOfMembers(playerIds), ...by }
  if (await queries.insertList(tx, list, playerIds))
    await publish(tx, 'campaigns.list-written', { listId: list.id, campaignId, players: playerIds.length })
  const row = await findSameList(tx, input, by.createdBy)
  assert(row, 'A list that was just kept is there.')
  return showList(tx, row)
}
