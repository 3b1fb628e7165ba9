import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'

export type RefundRow = {
  readonly paymentId: string
  readonly movement: string
  readonly state: 'asked' | 'done' | 'refused'
}

export async function findRefund(tx: Transaction, paymentId: string): Promise<RefundRow | undefined> {
  const rows = await tx.query<RefundRow>(sql`
    select payment_id, movement, state from payments.refund where payment_id = ${paymentId}`)
  return rows[0]
}

/** Writes that a refund is asked for; one that was refused before may be tried again. */
export async function saveAsked(
  tx: Transaction,
  refund: {
    readonly paymentId: string
    readonly movement: string
    readonly explanation: string
    readonly userId: number
    readonly userName: string
    readonly now: Instant
  },
): Promise<void> {
  const { paymentId, movement, explanation, userId, userName, now } = refund
  await tx.query(sql`
    insert into payments.refund (payment_id, movement, state, explanation, user_id, user_name, asked_at, changed_at)
    values (${paymentId}, ${movement}, 'asked', ${explanation}, ${userId}, ${userName}, ${now}, ${now})
    on conflict (payment_id) do update
       set movement = excluded.movement, state = 'asked', explanation = excluded.explanation,
           user_id = excluded.user_id, user_name = excluded.user_name, asked_at = excluded.asked_at,
           changed_at = excluded.changed_at`)
}

export async function endRefund(
  tx: Transaction,
  paymentId: string,
  state: 'done' | 'refused',
  now: Instant,
): Promise<void> {
  await tx.query(sql`
    update payments.refund set state = ${state}, changed_at = ${now} where payment_id = ${paymentId}`)
}
