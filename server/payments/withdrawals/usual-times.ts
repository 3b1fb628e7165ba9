import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { findUsualTimes } from './usual-times.queries.ts'

/** Number of past days that count; older ones say nothing about today. */
const DAYS = 90
/** With fewer than these no time is shown: two quick ones are no promise. */
export const LEAST_PAID = 20
const FRESH_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

export type UsualTimes = ReplyOf<typeof getWithdrawInfo>['usualTimes']

/** Recent duration of withdrawals, by method. The same for everybody: cached for ten minutes. */
export function makeUsualTimes({ db, clock }: Pick<WithdrawalNeeds, 'db' | 'clock'>): () => Promise<UsualTimes> {
  let kept: { readonly at: number; readonly times: Promise<UsualTimes> } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && now - kept.at < FRESH_MS) return kept.times
    const times = read(new Date(now - DAYS * DAY_MS))
    kept = { at: now, times }
    // A failed read is not cached.
    times.catch(() => {
      kept = undefined
    })
    return times
  }

  async function read(since: Date): Promise<UsualTimes> {
    const rows = await findUsualTimes(db, since)
    return rows
      .filter(({ count }) => count >= LEAST_PAID)
      .map(({ method, halfSeconds, mostSeconds }) => ({
        method,
        halfMinutes: minutesOf(halfSeconds),
        mostMinutes: minutesOf(mostSeconds),
      }))
  }
}

/** Whole minutes, rounded up. */
const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))
