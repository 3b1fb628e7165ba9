import { createHash } from 'node:crypto'
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

/** Microseconds from 1970 to 2000, from where PostgreSQL counts. */
const EPOCH_OF_POSTGRES = 946_684_800_000_000

/** The same as `ledger.link(before, '', ledger.bytes_of(entry))` (docs/books-format.md). */
export function linkOf(before: Uint8Array, entry: StoredEntry): Buffer {
  const bytes = Buffer.allocUnsafe(86)
  bytes.write(entry.reference.replaceAll('-', ''), 0, 'hex')
  const { accountId, seq, debit, credit, balanceAfter, seriesId, at, contraId } = entry
  const wide = [accountId, seq, debit, credit, balanceAfter, seriesId, at - EPOCH_OF_POSTGRES, contraId]
  for (const [place, value] of wide.entries()) bytes.writeBigInt64BE(BigInt(value), 16 + 8 * place)
  bytes.writeInt32BE(entry.ordinal, 80)
  bytes.writeInt16BE(entry.kind, 84)
  return createHash('sha256').update(before).update(bytes).digest()
}
