import { sql, type Querier, type Transaction } from '../../../kernel/index.ts'

export type RowsState = 'copied' | 'away' | 'returning'

/** A month of one kind of rows that is in files. */
export type ArchivedRows = {
  readonly kind: string
  /** Its first day. */
  readonly month: string
  readonly state: RowsState
  readonly manifest: string
  readonly signature: string
  readonly copiedAt: Date
}

/** Of all kinds, the oldest months first. */
export async function listAllArchivedRows(db: Querier): Promise<ArchivedRows[]> {
  return db.query<ArchivedRows>(sql`
    select kind, month, state, manifest, signature, copied_at from ledger.archived_rows order by kind, month`)
}

/** Of one kind, the oldest months first. */
export async function listArchivedRows(db: Querier, kind: string): Promise<ArchivedRows[]> {
  return db.query<ArchivedRows>(sql`
    select kind, month, state, manifest, signature, copied_at from ledger.archived_rows where kind = ${kind} order by month`)
}

export async function insertArchivedRows(
  tx: Transaction,
  { kind, month, manifest, signature }: Pick<ArchivedRows, 'kind' | 'month' | 'manifest' | 'signature'>,
): Promise<void> {
  await tx.query(sql`
    insert into ledger.archived_rows (kind, month, state, manifest, signature)
    values (${kind}, ${month}, 'copied', ${manifest}, ${signature})`)
}

export async function setRowsState(
  db: Querier,
  { kind, month }: Pick<ArchivedRows, 'kind' | 'month'>,
  state: RowsState,
): Promise<void> {
  await db.query(sql`update ledger.archived_rows set state = ${state} where kind = ${kind} and month = ${month}`)
}

export async function deleteArchivedRows(
  db: Querier,
  { kind, month }: Pick<ArchivedRows, 'kind' | 'month'>,
): Promise<void> {
  await db.query(sql`delete from ledger.archived_rows where kind = ${kind} and month = ${month}`)
}
