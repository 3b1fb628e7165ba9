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
  /** Where it goes: an account, or a kept card with its last digits; neither for cash. */
  readonly iban: string | null
  readonly storedCardId: string | null
  readonly cardHint: string | null
  readonly holder: string
  readonly signals: readonly WithdrawalSignal[]
  readonly madeBy: number | null
  /** What our partner charges us for it; whoever withdraws pays nothing. */
  readonly partnerFeeMinor: number
  readonly idempotencyKey: string
  readonly codeChannel: WithdrawalVerification | null
  readonly codeHash: string | null
  readonly codeSentAt: Instant | null
  readonly codeExpiresAt: Instant | null
  readonly codeAttemptsLeft: number
  readonly proposedBy: number | null
  /** What automatic approval (`../automatic-approval`) made of it: let through, left to a person, or not looked at. */
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

/** Gives the new row, or undefined when the player has already used this key. */
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

export async function findById(db: Querier, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await db.query<WithdrawalRow>(sql`select * from payments.withdrawal where id = ${id}`)
  return rows[0]
}

/** Locks the row: everything that changes a withdrawal goes through here. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await tx.query<WithdrawalRow>(sql`select * from payments.withdrawal where id = ${id} for update`)
  return rows[0]
}

/** Locks the withdrawal of a number that we gave out: banks bring nothing but the number. */
export async function lockByReference(tx: Transaction, reference: number): Promise<WithdrawalRow | undefined> {
  const rows = await tx.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where reference_number = ${reference} for update`)
  return rows[0]
}

/** Locks many in the order of their ids, so that two files never wait for each other in a circle. */
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

export type NewCode = {
  readonly hash: string
  readonly sentAt: Instant
  readonly expiresAt: Instant
  readonly attempts: number
}

export async function saveCode(
  tx: Transaction,
  id: string,
  { hash, sentAt, expiresAt, attempts }: NewCode,
): Promise<void> {
  await tx.query(sql`
    update payments.withdrawal
       set code_hash = ${hash}, code_sent_at = ${sentAt}, code_expires_at = ${expiresAt}, code_attempts_left = ${attempts}
     where id = ${id}`)
}

/** Takes one attempt before the code is looked at, so that many at once do not get more. False when none is left. */
export async function spendAttempt(db: Querier, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    update payments.withdrawal set code_attempts_left = code_attempts_left - 1
     where id = ${id} and state = 'requested' and code_attempts_left > 0
     returning id`)
  return rows.length === 1
}

export type MoveRow = {
  readonly fromState: WithdrawalState | null
  readonly toState: WithdrawalState
  readonly actor: 'player' | 'staff' | 'clock' | 'partner'
  readonly userId: number | null
  readonly userName: string | null
  readonly explanation: string | null
  readonly movement: string | null
  readonly movedAt: Instant
}

export async function insertMove(tx: Transaction, withdrawalId: string, move: MoveRow): Promise<void> {
  await tx.query(sql`
    insert into payments.withdrawal_move (withdrawal_id, from_state, to_state, actor, user_id, user_name, explanation,
                                          movement, moved_at)
    values (${withdrawalId}, ${move.fromState}, ${move.toState}, ${move.actor}, ${move.userId}, ${move.userName},
            ${move.explanation}, ${move.movement}, ${move.movedAt})`)
}

export async function listMoves(db: Querier, withdrawalId: string): Promise<MoveRow[]> {
  return db.query<MoveRow>(sql`
    select from_state, to_state, actor, user_id, user_name, explanation, movement, moved_at
      from payments.withdrawal_move where withdrawal_id = ${withdrawalId} order by id`)
}

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

export type QueueFilter = {
  readonly state: WithdrawalState | null
  readonly playerId: number | null
  /** Number, a part of the holder's name, or the end of the account; any letters. */
  readonly search: string | null
  readonly signal: WithdrawalSignal | null
  readonly askedBefore: Instant | null
  readonly minMinor: number | null
  readonly after: string | null
}

/** Oldest first. Without a state: those that wait for staff. */
export async function listQueue(db: Querier, of: QueueFilter, limit: number): Promise<WithdrawalRow[]> {
  const part = of.search === null ? null : of.search.replaceAll(/[\\%_]/g, '\\$&')
  return db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal
     where (case when ${of.state}::text is null then state in ('pending', 'suspended', 'confiscation-proposed', 'sent')
                 else state = ${of.state}::text end)
       and (${of.playerId}::bigint is null or player_id = ${of.playerId}::bigint)
       and (${part}::text is null or reference_number::text = ${part}::text or holder ilike '%' || ${part}::text || '%'
            or iban ilike '%' || replace(${part}::text, ' ', ''))
       and (${of.signal}::text is null or ${of.signal}::text = any(signals))
       and (${of.askedBefore}::timestamptz is null or requested_at <= ${of.askedBefore}::timestamptz)
       and (${of.minMinor}::bigint is null or amount_minor >= ${of.minMinor}::bigint)
       and (${of.after}::uuid is null or id > ${of.after}::uuid)
     order by id
     limit ${limit}`)
}

export type QueueSum = {
  readonly state: WithdrawalState
  readonly count: number
  readonly total: number
  readonly currency: CurrencyCode
  readonly oldestAt: Instant
  readonly overDay: number
  readonly overThreeDays: number
}

/** What waits, by state, currency and age. */
export async function sumQueue(db: Querier, now: Instant): Promise<QueueSum[]> {
  return db.query<QueueSum>(sql`
    select state, count(*) as count, sum(amount_minor)::bigint as total, currency, min(requested_at) as oldest_at,
           count(*) filter (where requested_at < ${now}::timestamptz - interval '1 day') as over_day,
           count(*) filter (where requested_at < ${now}::timestamptz - interval '3 days') as over_three_days
      from payments.withdrawal
     where state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')
     group by state, currency order by state`)
}

export type WithdrawalSums = {
  readonly today: number
  readonly month: number
  readonly total: number
  readonly count: number
  readonly held: number
}

/** What was paid out to a player, by the day and month that it is now in the zone, and what is held. */
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

/** Whether money has gone to this account before, and whether another player's has. */
export async function lookAtAccount(
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

/** Those whose code has run out: nobody waits for them any more. */
export async function lockExpired(tx: Transaction, now: Instant, limit: number): Promise<WithdrawalRow[]> {
  return tx.query<WithdrawalRow>(sql`
    select * from payments.withdrawal
     where state = 'requested' and (code_expires_at <= ${now} or code_attempts_left = 0)
     order by id limit ${limit} for update skip locked`)
}

export type TransferFileRow = {
  readonly id: string
  readonly format: 'abo' | 'pain.001'
  readonly name: string
  readonly content: string
  readonly count: number
  readonly totalMinor: number
  readonly currency: CurrencyCode
  readonly createdAt: Instant
  readonly createdBy: number
  readonly createdByName: string
}

export async function insertFile(tx: Transaction, file: TransferFileRow, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    insert into payments.transfer_file (id, format, name, content, count, total_minor, currency, created_at, created_by,
                                        created_by_name)
    values (${file.id}, ${file.format}, ${file.name}, ${file.content}, ${file.count}, ${file.totalMinor},
            ${file.currency}, ${file.createdAt}, ${file.createdBy}, ${file.createdByName})`)
  await tx.query(sql`update payments.withdrawal set file_id = ${file.id} where id = any(${[...ids]}::uuid[])`)
}

export async function listFiles(db: Querier, before: string | null, limit: number): Promise<TransferFileRow[]> {
  return db.query<TransferFileRow>(sql`
    select * from payments.transfer_file where (${before}::uuid is null or id < ${before}::uuid) order by id desc limit ${limit}`)
}

export async function findFile(db: Querier, id: string): Promise<TransferFileRow | undefined> {
  const rows = await db.query<TransferFileRow>(sql`select * from payments.transfer_file where id = ${id}`)
  return rows[0]
}
