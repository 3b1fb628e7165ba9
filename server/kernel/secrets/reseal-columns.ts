import type { FieldCipher } from './field-cipher.ts'
import type { ScheduledJob } from '../events/jobs.ts'
import { countSealed, findOlderSealed, replaceSealed } from './sealed-columns.queries.ts'
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
/** Rows that the message names of each column. */
const NAMED = 5

type Needs = { readonly db: Database; readonly cipher: FieldCipher }

/**
 * Seals again what an older key sealed, so that this key can be removed from FIELD_KEYS. Value by value: after a crash
 * the next run continues, and a concurrent change wins. Returns how many. What does not open stays as it is and holds up
 * nothing else; it is named at the end.
 */
export async function resealColumns(needs: Needs, columns: readonly SealedColumn[]): Promise<number> {
  let done = 0
  const problems: string[] = []
  for (const column of columns) {
    const { sealedAgain, closed } = await resealColumn(needs, column)
    done += sealedAgain
    if (closed.length > 0) problems.push(`${nameOf(column)} of ${closed.slice(0, NAMED).join(', ')}`)
    for (const { id, count } of await findForeign(needs, column))
      problems.push(`${count} of ${nameOf(column)}: the key "${id}" that sealed them is not in FIELD_KEYS`)
  }
  if (problems.length > 0)
    throw new Error(`${done} values are sealed again, these do not open: ${problems.join('; ')}.`)
  return done
}

async function resealColumn({ db, cipher }: Needs, column: SealedColumn) {
  let sealedAgain = 0
  const closed = new Map<string, string>()
  if (cipher.olderStarts.length > 0)
    for (;;) {
      const found = await findOlderSealed(db, column, cipher.olderStarts, BATCH + closed.size)
      const fresh = found.filter(({ row }) => !closed.has(row))
      if (fresh.length === 0) break
      for (const { row, sealed, by } of fresh) {
        const place = column.belongsTo(...by)
        const plain = openOrNot(cipher, sealed, place)
        if (plain === undefined) closed.set(row, by.join('/'))
        else await replaceSealed(db, column, { row, before: sealed, sealed: cipher.seal(plain, place) })
      }
      sealedAgain += fresh.length
    }
  return { sealedAgain: sealedAgain - closed.size, closed: [...closed.values()] }
}

function openOrNot(cipher: FieldCipher, sealed: string, place: string): string | undefined {
  try {
    return cipher.open(sealed, place)
  } catch {
    return undefined
  }
}

/** Values by keys that are not there: lost, or removed too early. */
async function findForeign({ db, cipher }: Needs, column: SealedColumn) {
  const known = [cipher.currentStart, ...cipher.olderStarts]
  const counted = await countSealed(db, column)
  return counted.filter(({ start }) => !known.includes(start))
}

const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`

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
