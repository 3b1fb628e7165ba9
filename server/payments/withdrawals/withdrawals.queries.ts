import type { ApprovalObstacle, WithdrawalSignal, WithdrawalVerification } from '#contract/shapes/withdrawals.ts'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type WithdrawalRow = {
  readonly id: string
  readonly referenceNumber: number
  readonly playerId: number
  readonly method: string
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly state: WithdrawalState
  /** The target: an account, or a stored card with its last digits; neither for cash. */
  readonly iban: string | null
  readonly storedCardId: string | null
  readonly cardHint: string | null
  readonly holder: string
  readonly signals: readonly WithdrawalSignal[]
  readonly madeBy: number | null
  /** The partner's fee to us; the player pays none. */
  readonly partnerFeeMinor: number
  readonly idempotencyKey: string
  readonly codeChannel: WithdrawalVerification | null
  readonly codeHash: string | null
  readonly codeSentAt: Instant | null
  readonly codeExpiresAt: Instant | null
  readonly codeAttemptsLeft: number
  readonly proposedBy: number | null
  /** Result of automatic approval (`../automatic-approval`): approved, left to a person, or not evaluated. */
  readonly approvedByRule: string | null
  readonly heldFor: readonly ApprovalObstacle[] | null
  readonly fileId: string | null
  readonly requestedAt: Instant
  readonly changedAt: Instant
  readonly doneAt: Instant | null
}

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'id'
  | 'playerId'
  | 'method'
  | 'amountMinor'
  | 'currency'
  | 'state'
  | 'iban'
  | 'storedCardId'
  | 'cardHint'
  | 'holder'
  | 'signals'
  | 'madeBy'
  | 'codeChannel'
  | 'idempotencyKey'
> & { readonly partnerFeeMinor?: number; readonly requestedAt: Instant }

/** Returns the new row, or undefined when the player has already used this key. */
export async function insertWithdrawal(tx: Transaction, row: NewWithdrawal): Promise<WithdrawalRow | undefined> {
  const rows = await tx.query<WithdrawalRow>(sql`
    insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, stored_card_id,
                                     card_hint, holder, signals, made_by, partner_fee_minor, code_channel,
                                     idempotency_key, requested_at, changed_at)
    values (${row.id}, ${row.playerId}, ${row.method}, ${row.amountMinor}, ${row.currency}, ${row.state}, ${row.iban},
            ${row.storedCardId}, ${row.cardHint}, ${row.holder}, ${[...row.signals]}::text[], ${row.madeBy},
            ${row.partnerFeeMinor ?? 0}, ${row.codeChannel}, ${row.idempotencyKey}, ${row.requestedAt}, ${row.requestedAt})
    on conflict on constraint withdrawal_idempotency do nothing
    returning *`)
  return rows[0]
}

export async function findByKey(db: Querier, playerId: number, key: string): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where player_id = ${playerId} and idempotency_key = ${key}`)
  return rows[0]
}

export async function findOfPlayer(db: Querier, playerId: number, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where id = ${id} and player_id = ${playerId}`)
  return rows[0]
}

export async function findOfPlayerByReference(
  db: Querier,
  playerId: number,
  reference: number,
): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where reference_number = ${reference} and player_id = ${playerId}`)
  return rows[0]
}

export async function findById(db: Querier, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(sql`select * from payments.withdrawal where id = ${id}`)
  return rows[0]
}

/** Locks the row: every change of a withdrawal begins with it. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await tx.query<WithdrawalRow>(sql`select * from payments.withdrawal where id = ${id} for update`)
  return rows[0]
}

/** Locks the withdrawal with a reference number: statements carry only the number. */
export async function lockByReference(tx: Transaction, reference: number): Promise<WithdrawalRow | undefined> {
  const rows = await tx.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where reference_number = ${reference} for update`)
  return rows[0]
}

/** Locks many in the order of their ids, so that two files never deadlock. */
export async function lockWithdrawals(tx: Transaction, ids: readonly string[]): Promise<WithdrawalRow[]> {
  return tx.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where id = any(${[...ids]}::uuid[]) order by id for update`)
}

export type Change = {
  readonly state: WithdrawalState
  readonly changedAt: Instant
  readonly proposedBy: number | null
}

export async function changeWithdrawal(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx.query(sql`
    update payments.withdrawal
       set state = ${change.state}, changed_at = ${change.changedAt}, proposed_by = ${change.proposedBy},
           code_hash = null, code_expires_at = null,
           done_at = case when ${change.state} = 'done' then ${change.changedAt}::timestamptz else done_at end
     where id = ${id}`)
}

/** Newest first. */
export async function listOfPlayer(db: Querier, playerId: number, limit: number): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where player_id = ${playerId} order by id desc limit ${limit}`)
}

export async function countOpen(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from payments.withdrawal
     where player_id = ${playerId} and state in ('requested', 'pending', 'suspended', 'confiscation-proposed')`)
  return rows[0]?.count ?? 0
}

export type WithdrawalSums = {
  readonly today: number
  readonly month: number
  readonly total: number
  readonly count: number
  readonly held: number
}

/**
 * Sums that were paid out to a player on the current day and in the current month of the zone, in total, and what is
 * held.
 */
export async function sumOfPlayer(
  db: Querier,
  of: { readonly playerId: number; readonly currency: CurrencyCode; readonly now: Instant; readonly timeZone: string },
): Promise<WithdrawalSums> {
  const since = (part: 'day' | 'month') =>
    sql`date_trunc(${part}::text, ${of.now}::timestamptz at time zone ${of.timeZone}::text) at time zone ${of.timeZone}::text`
  const rows = await db.query<WithdrawalSums>(sql`
    select coalesce(sum(amount_minor) filter (where state = 'done' and done_at >= ${since('day')}), 0)::bigint as today,
           coalesce(sum(amount_minor) filter (where state = 'done' and done_at >= ${since('month')}), 0)::bigint as month,
           coalesce(sum(amount_minor) filter (where state = 'done'), 0)::bigint as total,
           count(*) filter (where state = 'done') as count,
           coalesce(sum(amount_minor) filter (where state in
             ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')), 0)::bigint as held
      from payments.withdrawal
     where player_id = ${of.playerId} and currency = ${of.currency}`)
  return rows[0] ?? { today: 0, month: 0, total: 0, count: 0, held: 0 }
}

/** Sum that is held for the player's open withdrawals, in minor units. */
export async function sumHeld(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ held: number }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as held from payments.withdrawal
     where player_id = ${playerId}
       and state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')`)
  return rows[0]?.held ?? 0
}

/** Whether money has been paid to this account before, and whether another player's has. */
export async function findAccountHistory(
  db: Querier,
  playerId: number,
  iban: string,
): Promise<{ readonly isKnown: boolean; readonly isOfAnother: boolean }> {
  const rows = await db.query<{ isKnown: boolean; isOfAnother: boolean }>(sql`
    select coalesce(bool_or(player_id = ${playerId} and state = 'done'), false) as is_known,
           coalesce(bool_or(player_id <> ${playerId}), false) as is_of_another
      from payments.withdrawal where iban = ${iban}`)
  return rows[0] ?? { isKnown: false, isOfAnother: false }
}
