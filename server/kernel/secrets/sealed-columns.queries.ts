import type { SealedColumn } from './reseal-columns.ts'
import type { Querier } from '../types.ts'

export type SealedValue = {
  /** Which version of which row: gone when somebody has changed it. */
  readonly row: string
  readonly sealed: string
  readonly by: readonly string[]
}

// Names of tables and columns are constants of the rooms, never anything that came in.

/** Values that another key than the newest has sealed. */
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

/** Only while it is still what was opened. */
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
