import { assert, type Transaction } from '#server/kernel/index.ts'
import {
  listUncounted,
  type EntryRange,
  type MovedAccounts,
  type MovementSum,
  type MovementToPlace,
  type Sequence,
} from '#server/ledger/index.ts'
import * as queries from './day-book.queries.ts'
import { recordDays } from './days/day-sums.queries.ts'
import { sumCountedDays } from './days/sum-days.ts'
import { knowAccounts } from './know-accounts.ts'
import type { CountNeeds } from './needs.ts'
import { placeMovements } from './place-movements.ts'
import { readMovements, type Movements } from './read-movements.ts'

const ACCOUNTS_AT_ONCE = 500
const BEFORE_ALL = new Date(0)
/** Overlap of a pass with the one before: clocks of processes may differ, and a statement may have waited. */
const SLACK_MS = 3_600_000

/**
 * One pass over new entries of the books (decision 0094). Each portion of accounts and their cursors are one
 * transaction: each entry counts once, even if the process is killed. Of two processes only one counts. Returns the
 * number of counted entries.
 * @param accounts finds accounts with new entries; absent: all accounts
 */
export async function countBooks(needs: CountNeeds, accounts?: MovedAccounts): Promise<number> {
  const { db } = needs
  // A process without the lock reads nothing.
  const moved = await db.transaction(async (tx) =>
    (await queries.takeCounting(tx)) ? listUncounted(tx, (ids) => queries.findCursors(tx, ids), accounts) : undefined,
  )
  if (!moved) return 0
  let entries = 0
  for (let at = 0; at < moved.length; at += ACCOUNTS_AT_ONCE) {
    const some = moved.slice(at, at + ACCOUNTS_AT_ONCE)
    const done = await db.transaction(async (tx) => {
      return (await queries.takeCounting(tx)) ? countAccounts(tx, needs.timeZone, some) : undefined
    })
    if (done === undefined) return entries
    entries += done
  }
  accounts?.settle()
  await sumCountedDays(needs)
  return entries
}

/** Counts accounts up to their present sequence numbers, inside the transaction that holds the lock. */
export async function countAccounts(tx: Transaction, zone: string, present: readonly Sequence[]): Promise<number> {
  const cursors = await queries.findCursors(
    tx,
    present.map(({ accountId }) => accountId),
  )
  const before = new Map(cursors.map((cursor) => [cursor.accountId, cursor]))
  const ranges = present.flatMap(({ accountId, seq }): EntryRange[] => {
    const mark = before.get(accountId)
    const notBefore = mark ? new Date(mark.readTo.getTime() - SLACK_MS) : BEFORE_ALL
    return (mark?.seq ?? 0) < seq ? [{ accountId, after: mark?.seq ?? 0, upTo: seq, notBefore }] : []
  })
  if (ranges.length === 0) return 0
  const { sums, single } = await readWhole(tx, ranges, zone)
  await knowAccounts(
    tx,
    [...sums, ...single].flatMap(({ accountId, contraId }) => [accountId, contraId]),
  )
  const cells = await placeMovements(tx, sums, single)
  await queries.addToDayBook(tx, cells)
  await recordDays(tx, [...new Set(cells.map(({ day }) => day))])
  const lastAt = lastMoments(sums, single)
  await queries.saveCursors(
    tx,
    ranges.map(({ accountId, upTo, notBefore }) => {
      const readTo = Math.max(
        lastAt.get(accountId) ?? 0,
        before.get(accountId)?.readTo.getTime() ?? notBefore.getTime(),
      )
      return { accountId, seq: upTo, readTo: new Date(readTo) }
    }),
  )
  return ranges.reduce((sum, { after, upTo }) => sum + upTo - after, 0)
}

/**
 * Reads ranges of entries. Sequence numbers have no gaps, so their count is known: an account for which the time filter
 * skipped entries is read again from its beginning.
 */
async function readWhole(tx: Transaction, ranges: readonly EntryRange[], zone: string): Promise<Movements> {
  const first = await read(tx, ranges, zone)
  const short = ranges.filter((range) => missing(first, range) > 0)
  if (short.length === 0) return first
  const isShort = new Set(short.map(({ accountId }) => accountId))
  const again = await read(
    tx,
    short.map((range) => ({ ...range, notBefore: BEFORE_ALL })),
    zone,
  )
  for (const range of short) assert(missing(again, range) === 0, 'An account has an entry for each of its numbers.')
  return {
    sums: [...first.sums.filter(({ accountId }) => !isShort.has(accountId)), ...again.sums],
    single: [...first.single.filter(({ accountId }) => !isShort.has(accountId)), ...again.single],
  }
}

type Counted = Movements & { readonly found: ReadonlyMap<number, number> }

async function read(tx: Transaction, ranges: readonly EntryRange[], zone: string): Promise<Counted> {
  const movements = await readMovements(tx, ranges, zone)
  const found = new Map<number, number>()
  for (const { accountId, entries } of movements.sums) found.set(accountId, (found.get(accountId) ?? 0) + entries)
  for (const { accountId } of movements.single) found.set(accountId, (found.get(accountId) ?? 0) + 1)
  return { ...movements, found }
}

const missing = ({ found }: Counted, { accountId, after, upTo }: EntryRange): number =>
  upTo - after - (found.get(accountId) ?? 0)

function lastMoments(sums: readonly MovementSum[], single: readonly MovementToPlace[]): Map<number, number> {
  const last = new Map<number, number>()
  const note = (accountId: number, at: Date) => last.set(accountId, Math.max(last.get(accountId) ?? 0, at.getTime()))
  for (const { accountId, lastAt } of sums) note(accountId, lastAt)
  for (const { accountId, at } of single) note(accountId, at)
  return last
}
