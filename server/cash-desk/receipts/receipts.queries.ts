import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'

/** Counts one print of a receipt; the first is the original. */
export async function insertPrint(
  tx: Transaction,
  of: { readonly movementId: string; readonly by: number; readonly byName: string; readonly at: Instant },
): Promise<number> {
  await tx.query(sql`select id from cash_desk.movement where id = ${of.movementId} for update`)
  const rows = await tx.query<{ print: number }>(sql`
    insert into cash_desk.receipt (movement_id, print, printed_by, printed_by_name, printed_at)
    select ${of.movementId}::uuid, coalesce(max(print), 0) + 1, ${of.by}::bigint, ${of.byName}, ${of.at}::timestamptz
      from cash_desk.receipt where movement_id = ${of.movementId}::uuid
    returning print`)
  return rows[0]?.print ?? 1
}
