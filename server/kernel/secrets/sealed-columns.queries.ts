import type { SealedColumn } from './reseal-columns.ts'
import type { Querier } from '../types.ts'

export type SealedValue = {
  /** Identifies one version of one row (ctid): no longer found once somebody has changed the row. */
  readonly row: string
  readonly sealed: string
  readonly by: readonly string[]
}

// Names of tables and columns are constants of the rooms, never input.

/** Values that were sealed with another key than the newest. */
export async function findOlderSealed(
  db: Querier,
  { table, column, by }: SealedColumn,
  currentStart: string,
  limit: number,
): Promise<SealedValue[]> {
  return db.query<SealedValue>({
    text: `select ctid::text as row, ${column} as sealed, array[${by.map((one) => `${one}::text`).join(', ')}] as by
             from ${table} where ${column} is not null and not starts_with(${column}, $1) limit $2`,
    values: [currentStart, limit],
  })
}

/** Only while the value is still the one that was opened. */
export async function replaceSealed(
  db: Querier,
  { table, column }: SealedColumn,
  { row, before, sealed }: { readonly row: string; readonly before: string; readonly sealed: string },
): Promise<void> {
  await db.query({
    text: `update ${table} set ${column} = $1 where ctid = $2::tid and ${column} = $3`,
    values: [sealed, row, before],
  })
}
