import type { FieldCipher } from './field-cipher.ts'
import type { ScheduledJob } from '../events/jobs.ts'
import { findOlderSealed, replaceSealed } from './sealed-columns.queries.ts'
import type { Database } from '../types.ts'

/** A column of sealed texts. Each room lists its own, so that all of them can be sealed again. */
export type SealedColumn = {
  /** With its schema. */
  readonly table: string
  readonly column: string
  /** Columns whose values name the place of a value. */
  readonly by: readonly string[]
  /** The place that a value is sealed for (`belongsTo` of the cipher). */
  readonly belongsTo: (...by: readonly string[]) => string
}

const BATCH = 200

/**
 * Seals again what an older key sealed, so that this key can be removed from FIELD_KEYS. Value by value: after a crash
 * the next run continues, and a concurrent change wins. Returns how many.
 */
export async function resealColumns(
  { db, cipher }: { readonly db: Database; readonly cipher: FieldCipher },
  columns: readonly SealedColumn[],
): Promise<number> {
  let done = 0
  for (const column of columns)
    for (;;) {
      const found = await findOlderSealed(db, column, cipher.currentStart, BATCH)
      if (found.length === 0) break
      for (const { row, sealed, by } of found) {
        const place = column.belongsTo(...by)
        await replaceSealed(db, column, { row, before: sealed, sealed: cipher.seal(cipher.open(sealed, place), place) })
      }
      done += found.length
    }
  return done
}

/** The nightly job of the worker, over the columns of all rooms. */
export function resealJobs(
  needs: { readonly db: Database; readonly cipher: FieldCipher },
  columns: readonly SealedColumn[],
): ScheduledJob[] {
  return [
    {
      name: 'kernel.reseal-columns',
      cron: '30 3 * * *',
      runsPer: 'database',
      mostMinutes: 1380,
      run: async () => {
        await resealColumns(needs, columns)
      },
    },
  ]
}
