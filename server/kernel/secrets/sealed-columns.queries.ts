import type { SealedColumn } from './reseal-columns.ts'
import type { Querier } from '../types.ts'

export type SealedValue = {
  /** Identifies one version of one row (ctid): no longer found once somebody has changed the row. */
  readonly row: string
  readonly sealed: string
  readonly by: readonly string[]
}

// Names of tables and columns are constants of the rooms, never input.

/** Values that were sealed with one of these keys. */
export async function findOlderSealed(
  db: Querier,
  { table, column, by }: SealedColumn,
  starts: readonly string[],
  limit: number,
): Promise<SealedValue[]> {
  return db.query<SealedValue>({
    text: `select ctid::text as row, ${column} as sealed, array[${by.map((one) => `${one}::text`).join(', ')}] as by
             from ${table} where ${column} is not null
              and exists (select from unnest($1::text[]) as start where starts_with(${column}, start)) limit $2`,
    values: [starts, limit],
  })
}

export type SealedByKey = { readonly start: string; readonly id: string; readonly count: number }

/** How many values each key has sealed, by its prefix. */
export async function countSealed(db: Querier, { table, column }: SealedColumn): Promise<SealedByKey[]> {
  return db.query<SealedByKey>({
    text: `select substring(${column} from '^[^.]*[.][^.]*[.]') as start, split_part(${column}, '.', 2) as id, count(*)::integer as count
             from ${table} where ${column} is not null group by 1, 2 order by 1`,
    values: [],
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
