import type { Clock, Querier } from '../kernel/index.ts'
import { listSequences, listSequencesSince, type Sequence } from './rounds.queries.ts'

/** Which accounts have moved, for a reader that comes again every few seconds and remembers how far it has read each of them. */
export type MovedAccounts = {
  /** Those that may have moved since what was listed before was settled, with their present numbers. */
  readonly list: (db: Querier) => Promise<readonly Sequence[]>
  /** What was listed last is dealt with. */
  readonly settle: () => void
}

/** Clocks of processes differ, and an entry is dated before its transaction ends. */
const OVERLAP_MS = 60_000
/** What was longer on its way than the overlap is found by looking at all accounts. */
const ALL_EVERY_MS = 3_600_000

/**
 * Accounts are found by the time of their entries and read by the numbers: so a pass costs what was played since the last
 * one, whatever the number of accounts, and nothing is counted twice or left out. All accounts are looked at when a
 * process begins, each hour, and when the clock went back.
 */
export function openMovedAccounts(clock: Clock): MovedAccounts {
  let settledAt: number | undefined
  let allAt = Number.NEGATIVE_INFINITY
  let listed: { readonly at: number; readonly isAll: boolean } | undefined
  return {
    list: async (db) => {
      const at = clock.now().getTime()
      const isAll = settledAt === undefined || at < settledAt || at >= allAt + ALL_EVERY_MS
      listed = { at, isAll }
      return isAll ? listSequences(db) : listSequencesSince(db, new Date((settledAt ?? 0) - OVERLAP_MS))
    },
    settle: () => {
      if (!listed) return
      settledAt = listed.at
      if (listed.isAll) allAt = listed.at
      listed = undefined
    },
  }
}
