import { sql, type Querier } from '../kernel/index.ts'
import type { OrderRow } from './shelf.queries.ts'

export async function findOrder(db: Querier, list: string, isHeld = false): Promise<OrderRow | undefined> {
  const rows = await db.query<OrderRow>(sql`
    select list, game_keys, is_enabled, revision from game_catalogue.list_order where list = ${list}
    ${isHeld ? sql`for update` : sql``}`)
  return rows[0]
}

export async function insertOrder(db: Querier, list: string, userId: number, at: Date): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.list_order (list, is_enabled, revision, changed_at, changed_by)
    values (${list}, true, 0, ${at}, ${userId}) on conflict do nothing`)
}

export async function saveOrder(
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

/** A list without an order begins without games of its own. */
export async function saveOrderEnabled(
  db: Querier,
  {
    list,
    isEnabled,
    userId,
    at,
  }: { readonly list: string; readonly isEnabled: boolean; readonly userId: number; readonly at: Date },
): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.list_order (list, is_enabled, revision, changed_at, changed_by)
    values (${list}, ${isEnabled}, 1, ${at}, ${userId})
        on conflict (list) do update
       set is_enabled = excluded.is_enabled, revision = list_order.revision + 1, changed_at = excluded.changed_at,
           changed_by = excluded.changed_by`)
}
