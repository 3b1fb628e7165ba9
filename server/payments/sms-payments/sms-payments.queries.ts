import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type SmsPaymentRow = {
  readonly paymentId: string
  readonly phone: string
  readonly codeHash: string | null
  readonly codeSentAt: Instant | null
  readonly codeExpiresAt: Instant | null
  readonly codeAttemptsLeft: number
  readonly provedAt: Instant | null
  readonly messageId: string | null
}

export async function insertSmsPayment(db: Querier, paymentId: string, phone: string): Promise<void> {
  await db.query(sql`
    insert into payments.sms_payment (payment_id, phone) values (${paymentId}, ${phone}) on conflict do nothing`)
}

export async function findSmsPayment(db: Querier, paymentId: string): Promise<SmsPaymentRow | undefined> {
  const rows = await db.query<SmsPaymentRow>(sql`
    select * from payments.sms_payment where payment_id = ${paymentId}`)
  return rows[0]
}

export async function findByMessage(db: Querier, messageId: string): Promise<SmsPaymentRow | undefined> {
  const rows = await db.query<SmsPaymentRow>(sql`
    select * from payments.sms_payment where message_id = ${messageId}`)
  return rows[0]
}

/** The order of a message that has arrived; undefined for another one. */
export async function findOrderNumber(db: Querier, messageId: string): Promise<string | undefined> {
  const rows = await db.query<{ reference: string }>(sql`
    select p.reference_number::text as reference
      from payments.sms_payment s join payments.payment p on p.id = s.payment_id
     where s.message_id = ${messageId}`)
  return rows[0]?.reference
}

/** Number of codes that were sent to a phone since an instant, and the time of the newest. */
export async function countCodes(
  tx: Transaction,
  phone: string,
  since: Instant,
): Promise<{ readonly count: number; readonly newest: Instant | null }> {
  // Serializes codes for two payments of one phone.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sms-payment ${phone}`}, 0))`)
  const rows = await tx.query<{ count: number; newest: Instant | null }>(sql`
    select count(*) as count, max(code_sent_at) as newest from payments.sms_payment
     where phone = ${phone} and code_sent_at > ${since}`)
  return rows[0] ?? { count: 0, newest: null }
}

export async function saveCode(
  tx: Transaction,
  paymentId: string,
  code: { readonly hash: string; readonly sentAt: Instant; readonly expiresAt: Instant; readonly attempts: number },
): Promise<void> {
  await tx.query(sql`
    update payments.sms_payment
       set code_hash = ${code.hash}, code_sent_at = ${code.sentAt}, code_expires_at = ${code.expiresAt},
           code_attempts_left = ${code.attempts}
     where payment_id = ${paymentId}`)
}

/** Uses one attempt of the code, outside the caller's transaction: a refusal must not roll it back. */
export async function spendAttempt(db: Querier, paymentId: string, now: Instant): Promise<SmsPaymentRow | undefined> {
  const rows = await db.query<SmsPaymentRow>(sql`
    update payments.sms_payment set code_attempts_left = code_attempts_left - 1
     where payment_id = ${paymentId} and code_attempts_left > 0 and code_expires_at > ${now}
    returning *`)
  return rows[0]
}

export async function saveProof(db: Querier, paymentId: string, now: Instant): Promise<void> {
  await db.query(sql`
    update payments.sms_payment
       set proved_at = coalesce(proved_at, ${now}), code_hash = null, code_attempts_left = 0
     where payment_id = ${paymentId}`)
}

/** True when this message is the one that pays: the first that arrived for the payment. */
export async function saveMessage(
  db: Querier,
  paymentId: string,
  message: { readonly messageId: string; readonly operator: string },
): Promise<boolean> {
  const rows = await db.query(sql`
    update payments.sms_payment set message_id = ${message.messageId}, operator = ${message.operator}
     where payment_id = ${paymentId} and (message_id is null or message_id = ${message.messageId})
    returning payment_id`)
  return rows.length === 1
}
