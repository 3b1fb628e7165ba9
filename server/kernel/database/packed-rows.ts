import type { DuckDBDataChunk, DuckDBUUIDVector } from '@duckdb/node-api'
import { assert } from '../assert.ts'
import type { ParquetColumns, ParquetType } from './parquet-files.ts'

/** Microseconds from 1970 to 2000, from where PostgreSQL counts. */
const EPOCH_OF_POSTGRES = 946_684_800_000_000n
const TOP_BIT = 1n << 127n
const LOW_HALF = (1n << 64n) - 1n

/** The numbers of a vector themselves, which its type hides: its setter and getter cost more than what is stored. */
type Numbers<Items> = { readonly items: Items }

type PackedType = Exclude<ParquetType, 'bytes' | 'text'>
const WIDTHS: Readonly<Record<PackedType, number>> = { uuid: 16, bigint: 8, time: 8, integer: 4, smallint: 2 }

type Place = { readonly type: PackedType; readonly column: number; readonly offset: number }

/**
 * Rows as PostgreSQL sends their values, one after the other: integers with the most significant byte first, times in
 * microseconds since 2000. No column is null.
 */
export type PackedRows = {
  /** Bytes of a row. */
  readonly width: number
  /** Fills an empty chunk that has as many rows. */
  readonly fill: (chunk: DuckDBDataChunk, rows: Buffer) => void
  readonly read: (chunk: DuckDBDataChunk) => Buffer
}

export function packedRows(columns: ParquetColumns): PackedRows {
  const places: Place[] = []
  let width = 0
  for (const [column, type] of Object.values(columns).entries()) {
    assert(type !== 'bytes' && type !== 'text', 'Packed rows have columns of a fixed size.')
    places.push({ type, column, offset: width })
    width += WIDTHS[type]
  }
  return {
    width,
    fill: (chunk, rows) => {
      for (const place of places) fillColumn(chunk, place, rows, width)
    },
    read: (chunk) => {
      const rows = Buffer.allocUnsafe(chunk.rowCount * width)
      for (const place of places) readColumn(chunk, place, rows, width)
      return rows
    },
  }
}

function fillColumn(chunk: DuckDBDataChunk, { type, column, offset }: Place, rows: Buffer, width: number): void {
  const vector = chunk.getColumnVector(column)
  const count = rows.length / width
  if (type === 'bigint' || type === 'time') {
    const { items } = vector as unknown as Numbers<BigInt64Array>
    const added = type === 'time' ? EPOCH_OF_POSTGRES : 0n
    for (let row = 0, at = offset; row < count; row += 1, at += width) items[row] = rows.readBigInt64BE(at) + added
  } else if (type === 'integer') {
    const { items } = vector as unknown as Numbers<Int32Array>
    for (let row = 0, at = offset; row < count; row += 1, at += width) items[row] = rows.readInt32BE(at)
  } else if (type === 'smallint') {
    const { items } = vector as unknown as Numbers<Int16Array>
    for (let row = 0, at = offset; row < count; row += 1, at += width) items[row] = rows.readInt16BE(at)
  } else {
    const uuids = vector as DuckDBUUIDVector
    for (let row = 0, at = offset; row < count; row += 1, at += width)
      uuids.setItem(row, valueOf((rows.readBigUInt64BE(at) << 64n) | rows.readBigUInt64BE(at + 8)))
  }
  vector.flush()
}

/** DuckDB stores a UUID as a signed number, with its first bit turned. */
type UuidValue = NonNullable<ReturnType<DuckDBUUIDVector['getItem']>>
const valueOf = (uuid: bigint): UuidValue => ({ hugeint: BigInt.asIntN(128, uuid ^ TOP_BIT) }) as UuidValue

function readColumn(chunk: DuckDBDataChunk, { type, column, offset }: Place, rows: Buffer, width: number): void {
  const vector = chunk.getColumnVector(column)
  const count = rows.length / width
  if (type === 'bigint' || type === 'time') {
    const { items } = vector as unknown as Numbers<BigInt64Array>
    const added = type === 'time' ? EPOCH_OF_POSTGRES : 0n
    for (let row = 0, at = offset; row < count; row += 1, at += width)
      rows.writeBigInt64BE((items[row] ?? 0n) - added, at)
  } else if (type === 'integer') {
    const { items } = vector as unknown as Numbers<Int32Array>
    for (let row = 0, at = offset; row < count; row += 1, at += width) rows.writeInt32BE(items[row] ?? 0, at)
  } else if (type === 'smallint') {
    const { items } = vector as unknown as Numbers<Int16Array>
    for (let row = 0, at = offset; row < count; row += 1, at += width) rows.writeInt16BE(items[row] ?? 0, at)
  } else {
    const uuids = vector as DuckDBUUIDVector
    for (let row = 0, at = offset; row < count; row += 1, at += width) {
      const uuid = BigInt.asUintN(128, uuids.getItem(row)?.hugeint ?? 0n) ^ TOP_BIT
      rows.writeBigUInt64BE(uuid >> 64n, at)
      rows.writeBigUInt64BE(uuid & LOW_HALF, at + 8)
    }
  }
}
