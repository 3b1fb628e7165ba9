import { loadDefinition } from '#games/catalogue/index.ts'
import { refuse, sql, type Querier } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'
import { provider } from './list-games.ts'
import { GENERAL_LIST, listOfProvider, listOfTag, type Shelf } from './shelf.ts'
import type { OrderRow } from './shelf.queries.ts'

/** Which list: the general one, a provider's or a tag's. */
export type ListName = { readonly provider?: string; readonly tagKey?: string }

/** The list's name in the store. Refuses a provider or a tag that is not there. */
export function nameOfList(shelf: Shelf, { provider: providerKey, tagKey }: ListName): string {
  if (providerKey !== undefined) {
    if (providerKey !== provider.normalizedName) return refuse('ERR_PROVIDER_NOT_FOUND')
    return listOfProvider(providerKey)
  }
  if (tagKey === undefined) return GENERAL_LIST
  if (!shelf.tags.some(({ key }) => key === tagKey)) return refuse('ERR_TAG_NOT_FOUND')
  return listOfTag(tagKey)
}

/** The order as it is kept. A list that nobody has ordered has revision 0. */
export async function readOrder({ db, switches }: Pick<SwitchNeeds, 'db' | 'switches'>, name: ListName) {
  const list = nameOfList(switches.shelf(), name)
  const kept = await findOrder(db, list)
  return {
    gameKeys: [...(kept?.gameKeys ?? [])],
    isEnabled: kept?.isEnabled ?? list === GENERAL_LIST,
    revision: kept?.revision ?? 0,
  }
}

/**
 * Keeps a new order; a list of a provider or a tag that had none begins to follow it. Refuses unknown games, and an
 * order that was made from another revision than the present one.
 */
export async function reorder(
  needs: SwitchNeeds,
  asked: ListName & { readonly gameKeys: readonly string[]; readonly revision?: number },
  userId: number,
): Promise<{ revision: number }> {
  const list = nameOfList(needs.switches.shelf(), asked)
  const gameKeys = [...new Set(asked.gameKeys)]
  const unknown = gameKeys.filter((key) => loadDefinition(key) === undefined)
  if (unknown.length > 0) return refuse('ERR_GAME_NOT_FOUND', { gameKeys: unknown })
  const revision = await needs.db.transaction(async (tx) => {
    // A row to hold: two who order an untouched list at once must not both be the first.
    await insertOrder(tx, list, userId, needs.clock.now())
    const kept = await findOrder(tx, list, true)
    if (asked.revision !== undefined && kept?.revision !== asked.revision)
      return refuse('ERR_STATE_CHANGED', { revision: kept?.revision ?? 0 })
    return saveOrder(tx, { list, gameKeys, userId, at: needs.clock.now() })
  })
  await announceChange(needs)
  return { revision }
}

/** Whether a list follows its own order; one that was never ordered then keeps the general one. */
export async function setOrderEnabled(
  needs: SwitchNeeds,
  { isEnabled, ...name }: ListName & { readonly isEnabled: boolean },
  userId: number,
): Promise<{ done: true }> {
  const list = nameOfList(needs.switches.shelf(), name)
  await needs.db.query(sql`
    insert into game_catalogue.list_order (list, is_enabled, revision, changed_at, changed_by)
    values (${list}, ${isEnabled}, 1, ${needs.clock.now()}, ${userId})
        on conflict (list) do update
       set is_enabled = excluded.is_enabled, revision = list_order.revision + 1, changed_at = excluded.changed_at,
           changed_by = excluded.changed_by`)
  await announceChange(needs)
  return { done: true }
}

async function findOrder(db: Querier, list: string, isHeld = false): Promise<OrderRow | undefined> {
  const rows = await db.query<OrderRow>(sql`
    select list, game_keys, is_enabled, revision from game_catalogue.list_order where list = ${list}
    ${isHeld ? sql`for update` : sql``}`)
  return rows[0]
}

async function insertOrder(db: Querier, list: string, userId: number, at: Date): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.list_order (list, is_enabled, revision, changed_at, changed_by)
    values (${list}, true, 0, ${at}, ${userId}) on conflict do nothing`)
}

async function saveOrder(
  db: Querier,
  { list, gameKeys, userId, at }: { list: string; gameKeys: readonly string[]; userId: number; at: Date },
): Promise<number> {
  const [row] = await db.query<{ revision: number }>(sql`
    update game_catalogue.list_order
       set game_keys = ${[...gameKeys]}::text[], revision = revision + 1, changed_at = ${at}, changed_by = ${userId}
     where list = ${list} returning revision`)
  if (!row) throw new Error('A held order has a row.')
  return row.revision
}
