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

/** A payout whose status is due to be requested, with its player. */
export type DuePayout = { readonly withdrawalId: string; readonly playerId: number; readonly nextAskAt: Instant }

/** Some of those that are due, of any brand, from a place in their order on. */
export async function listDuePayouts(
  db: Querier,
  now: Instant,
  { after, limit }: { readonly after: DuePayout | undefined; readonly limit: number },
): Promise<DuePayout[]> {
  return db.query<DuePayout>(sql`
    select p.withdrawal_id, w.player_id, p.next_ask_at
      from payments.payout p join payments.withdrawal w on w.id = p.withdrawal_id
     where p.next_ask_at <= ${now}
       and (${after?.nextAskAt ?? null}::timestamptz is null
            or (p.next_ask_at, p.withdrawal_id) > (${after?.nextAskAt ?? null}::timestamptz, ${after?.withdrawalId ?? null}::uuid))
     order by p.next_ask_at, p.withdrawal_id limit ${limit}`)
}

/** Locks those of some payouts that are still due, skipping those that another worker has locked. */
export async function lockDuePayouts(
  tx: Transaction,
  now: Instant,
  withdrawalIds: readonly string[],
): Promise<PayoutRow[]> {
  return tx.query<PayoutRow>(sql`
    select * from payments.payout
     where withdrawal_id = any(${[...withdrawalIds]}::uuid[]) and next_ask_at <= ${now}
     order by next_ask_at for update skip locked`)
}

/** The payout of a withdrawal, locked: nobody begins to request its status meanwhile. */
export async function lockPayout(tx: Transaction, withdrawalId: string): Promise<PayoutRow | undefined> {
  const rows = await tx.query<PayoutRow>(sql`
    select * from payments.payout where withdrawal_id = ${withdrawalId} for update`)
  return rows[0]
}

/** The partner is asked about it no more. */
export async function stopAsking(tx: Transaction, withdrawalId: string, now: Instant): Promise<void> {
  await tx.query(sql`
    update payments.payout set next_ask_at = null, changed_at = ${now} where withdrawal_id = ${withdrawalId}`)
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
