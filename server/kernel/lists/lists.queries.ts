import { sql, type Sql } from '../database/sql.ts'
import type { Database, Querier } from '../types.ts'
import { countStatement, pageStatement, sumStatement, type ListOrder, type SqlList } from './sql-list.ts'

/** What every statement of a list returns beside a row: the value of the order, and the row's key. */
export type Placed = { readonly listValue: string; readonly listKey: string }
export type SumRow = {
  readonly currency: string
  readonly count: number
  readonly sums: Readonly<Record<string, number>>
}

// Every form of these statements is made and described in tests/sql/lists.calls.test.ts.

export const findPage = (db: Querier, of: SqlList, where: Sql, order: ListOrder, limit: number) =>
  db.query<Placed & Record<string, unknown>>(pageStatement(of, where, order, limit))

export async function countRows(db: Querier, of: SqlList, where: Sql, most: number | null): Promise<number> {
  const [row] = await db.query<{ count: number }>(countStatement(of, where, most))
  return row?.count ?? 0
}

export async function sumRows(db: Querier, of: SqlList, where: Sql): Promise<SumRow[]> {
  const statement = sumStatement(of, where)
  return statement ? db.query<SumRow>(statement) : []
}

/** Reads with a timeout, after which PostgreSQL cancels the statement. */
export async function readWithin<T>(db: Database, ms: number, read: (db: Querier) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(sql`select set_config('statement_timeout', ${String(ms)}::text, true)`)
    return read(tx)
  })
}
