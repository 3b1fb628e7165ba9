import type { Database } from '../../kernel/index.ts'
import { findLastCheck } from '../ledger.queries.ts'
import { prepareSnapshot } from '../books.queries.ts'
import { verifyCheckpoints, type Trust } from '../checkpoints/verify-checkpoints.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import * as queries from './archive.queries.ts'
import { beginOf, endOf, firstDayOf, monthOf, type Month } from './months.ts'

/** With fewer, a month could leave that readers still expect in the database. */
export const AFTER_MONTHS_LEAST = 2

export type Closed = {
  /** Number of the checkpoint that was signed after its end. */
  readonly checkpoint: number
  /** The month that left before it. */
  readonly before: queries.ArchivedMonth | undefined
}

/**
 * Whether a month is closed: this many months have passed since its end, each earlier one is archived or empty, the
 * last check of the books found nothing, and a later checkpoint is signed by a known key and names no wrong account.
 */
export async function findClosed(
  db: Database,
  { month, afterMonths, trust }: { readonly month: Month; readonly afterMonths: number; readonly trust: Trust },
): Promise<Closed> {
  const end = endOf(month)
  const months = Math.max(afterMonths, AFTER_MONTHS_LEAST)
  if (!(await queries.isPast(db, endOf(month, months))))
    throw new ArchiveNotMade(`${month} is not closed: a month leaves ${months} months after its end.`)
  const archived = await queries.listArchivedMonths(db)
  const before = archived.at(-1)
  const other = archived.find(({ state }) => state !== 'away')
  if (other) throw new ArchiveNotMade(`${monthOf(other.month)} is under way: finish it first.`)
  if (before && before.month > firstDayOf(month))
    throw new ArchiveNotMade(`${monthOf(before.month)} has left before it.`)
  const present = await queries.listPresentMonths(db)
  if (!present.includes(firstDayOf(month))) throw new ArchiveNotMade(`The books have no partition of ${month}.`)
  for (const earlier of present.filter((day) => day < firstDayOf(month)).map(monthOf))
    if (await queries.hasEntriesWithin(db, beginOf(earlier), endOf(earlier)))
      throw new ArchiveNotMade(`${earlier} comes first: months leave one after the other.`)
  const last = await findLastCheck(db)
  if (!last || last.checkedAt < end) throw new ArchiveNotMade('The books were not checked since its end.')
  if (last.differences > 0)
    throw new ArchiveNotMade(`The last check of the books found ${last.differences} differences.`)
  return { checkpoint: await findCheckpoint(db, trust, end), before }
}

async function findCheckpoint(db: Database, { publicKeys, store }: Trust, end: Date): Promise<number> {
  const copy = await store?.readNewest()
  const { newest, differences } = await db.transaction(async (tx) => {
    await prepareSnapshot(tx)
    return verifyCheckpoints(tx, { publicKeys, copy, isWhole: false })
  })
  if (differences[0]) throw new ArchiveNotMade(`The checkpoints are not right: ${differences[0].detail}.`)
  if (!newest || newest.at < end) throw new ArchiveNotMade('No checkpoint was signed since its end.')
  if (newest.wrong.length > 0) throw new ArchiveNotMade(`Checkpoint ${newest.number} names accounts that are wrong.`)
  return newest.number
}
