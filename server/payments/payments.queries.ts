import type { PaymentState } from '#contract/states/payment-states.ts'
import type { CurrencyCode, Money } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type PaymentRow = {
  readonly id: string
  readonly referenceNumber: number
  readonly playerId: number
  readonly direction: 'deposit' | 'withdrawal'
  readonly method: string
  readonly gateway: string
  readonly providerRef: string | null
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly state: PaymentState
  readonly idempotencyKey: string
  readonly returnPath: string
  /** Partner's page where the player pays; null before the partner has answered, and where there is none. */
  readonly pageUrl: string | null
  /** The gateway is requested to store the card. */
  readonly keepsCard: boolean
  /** The stored card that is charged by one click. */
  readonly storedCardId: string | null
  /** The player's fee, taken off the credited amount, and what its partner charges us. */
  readonly feeMinor: number
  readonly partnerFeeMinor: number
  /** Sum of its refunds through its gateway. */
  readonly refundedMinor: number
  /** The partner's own reason code when it ended without money. */
  readonly endStatus: string | null
  readonly attention: string | null
  readonly statusAsks: number
  readonly askedAt: Instant | null
  readonly nextAskAt: Instant | null
  readonly createdAt: Instant
  readonly changedAt: Instant
  readonly settledAt: Instant | null
}

export type NewDeposit = {
  readonly id: string
  readonly playerId: number
  readonly method: string
  readonly gateway: string
  readonly amount: Money
  readonly idempotencyKey: string
  readonly returnPath: string
  readonly keepsCard?: boolean
  readonly storedCardId?: string | null
  readonly feeMinor?: number
  readonly partnerFeeMinor?: number
  readonly createdAt: Instant
  readonly nextAskAt: Instant
}

/** Returns the new row, or undefined when the player has already used this key. */
export async function insertDeposit(db: Querier, deposit: NewDeposit): Promise<PaymentRow | undefined> {
  const rows = await db.query<PaymentRow>(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
                                  idempotency_key, return_path, keeps_card, stored_card_id, fee_minor, partner_fee_minor,
                                  next_ask_at, created_at, changed_at)
    values (${deposit.id}, ${deposit.playerId}, 'deposit', ${deposit.method}, ${deposit.gateway},
            ${deposit.amount.amountMinor}, ${deposit.amount.currency}, 'created', ${deposit.idempotencyKey},
            ${deposit.returnPath}, ${deposit.keepsCard ?? false}, ${deposit.storedCardId ?? null}, ${deposit.feeMinor ?? 0},
            ${deposit.partnerFeeMinor ?? 0}, ${deposit.nextAskAt}, ${deposit.createdAt}, ${deposit.createdAt})
    on conflict on constraint payment_idempotency do nothing
    returning *`)
  return rows[0]
}

export async function findByIdempotencyKey(
  db: Querier,
  playerId: number,
  key: string,
): Promise<PaymentRow | undefined> {
  const rows = await db.query<PaymentRow>(sql`
    select * from payments.payment where player_id = ${playerId} and idempotency_key = ${key}`)
  return rows[0]
}

export async function findByProviderRef(
  db: Querier,
  gateway: string,
  providerRef: string,
): Promise<PaymentRow | undefined> {
  const rows = await db.query<PaymentRow>(sql`
    select * from payments.payment where gateway = ${gateway} and provider_ref = ${providerRef}`)
  return rows[0]
}

export async function findPayment(db: Querier, id: string): Promise<PaymentRow | undefined> {
  const rows = await db.query<PaymentRow>(sql`select * from payments.payment where id = ${id}`)
  return rows[0]
}

export async function findOfPlayer(db: Querier, playerId: number, id: string): Promise<PaymentRow | undefined> {
  const rows = await db.query<PaymentRow>(sql`
    select * from payments.payment where id = ${id} and player_id = ${playerId}`)
  return rows[0]
}

export async function findByReference(
  db: Querier,
  playerId: number,
  reference: number,
): Promise<PaymentRow | undefined> {
  const rows = await db.query<PaymentRow>(sql`
    select * from payments.payment where reference_number = ${reference} and player_id = ${playerId}`)
  return rows[0]
}

/** Locks the row: every change of a payment begins with it. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const rows = await tx.query<PaymentRow>(sql`select * from payments.payment where id = ${id} for update`)
  return rows[0]
}

export type DuePayment = Pick<PaymentRow, 'id' | 'playerId'> & { readonly nextAskAt: Instant }

/** Some payments whose status is due to be requested, of any brand, from a place in their order on. */
export async function listDue(
  db: Querier,
  now: Instant,
  { after, limit }: { readonly after: DuePayment | undefined; readonly limit: number },
): Promise<DuePayment[]> {
  return db.query<DuePayment>(sql`
    select id, player_id, next_ask_at from payments.payment
     where next_ask_at <= ${now}
       and (${after?.nextAskAt ?? null}::timestamptz is null
            or (next_ask_at, id) > (${after?.nextAskAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
     order by next_ask_at, id
     limit ${limit}`)
}

/** Locks those of some payments that are still due, skipping those that another worker has locked. */
export async function lockDue(tx: Transaction, now: Instant, ids: readonly string[]): Promise<PaymentRow[]> {
  return tx.query<PaymentRow>(sql`
    select * from payments.payment
     where id = any(${[...ids]}::uuid[]) and next_ask_at <= ${now}
     order by next_ask_at
       for update skip locked`)
}

/** Records that the status is being requested, and when the next request is due. */
export async function recordStatusRequest(
  tx: Transaction,
  id: string,
  now: Instant,
  nextAskAt: Instant | null,
): Promise<void> {
  await tx.query(sql`
    update payments.payment
       set status_asks = status_asks + 1, asked_at = ${now}, next_ask_at = ${nextAskAt}
     where id = ${id}`)
}

/** Stores the partner's number of the payment. */
export async function saveOpened(
  tx: Transaction,
  id: string,
  { providerRef, pageUrl }: { readonly providerRef: string; readonly pageUrl: string | null },
): Promise<void> {
  await tx.query(sql`update payments.payment set provider_ref = ${providerRef}, page_url = ${pageUrl} where id = ${id}`)
}

/** Stores the page where the player of an open payment continues; null where there is nothing to do. */
export async function savePage(tx: Transaction, id: string, pageUrl: string | null): Promise<void> {
  await tx.query(sql`update payments.payment set page_url = ${pageUrl} where id = ${id}`)
}

/** Makes a payment that can still change due for the worker's next heartbeat. False when the gateway has no such payment. */
export async function makePaymentDue(db: Querier, gateway: string, id: string, now: Instant): Promise<boolean> {
  const rows = await db.query(sql`
    update payments.payment
       set next_ask_at = case when provider_ref is not null and (attention is null or attention not like 'mismatch: %')
                              then ${now}::timestamptz else next_ask_at end
     where id = ${id} and gateway = ${gateway}
    returning id`)
  return rows.length === 1
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text from outside can be an id of ours. */
export function isPaymentId(text: string): boolean {
  return UUID.test(text)
}

export type Change = {
  readonly state: PaymentState
  readonly attention: string | null
  readonly nextAskAt: Instant | null
  readonly changedAt: Instant
}

export async function changePayment(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx.query(sql`
    update payments.payment
       set state = ${change.state},
           attention = ${change.attention},
           next_ask_at = ${change.nextAskAt},
           changed_at = ${change.changedAt},
           settled_at = case when ${change.state} = 'settled' then coalesce(settled_at, ${change.changedAt}) else settled_at end
     where id = ${id}`)
}

/** True when this call inserted the one settlement that the partner's payment can have. */
export async function insertSettlement(
  tx: Transaction,
  payment: PaymentRow,
  providerRef: string,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.settlement (gateway, provider_ref, payment_id, amount_minor, currency, settled_at)
    values (${payment.gateway}, ${providerRef}, ${payment.id}, ${payment.amountMinor}, ${payment.currency}, ${now})
    on conflict do nothing
    returning payment_id`)
  return rows.length === 1
}

export async function listOpen(db: Querier, playerId: number, limit: number): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(sql`
    select * from payments.payment
     where player_id = ${playerId} and state in ('created', 'pending', 'authorised')
     order by id desc
     limit ${limit}`)
}

export type DepositSums = {
  readonly today: number
  readonly month: number
  readonly total: number
  readonly count: number
}

/** Settled deposits of a player in one currency, for the current day and month of the zone. */
export async function sumDeposits(
  db: Querier,
  of: { readonly playerId: number; readonly currency: CurrencyCode; readonly now: Instant; readonly timeZone: string },
): Promise<DepositSums> {
  const { playerId, currency, now, timeZone } = of
  const since = (part: 'day' | 'month') =>
    sql`date_trunc(${part}::text, ${now}::timestamptz at time zone ${timeZone}::text) at time zone ${timeZone}::text`
  const rows = await db.query<DepositSums>(sql`
    select coalesce(sum(amount_minor) filter (where settled_at >= ${since('day')}), 0)::bigint as today,
           coalesce(sum(amount_minor) filter (where settled_at >= ${since('month')}), 0)::bigint as month,
           coalesce(sum(amount_minor), 0)::bigint as total,
           count(*) as count
      from payments.payment
     where player_id = ${playerId} and currency = ${currency} and direction = 'deposit' and state = 'settled'`)
  return rows[0] ?? { today: 0, month: 0, total: 0, count: 0 }
}

/** Locks the payment of a reference number, of whichever player: statements carry only the number. */
export async function lockByReference(tx: Transaction, reference: number): Promise<PaymentRow | undefined> {
  const rows = await tx.query<PaymentRow>(sql`
    select * from payments.payment where reference_number = ${reference} for update`)
  return rows[0]
}
