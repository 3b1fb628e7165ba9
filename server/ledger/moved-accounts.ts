import type { Clock, Querier } from '../kernel/index.ts'
import { findOldestTransaction, listSequences, listSequencesSince, type Sequence } from './rounds.queries.ts'

/**
 * Finds accounts with new entries, for a reader that runs every few seconds and stores how far it has read each
 * account.
 */
export type MovedAccounts = {
  /** Accounts that may have new entries since the last settled list, with their newest sequence numbers. */
  readonly list: (db: Querier) => Promise<readonly Sequence[]>
  /** The last list has been processed. */
  readonly settle: () => void
}

/** Clocks of processes differ. */
const OVERLAP_MS = 60_000
/** In case the overlap was too short. */
const ALL_EVERY_MS = 3_600_000

/**
 * Accounts are found by the time of their entries and read by sequence number: so a pass costs what was played since
 * the last one, however many accounts there are, and nothing is counted twice or left out. An entry is dated at the
 * beginning of its transaction and visible after the commit: so each pass looks back to the beginning of the oldest
 * transaction that was open at the last one. All accounts are read when a process starts, each hour, and when the clock
 * went back. @param overlapMs how far it looks back beyond that
 */
export function openMovedAccounts(clock: Clock, overlapMs = OVERLAP_MS): MovedAccounts {
  let settledAt: number | undefined
  /** All entries dated before it were visible when the last list was settled. */
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
 * Accounts with entries that were not counted yet, with their newest sequence numbers. @param accounts finds the
 * candidates; absent: all accounts
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
