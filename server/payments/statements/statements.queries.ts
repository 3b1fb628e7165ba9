import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Statement, StatementItem } from './statement.ts'

export type StatementRow = {
  readonly id: string
  readonly format: Statement['format']
  readonly number: string
  readonly iban: string
  readonly currency: 'CZK' | 'EUR'
  readonly fromDay: string
  readonly toDay: string
  readonly openingMinor: number
  readonly closingMinor: number
  readonly importedAt: Instant
  /** Null when it came from the bank itself. */
  readonly importedByName: string | null
}

export type NewStatement = StatementRow & {
  readonly contentHash: string
  readonly ordinal: number
  readonly importedBy: number | null
}

/** False when this very statement was imported before. */
export async function insertStatement(tx: Transaction, row: NewStatement): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.bank_statement (id, content_hash, ordinal, format, number, iban, currency, from_day, to_day,
                                         opening_minor, closing_minor, imported_at, imported_by, imported_by_name)
    values (${row.id}, ${row.contentHash}, ${row.ordinal}, ${row.format}, ${row.number}, ${row.iban}, ${row.currency},
            ${row.fromDay}, ${row.toDay}, ${row.openingMinor}, ${row.closingMinor}, ${row.importedAt},
            ${row.importedBy}, ${row.importedByName})
    on conflict (content_hash, ordinal) do nothing
    returning id`)
  return rows.length === 1
}

export type StatementSummary = StatementRow & { readonly items: number; readonly openItems: number }

/** Newest first, each with the number of movements that it added, and of those that still wait for a person. */
export async function listStatements(db: Querier, before: string | null, limit: number): Promise<StatementSummary[]> {
  return db.query<StatementSummary>(sql`
    select s.id, s.format, s.number, s.iban, s.currency, s.from_day, s.to_day, s.opening_minor, s.closing_minor,
           s.imported_at, s.imported_by_name, count(i.id) as items,
           count(i.id) filter (where i.state = 'open') as open_items
      from payments.bank_statement s left join payments.bank_item i on i.statement_id = s.id
     where ${before}::uuid is null or s.id < ${before}::uuid
     group by s.id order by s.id desc limit ${limit}`)
}

const ITEM_STATES = ['open', 'deposit', 'withdrawal', 'withdrawal-return', 'sent-back', 'other'] as const
export type ItemState = (typeof ITEM_STATES)[number]

export type ItemRow = Omit<StatementItem, 'currency'> & {
  readonly id: string
  readonly statementId: string
  readonly iban: string
  readonly currency: 'CZK' | 'EUR'
  readonly state: ItemState
  readonly problem: string | null
  readonly paymentId: string | null
  readonly withdrawalId: string | null
  readonly judgedAt: Instant | null
  readonly judgedByName: string | null
  readonly explanation: string | null
}

export type NewItem = Pick<
  ItemRow,
  'id' | 'statementId' | 'iban' | 'state' | 'problem' | 'paymentId' | 'withdrawalId'
> &
  StatementItem

/** The movement is inserted before it is applied; false when another statement had it. */
export async function insertItem(tx: Transaction, item: NewItem): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.bank_item (id, statement_id, iban, bank_ref, booked_on, amount_minor, currency, counter_account,
                                    counter_name, variable_symbol, message, is_return, state, problem, payment_id,
                                    withdrawal_id)
    values (${item.id}, ${item.statementId}, ${item.iban}, ${item.bankRef}, ${item.bookedOn}, ${item.amountMinor},
            ${item.currency}, ${item.counterAccount}, ${item.counterName}, ${item.variableSymbol}, ${item.message},
            ${item.isReturn}, ${item.state}, ${item.problem}, ${item.paymentId}, ${item.withdrawalId})
    on conflict (iban, bank_ref) do nothing
    returning id`)
  return rows.length === 1
}

/** Whether the money of a deposit was found on a statement. */
export async function isDepositOnStatement(tx: Transaction, paymentId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from payments.bank_item where payment_id = ${paymentId} and state = 'deposit'`)
  return rows.length > 0
}

/** Which movements of a withdrawal were found on a statement, automatically or by staff. */
export type OnStatement = { readonly isPaidOnStatement: boolean; readonly isReturnedOnStatement: boolean }

export async function findOnStatement(tx: Transaction, withdrawalId: string): Promise<OnStatement> {
  const rows = await tx.query<OnStatement>(sql`
    select coalesce(bool_or(state = 'withdrawal'), false) as is_paid_on_statement,
           coalesce(bool_or(state = 'withdrawal-return'), false) as is_returned_on_statement
      from payments.bank_item where withdrawal_id = ${withdrawalId}`)
  return rows[0] ?? { isPaidOnStatement: false, isReturnedOnStatement: false }
}

/** Whether a movement of an account is stored already. Read under the lock of the import. */
export async function isItemKnown(tx: Transaction, iban: string, bankRef: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select from payments.bank_item where iban = ${iban} and bank_ref = ${bankRef}`)
  return rows.length > 0
}

/** How many of these movements of an account are stored already. */
export async function countKnownItems(tx: Transaction, iban: string, bankRefs: readonly string[]): Promise<number> {
  const rows = await tx.query<{ count: number }>(sql`
    select count(*) as count from payments.bank_item where iban = ${iban} and bank_ref = any(${[...bankRefs]}::text[])`)
  return rows[0]?.count ?? 0
}

/** Serializes imports: two overlapping statements must not both match the same movement. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('payments.bank-statements', 0))`)
}

export async function findItem(db: Querier, id: string): Promise<ItemRow | undefined> {
  const rows = await db.query<ItemRow>(sql`select * from payments.bank_item where id = ${id}`)
  return rows[0]
}

export async function lockItem(tx: Transaction, id: string): Promise<ItemRow | undefined> {
  const rows = await tx.query<ItemRow>(sql`select * from payments.bank_item where id = ${id} for update`)
  return rows[0]
}

export async function listItemsOf(db: Querier, statementId: string): Promise<ItemRow[]> {
  return db.query<ItemRow>(sql`
    select * from payments.bank_item where statement_id = ${statementId} order by id limit 5000`)
}

export type Judgement = {
  readonly state: ItemState
  readonly paymentId: string | null
  readonly withdrawalId: string | null
  readonly at: Instant
  readonly userId: number
  readonly userName: string
  readonly explanation: string
}

/** Stores a person's judgement of a movement; the reason why it was open stays. */
export async function judgeItem(tx: Transaction, id: string, judged: Judgement): Promise<void> {
  await tx.query(sql`
    update payments.bank_item
       set state = ${judged.state}, payment_id = ${judged.paymentId}, withdrawal_id = ${judged.withdrawalId},
           judged_at = ${judged.at}, judged_by = ${judged.userId}, judged_by_name = ${judged.userName},
           explanation = ${judged.explanation}
     where id = ${id}`)
}

/** Whether a player has been credited money from an account before, and whether another player has. */
export async function findPayerHistory(
  db: Querier,
  playerId: number,
  account: string,
): Promise<{ readonly isKnown: boolean; readonly isOfAnother: boolean }> {
  const rows = await db.query<{ isKnown: boolean; isOfAnother: boolean }>(sql`
    select coalesce(bool_or(p.player_id = ${playerId}), false) as is_known,
           coalesce(bool_or(p.player_id <> ${playerId}), false) as is_of_another
      from payments.bank_item i join payments.payment p on p.id = i.payment_id
     where i.counter_account = ${account} and i.state = 'deposit'`)
  return rows[0] ?? { isKnown: false, isOfAnother: false }
}
