import type { ParquetCell, ParquetColumns } from '../../kernel/index.ts'

/** An entry as it is stored, to the microsecond: `at` counts from 1970. */
export type StoredEntry = {
  readonly reference: string
  readonly accountId: number
  readonly seq: number
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
  readonly seriesId: number
  readonly at: number
  readonly contraId: number
  readonly ordinal: number
  readonly kind: number
}

export const ENTRY_COLUMNS: ParquetColumns = {
  reference: 'uuid',
  account_id: 'bigint',
  seq: 'bigint',
  debit: 'bigint',
  credit: 'bigint',
  balance_after: 'bigint',
  series_id: 'bigint',
  created_at: 'time',
  contra_id: 'bigint',
  ordinal: 'integer',
  kind: 'smallint',
}

/** In the order of the columns. */
export function cellsOf(entry: StoredEntry): readonly ParquetCell[] {
  const { reference, accountId, seq, debit, credit, balanceAfter, seriesId, at, contraId, ordinal, kind } = entry
  return [reference, accountId, seq, debit, credit, balanceAfter, seriesId, at, contraId, ordinal, kind]
}
