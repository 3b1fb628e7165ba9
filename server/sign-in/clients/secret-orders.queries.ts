import type { Person } from '#server/approvals/index.ts'
import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'

export async function upsertOrder(
  tx: Transaction,
  order: {
    readonly clientId: string
    readonly askedBy: Person
    readonly endOldAfterHours: number
    readonly at: Instant
  },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.client_secret_order (client_id, asked_by, asked_by_name, end_old_after_hours, ordered_at)
    values (${order.clientId}, ${order.askedBy.userId}, ${order.askedBy.name}, ${order.endOldAfterHours}, ${order.at})
    on conflict (client_id, asked_by) do update
       set end_old_after_hours = excluded.end_old_after_hours, ordered_at = excluded.ordered_at`)
}

/** Uses an order, whatever its age. Undefined when it is too old, or there is none. */
export async function takeOrder(
  tx: Transaction,
  of: { readonly clientId: string; readonly askedBy: number; readonly since: Instant },
): Promise<{ readonly endOldAfterHours: number } | undefined> {
  const rows = await tx.query<{ endOldAfterHours: number; isGood: boolean }>(sql`
    delete from sign_in.client_secret_order where client_id = ${of.clientId} and asked_by = ${of.askedBy}
    returning end_old_after_hours, ordered_at >= ${of.since} as is_good`)
  return rows[0]?.isGood ? rows[0] : undefined
}
