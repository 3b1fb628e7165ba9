import { daysAfter } from '#contract/states/calendar.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 5 * MINUTE_MS
/** The bank wants half a minute between two questions (API Bankovnictví 5.2); so long it is left alone, whatever happened. */
const LEFT_ALONE_MS = MINUTE_MS
const AFTER_FAILURES_MAX_MS = 60 * MINUTE_MS
const TOO_EARLY = 'too-early'

/** The days that are asked for again, because banks book late and take back. */
const OVERLAP_DAYS = 5
/** So long a transfer is waited for, so long before the first question one may have come. */
const FIRST_DAYS = 14
/** Older days the bank gives only when its client approves it each time (its answer 422). */
const DAYS_MAX = 89

export type FetchPlan = {
  readonly askedAt: Date
  /** What came of it; missing when whoever asked died before it was kept. */
  readonly ended: { readonly outcome: string; readonly problem: string | null; readonly times: number } | undefined
}

/** When the bank is asked the next time: every five minutes, and after failures ever later, at most an hour. */
export function nextFetchAt({ askedAt, ended }: FetchPlan): Date {
  return new Date(askedAt.getTime() + waitMs(ended))
}

function waitMs(ended: FetchPlan['ended']): number {
  if (!ended || ended.problem === TOO_EARLY) return LEFT_ALONE_MS
  if (ended.outcome !== 'failed') return EVERY_MS
  return Math.min(EVERY_MS * 2 ** Math.min(ended.times - 1, 10), AFTER_FAILURES_MAX_MS)
}

/** The days to ask for; `isWhole` is false where some before them were never taken and the bank does not give them by itself. */
export function daysToFetch(
  wholeUntil: string | null,
  today: string,
): { readonly from: string; readonly to: string; readonly isWhole: boolean } {
  const earliest = daysAfter(today, -DAYS_MAX)
  if (wholeUntil === null) return { from: daysAfter(today, -FIRST_DAYS), to: today, isWhole: true }
  const wanted = daysAfter(wholeUntil, -OVERLAP_DAYS)
  return { from: wanted < earliest ? earliest : wanted, to: today, isWhole: daysAfter(wholeUntil, 1) >= earliest }
}
