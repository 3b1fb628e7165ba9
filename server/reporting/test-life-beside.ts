import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from '#server/kernel/index.ts'

/** People, protection and held money, on days that have movements already. */
export async function liveBeside(tx: Transaction): Promise<void> {
  const verify = (player: number, state: string, at: string) =>
    tx.query(sql`
      insert into documents.kyc_verification (id, target, player_id, method, state, partner_ref, return_path, started_at, changed_at)
      values (${randomUUID()}, 'brand_a', ${player}, 'bankId', ${state}, ${randomUUID()}, '/', ${at}, ${at})`)
  const exclude = (player: number, kind: string, at: string, origin = player) =>
    tx.query(sql`
      insert into exclusion.state (id, player_id, origin_player_id, kind, source, pack_id, from_at, receipt)
      values (${randomUUID()}, ${player}, ${origin}, ${kind}, 'web', 'p', ${at}, 'r')`)
  const change = (player: number, from: number | null, to: number | null, at: string, isFirst = false) =>
    tx.query(sql`
      insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
      values (${player}, 'DepositDayWholeSystemLimit', ${from}, ${to}, ${isFirst}, ${at}, ${at}, 'r', 'p')`)
  const withdraw = (amount: number, state: string, requested: string, changed: string, done: string | null = null) =>
    tx.query(sql`
      insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals, idempotency_key,
                                       requested_at, changed_at, done_at)
      values (${randomUUID()}, 1, 'Bacs', ${amount}, 'CZK', ${state}, 'CZ65', 'A B', '{}', ${randomUUID()}, ${requested}, ${changed}, ${done})`)
  await tx.query(sql`set local session_replication_role = replica`)
  // The last second of a day of 23 hours, and the first of the next.
  await verify(1, 'verified', '2026-03-29T21:59:59Z')
  await verify(1, 'verified', '2026-06-01T10:00:00Z')
  await verify(2, 'rejected', '2026-06-01T10:00:00Z')
  await verify(3, 'verified', '2026-03-29T22:00:00Z')
  await exclude(1, 'self', '2026-03-29T22:00:00Z')
  await exclude(3, 'self', '2026-03-29T22:00:00Z', 1)
  await exclude(2, 'panic', '2026-06-01T10:00:00Z')
  await exclude(2, 'register', '2026-06-01T10:00:00Z')
  await exclude(3, 'break', '2026-06-01T10:00:00Z')
  await change(1, null, 500, '2026-06-01T10:00:00Z', true)
  await change(1, 500, 300, '2026-06-01T10:00:00Z')
  await change(1, 300, null, '2026-06-01T10:00:00Z')
  await change(3, null, 300, '2026-06-02T10:00:00Z')
  await withdraw(100, 'done', '2026-05-01T10:00:00Z', '2026-06-02T10:00:00Z', '2026-06-01T21:59:59Z')
  await withdraw(1_000, 'returned', '2026-06-01T10:00:00Z', '2026-06-04T10:00:00Z', '2026-06-02T10:00:00Z')
  await withdraw(10_000, 'cancelled', '2026-06-01T10:00:00Z', '2026-06-01T22:00:00Z')
  await withdraw(100_000, 'pending', '2026-06-03T10:00:00Z', '2026-06-03T10:00:00Z')
}
