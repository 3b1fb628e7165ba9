import type { Transaction } from '#server/kernel/index.ts'
import {
  findAccountNames,
  listSequences,
  listUncounted,
  sumPlayOf,
  type EntryRange,
  type MovedAccounts,
  type Sequence,
} from '#server/ledger/index.ts'
import { findTargets } from '#server/players/index.ts'
import { ownerOfPath } from '#server/wallet/index.ts'
import type { MeasureNeeds } from '../needs.ts'
import { FACT_DAYS } from './days.ts'
import { touchAll } from './measures.queries.ts'
import * as queries from './play.queries.ts'

const ACCOUNTS_AT_ONCE = 500
const SLOT_SECONDS = 900
const DAY_MS = 86_400_000
/** How far a pass looks back: clocks of two processes may differ, and a statement may have waited. */
const SLACK_MS = 3_600_000

type Needs = Pick<MeasureNeeds, 'db' | 'clock'>

/**
 * One pass over new entries of the books: play by quarters of an hour, and the players whose signals are out of date.
 * Sequence numbers have no gaps, so each entry counts once even if the process is killed; of two workers only one
 * counts.
 * @param accounts finds accounts with new entries; absent: all accounts
 */
export async function countPlay({ db, clock }: Needs, accounts?: MovedAccounts): Promise<void> {
  // A process without the lock reads nothing.
  const moved = await db.transaction(async (tx) =>
    (await queries.takeCounting(tx)) ? listUncounted(tx, (ids) => queries.findCursors(tx, ids), accounts) : undefined,
  )
  if (!moved) return
  for (let at = 0; at < moved.length; at += ACCOUNTS_AT_ONCE) {
    const some = moved.slice(at, at + ACCOUNTS_AT_ONCE)
    const isDone = await db.transaction(async (tx) => {
      if (!(await queries.takeCounting(tx))) return false
      await countAccounts(tx, some, clock.now())
      return true
    })
    if (!isDone) return
  }
  accounts?.settle()
}

/** Counts accounts up to their present numbers, inside the transaction that holds the lock. */
async function countAccounts(tx: Transaction, present: readonly Sequence[], now: Date): Promise<void> {
  const ids = present.map(({ accountId }) => accountId)
  const before = new Map((await queries.findCursors(tx, ids)).map((cursor) => [cursor.accountId, cursor]))
  const oldest = new Date(now.getTime() - FACT_DAYS * DAY_MS)
  const ranges = present.flatMap(({ accountId, seq }): EntryRange[] => {
    const mark = before.get(accountId)
    const notBefore = mark ? new Date(mark.readTo.getTime() - SLACK_MS) : oldest
    return (mark?.seq ?? 0) < seq ? [{ accountId, after: mark?.seq ?? 0, upTo: seq, notBefore }] : []
  })
  if (ranges.length === 0) return
  const owners = new Map(
    (await findAccountNames(tx, ids)).flatMap(({ id, path }) => {
      const owner = ownerOfPath(path)
      return owner ? [[id, owner] as const] : []
    }),
  )
  const sums = await sumPlayOf(tx, ranges, SLOT_SECONDS)
  const played = sums.flatMap(({ accountId, ...slot }) => {
    const owner = owners.get(accountId)
    return owner?.part === 'cash' ? [{ ...slot, playerId: owner.playerId }] : []
  })
  await queries.addSlots(tx, played)
  const targets = await findTargets(
    tx,
    ranges.flatMap(({ accountId }) => owners.get(accountId)?.playerId ?? []),
  )
  await touchAll(
    tx,
    [...targets].map(([playerId, target]) => ({ playerId, target })),
    now,
  )
  const last = new Map<number, Date>()
  for (const { accountId, startsAt } of sums)
    if (startsAt > (last.get(accountId) ?? oldest)) last.set(accountId, startsAt)
  await queries.saveCursors(
    tx,
    ranges.map(({ accountId, upTo }) => {
      const known = before.get(accountId)?.readTo ?? oldest
      const lastPlayed = last.get(accountId) ?? known
      return { accountId, seq: upTo, readTo: lastPlayed > known ? lastPlayed : known }
    }),
  )
}

/** Deletes the play and counts the books again, in one transaction: concurrent readers see the former figures. */
export async function recountPlay({ db, clock }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.lockCounting(tx)
    await queries.emptyPlay(tx)
    const moved = await listSequences(tx)
    for (let at = 0; at < moved.length; at += ACCOUNTS_AT_ONCE)
      await countAccounts(tx, moved.slice(at, at + ACCOUNTS_AT_ONCE), clock.now())
  })
}
