import type { ParquetFiles } from './database/parquet-files.ts'
import type { Sql } from './database/sql.ts'

/** An instant. Columns of type timestamptz arrive as this. */
export type Instant = Date

/** The only source of time; injected everywhere so that tests and AutoTest/SetTime can move it. */
export type Clock = { readonly now: () => Instant }

/** Something that runs statements: the database itself, or one transaction of it. */
export type Querier = {
  /** Rows with camelCase names. int8 columns are safe-integer numbers; numeric stays text; date is `YYYY-MM-DD`. */
  readonly query: <Row extends object>(statement: Sql) => Promise<Row[]>
  /** Files of archived rows beside the database; undefined when none are configured. */
  readonly parquet?: ParquetFiles | undefined
}

/**
 * Result of a check that can often be decided from a cache: undefined lets it pass without a promise, which matters
 * where every round checks it; otherwise a promise that rejects with the refusal.
 */
export type Judged = Promise<void> | undefined

export type Transaction = Querier & { readonly isTransaction: true }

export type Database = Querier & {
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws (a refusal throws too). */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}
