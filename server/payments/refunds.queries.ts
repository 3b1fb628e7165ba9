import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type RefundOutcome = 'done' | 'refused'

export type RefundRow = {
  readonly paymentId: string
  /** Id of the movement that took the money; it identifies the refund. */
  readonly movement: string
  readonly amountMinor: number
  readonly state: 'asked' | RefundOutcome
  readonly explanation: string
  readonly userName: string
  readonly proposedOutcome: RefundOutcome | null
  readonly proposedBy: number | null
  readonly askedAt: Instant
  /** Whether it is a chargeback, and the part of it that the house bore. */
  readonly byBank: boolean
  readonly borneMinor: number
}

/** The open refund of a payment, locked: its outcome is not known yet. */
export async function lockUnderWay(tx: Transaction, paymentId: string): Promise<RefundRow | undefined> {
  const rows = await tx.query<RefundRow>(sql`
    select * from payments.refund where payment_id = ${paymentId} and state = 'asked' for update`)
  return rows[0]
}

/** State of a refund of a payment that is locked. */
export async function findState(tx: Transaction, movement: string): Promise<RefundRow['state'] | undefined> {
  const rows = await tx.query<Pick<RefundRow, 'state'>>(sql`
    select state from payments.refund where movement = ${movement}`)
  return rows[0]?.state
}

/** Refunds of a payment, the oldest first. */
export async function listRefunds(db: Querier, paymentId: string): Promise<RefundRow[]> {
  return db.query<RefundRow>(sql`
    select * from payments.refund where payment_id = ${paymentId} order by asked_at, movement`)
}

export type NewRefund = {
  readonly paymentId: string
  readonly movement: string
  readonly amountMinor: number
  readonly explanation: string
  readonly userId: number
  readonly userName: string
  readonly now: Instant
}

/** Inserts a refund that is about to be requested. */
export async function insertRefund(
  tx: Transaction,
  refund: NewRefund & { readonly approvedBy: number | null },
): Promise<void> {
  const { paymentId, movement, amountMinor, explanation, userId, userName, approvedBy, now } = refund
  await tx.query(sql`
    insert into payments.refund (payment_id, movement, amount_minor, state, explanation, user_id, user_name, approved_by,
                                 asked_at, changed_at)
    values (${paymentId}, ${movement}, ${amountMinor}, 'asked', ${explanation}, ${userId}, ${userName}, ${approvedBy},
            ${now}, ${now})`)
}

/** Refunds follow one another until their transactions end, so that two at once are judged together. */
export async function lockRefunds(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('payments.refund', 0))`)
}

/** Sum of what was refunded since an instant without a second person, by this person or to this player, in minor units. */
export async function sumRefundedAlone(
  tx: Transaction,
  { userId, playerId, since }: { readonly userId: number; readonly playerId: number; readonly since: Instant },
): Promise<number> {
  const rows = await tx.query<{ total: number }>(sql`
    select coalesce(sum(r.amount_minor), 0)::bigint as total
      from payments.refund r join payments.payment p on p.id = r.payment_id
     where r.asked_at > ${since} and r.state <> 'refused' and not r.by_bank and r.approved_by is null
       and (r.user_id = ${userId} or p.player_id = ${playerId})`)
  return rows[0]?.total ?? 0
}

/** Inserts a chargeback, which is done already. */
export async function insertChargeback(
  tx: Transaction,
  taken: NewRefund & { readonly borneMinor: number; readonly listedOn: string | null },
): Promise<void> {
  const { paymentId, movement, amountMinor, borneMinor, listedOn, explanation, userId, userName, now } = taken
  await tx.query(sql`
    insert into payments.refund (payment_id, movement, amount_minor, state, explanation, user_id, user_name, asked_at,
                                 changed_at, by_bank, borne_minor, listed_on)
    values (${paymentId}, ${movement}, ${amountMinor}, 'done', ${explanation}, ${userId}, ${userName}, ${now}, ${now}, true,
            ${borneMinor}, ${listedOn}::date)`)
}

/** Records a refund that we did not request; false when the partner reported it before. */
export async function insertBankRefund(
  tx: Transaction,
  of: { readonly paymentId: string; readonly ref: string; readonly at: Instant },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.bank_refund (payment_id, ref, told_at) values (${of.paymentId}, ${of.ref}, ${of.at})
    on conflict do nothing returning ref`)
  return rows.length === 1
}

/** Whether a bank's refund of the same payment was reported since this refund of ours was requested. */
export async function wasReportedMeanwhile(db: Querier, movement: string): Promise<boolean> {
  const rows = await db.query(sql`
    select b.ref from payments.refund r
      join payments.bank_refund b on b.payment_id = r.payment_id and b.told_at > r.asked_at
     where r.movement = ${movement} limit 1`)
  return rows.length > 0
}

/** The newest day whose list shows a larger amount taken back of a payment than we booked; otherwise undefined. */
export async function findListedDay(db: Querier, gateway: string, providerRef: string): Promise<string | undefined> {
  const rows = await db.query<{ day: string }>(sql`
    select day::text as day from payments.day_difference
     where gateway = ${gateway} and provider_ref = ${providerRef} and what = 'refund' and part = 'amount'
       and partner_minor < coalesce(ours_minor, 0)
     order by day desc limit 1`)
  return rows[0]?.day
}

/** Ends a refund by the gateway's answer, or by the second person who states the outcome. */
export async function endRefund(
  tx: Transaction,
  movement: string,
  state: RefundOutcome,
  { now, endedBy }: { readonly now: Instant; readonly endedBy?: number },
): Promise<void> {
  await tx.query(sql`
    update payments.refund set state = ${state}, ended_by = ${endedBy ?? null}, changed_at = ${now}
     where movement = ${movement}`)
}

/** Records the outcome that the first person states. */
export async function proposeEnd(
  tx: Transaction,
  movement: string,
  { outcome, userId, now }: { readonly outcome: RefundOutcome; readonly userId: number; readonly now: Instant },
): Promise<void> {
  await tx.query(sql`
    update payments.refund set proposed_outcome = ${outcome}, proposed_by = ${userId}, changed_at = ${now}
     where movement = ${movement}`)
}

/** Sum of a player's refunds whose outcome is not known: if the gateway refuses them, the money is the player's again. */
export async function sumRefundsUnderWay(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ sumMinor: number }>(sql`
    select coalesce(sum(r.amount_minor), 0)::bigint as sum_minor
      from payments.refund r join payments.payment p on p.id = r.payment_id
     where p.player_id = ${playerId} and r.state = 'asked'`)
  return rows[0]?.sumMinor ?? 0
}

/** Adds to the refunded sum of a payment. */
export async function addRefunded(tx: Transaction, paymentId: string, amountMinor: number): Promise<void> {
  await tx.query(sql`
    update payments.payment set refunded_minor = refunded_minor + ${amountMinor} where id = ${paymentId}`)
}
