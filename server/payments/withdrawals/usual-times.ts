import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { findUsualTimes } from './usual-times.queries.ts'

/** So many days back; what was slow a year ago says nothing of today. */
const DAYS = 90
/** Of fewer than these no time is told: two quick ones are no promise. */
export const LEAST_PAID = 20
const FRESH_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

export type UsualTimes = ReplyOf<typeof getWithdrawInfo>['usualTimes']

/** How long withdrawals took lately, by method. The same for everybody: read at most once in ten minutes. */
export function makeUsualTimes({ db, clock }: Pick<WithdrawalNeeds, 'db' | 'clock'>): () => Promise<UsualTimes> {
  let kept: { readonly at: number; readonly times: Promise<UsualTimes> } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && now - kept.at < FRESH_MS) return kept.times
    const times = read(new Date(now - DAYS * DAY_MS))
    kept = { at: now, times }
    // What could not be read is asked for again.
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

/** Whole minutes, never fewer than it took. */
const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))
