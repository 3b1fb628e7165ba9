import type { FieldCipher } from './field-cipher.ts'
import type { ScheduledJob } from '../events/jobs.ts'
import { findOlderSealed, replaceSealed } from './sealed-columns.queries.ts'
import type { Database } from '../types.ts'

/** A column of texts that the field cipher sealed. Each room names its own, so that all of them can be sealed anew. */
export type SealedColumn = {
  /** With its schema. */
  readonly table: string
  readonly column: string
  /** The columns by which a value's place is named. */
  readonly by: readonly string[]
  /** The place that a value is sealed for. */
  readonly belongsTo: (...by: readonly string[]) => string
}

const BATCH = 200

/**
 * Seals anew what an older key sealed, so that the older key can be taken out of FIELD_KEYS. Value by value: a process that dies
 * goes on the next time, and what somebody writes meanwhile wins. Gives how many.
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

/** What the worker does at night: the columns of all rooms. */
export function resealJobs(
  needs: { readonly db: Database; readonly cipher: FieldCipher },
  columns: readonly SealedColumn[],
): ScheduledJob[] {
  return [
    {
      name: 'kernel.reseal-columns',
      cron: '30 3 * * *',
      runsPer: 'database',
      run: async () => {
        await resealColumns(needs, columns)
      },
    },
  ]
}
