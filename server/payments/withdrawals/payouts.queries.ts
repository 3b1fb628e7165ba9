import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type PayoutRow = {
  readonly withdrawalId: string
  readonly gateway: string
  readonly providerRef: string | null
  readonly asks: number
  readonly nextAskAt: Instant | null
  readonly attention: string | null
  readonly createdAt: Instant
}

export async function insertPayout(
  tx: Transaction,
  withdrawalId: string,
  gateway: string,
  now: Instant,
): Promise<void> {
  await tx.query(sql`
    insert into payments.payout (withdrawal_id, gateway, next_ask_at, created_at, changed_at)
    values (${withdrawalId}, ${gateway}, ${now}, ${now}, ${now})`)
}

/** Locks some payouts whose status is due to be requested, skipping those that another worker has locked. */
export async function lockDuePayouts(tx: Transaction, now: Instant, limit: number): Promise<PayoutRow[]> {
  return tx.query<PayoutRow>(sql`
    select * from payments.payout where next_ask_at <= ${now} order by next_ask_at limit ${limit} for update skip locked`)
}

export async function recordPayoutRequest(tx: Transaction, withdrawalId: string, nextAskAt: Instant): Promise<void> {
  await tx.query(sql`
    update payments.payout set asks = asks + 1, next_ask_at = ${nextAskAt} where withdrawal_id = ${withdrawalId}`)
}

export type PayoutChange = {
  readonly providerRef: string | null
  readonly nextAskAt: Instant | null
  readonly attention: string | null
  readonly changedAt: Instant
}

export async function changePayout(tx: Transaction, withdrawalId: string, change: PayoutChange): Promise<void> {
  await tx.query(sql`
    update payments.payout
       set provider_ref = ${change.providerRef}, next_ask_at = ${change.nextAskAt}, attention = ${change.attention},
           changed_at = ${change.changedAt}
     where withdrawal_id = ${withdrawalId}`)
}

/** Makes a payout that can still change due for the worker's next heartbeat. False when the gateway has no such payout. */
export async function makePayoutDue(
  db: Querier,
  gateway: string,
  withdrawalId: string,
  now: Instant,
): Promise<boolean> {
  const rows = await db.query(sql`
    update payments.payout set next_ask_at = case when attention is null then ${now}::timestamptz end
     where withdrawal_id = ${withdrawalId} and gateway = ${gateway}
    returning withdrawal_id`)
  return rows.length === 1
}

/** Why a payout needs a person; undefined when it does not. */
export async function findAttention(db: Querier, withdrawalId: string): Promise<string | undefined> {
  const rows = await db.query<{ attention: string }>(sql`
    select attention from payments.payout where withdrawal_id = ${withdrawalId} and attention is not null`)
  return rows[0]?.attention
}
