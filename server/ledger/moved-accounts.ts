import type { Clock, Querier } from '../kernel/index.ts'
import { findOldestTransaction, listSequences, listSequencesSince, type Sequence } from './rounds.queries.ts'

/** Which accounts have moved, for a reader that comes again every few seconds and remembers how far it has read each of them. */
export type MovedAccounts = {
  /** Those that may have moved since what was listed before was settled, with their present numbers. */
  readonly list: (db: Querier) => Promise<readonly Sequence[]>
  /** What was listed last is dealt with. */
  readonly settle: () => void
}

/** Clocks of processes differ. */
const OVERLAP_MS = 60_000
/** For whatever the overlap did not foresee. */
const ALL_EVERY_MS = 3_600_000

/**
 * Accounts are found by the time of their entries and read by the numbers: so a pass costs what was played since the last
 * one, whatever the number of accounts, and nothing is counted twice or left out. An entry is dated when its transaction begins and seen
 * when it ends: so each pass looks back to the beginning of the oldest transaction that ran at the last one. All accounts are looked
 * at when a process begins, each hour, and when the clock went back. @param overlapMs how far it looks back beyond that
 */
export function openMovedAccounts(clock: Clock, overlapMs = OVERLAP_MS): MovedAccounts {
  let settledAt: number | undefined
  /** Before it, everything that is booked was seen when it was settled. */
  let seenTo = 0
  let allAt = Number.NEGATIVE_INFINITY
  let listed: { readonly at: number; readonly seenTo: number; readonly isAll: boolean } | undefined
  return {
    list: async (db) => {
      const at = clock.now().getTime()
      const isAll = settledAt === undefined || at < settledAt || at >= allAt + ALL_EVERY_MS
      listed = { at, seenTo: at - (await findOldestTransaction(db)), isAll }
      return isAll ? listSequences(db) : listSequencesSince(db, new Date(seenTo - overlapMs))
    },
    settle: () => {
      if (!listed) return
      settledAt = listed.at
      seenTo = listed.seenTo
      if (listed.isAll) allAt = listed.at
      listed = undefined
    },
  }
}

/**
 * Accounts that have gone on since they were counted, with their present numbers. @param accounts knows which may have; without it,
 * all are looked at
 */
export async function listUncounted(
  db: Querier,
  findCursors: (accountIds: readonly number[]) => Promise<readonly Sequence[]>,
  accounts?: Pick<MovedAccounts, 'list'>,
): Promise<readonly Sequence[]> {
  const present = await (accounts?.list(db) ?? listSequences(db))
  const cursors = await findCursors(present.map(({ accountId }) => accountId))
  const counted = new Map(cursors.map(({ accountId, seq }) => [accountId, seq]))
  return present.filter(({ accountId, seq }) => (counted.get(accountId) ?? 0) < seq)
}
