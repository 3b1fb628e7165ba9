import type { Database } from '../../kernel/index.ts'
import { mergeKeyMonths } from './archive.queries.ts'
import { takeBooks, withoutChecks } from './take-books.ts'

/** Partitions become one that have at most so many keys together: they are copied while rounds wait. */
const KEYS_MAX = 10_000

/**
 * Merges the partitions of keys whose months have left, so that statements that look up a reference lock fewer. What stays of a
 * month are keys of movements that are no rounds; where there are many, its partition stays.
 * @returns how many partitions were merged
 */
export async function mergeKeys(db: Database, most = KEYS_MAX): Promise<number> {
  let merged = 0
  await withoutChecks(db, (held) =>
    takeBooks(held, async (tx) => {
      merged = await mergeKeyMonths(tx, most)
    }),
  )
  return merged
}
