import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Shift of this installation's clock; 0 when it was never moved. */
export async function findClockShift(db: Querier): Promise<number> {
  const rows = await db.query<{ shiftMs: number }>(sql`select shift_ms from platform.test_clock`)
  return rows[0]?.shiftMs ?? 0
}

/** @param at by the clock without a shift */
export async function saveClockShift(tx: Transaction, shiftMs: number, at: Date): Promise<void> {
  await tx.query(sql`
    insert into platform.test_clock (shift_ms, shifted_at) values (${shiftMs}, ${at})
    on conflict (is_only) do update set shift_ms = excluded.shift_ms, shifted_at = excluded.shifted_at`)
}
