import { daysAfter } from '#contract/states/calendar.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 5 * MINUTE_MS
/** The bank requires half a minute between two requests (API Bankovnictví 5.2); we keep this minimum, whatever happened. */
const LEFT_ALONE_MS = MINUTE_MS
const AFTER_FAILURES_MAX_MS = 60 * MINUTE_MS
const TOO_EARLY = 'too-early'

/** Days that are requested again, because banks book and reverse late. */
const OVERLAP_DAYS = 5
/** Transfers are waited for this long, so one may have come this long before the first request. */
const FIRST_DAYS = 14
/** The bank returns older days only when its client approves it each time (its answer 422). */
const DAYS_MAX = 89

export type FetchPlan = {
  readonly askedAt: Date
  /** Outcome of the last request; absent when the process died before it was stored. */
  readonly ended: { readonly outcome: string; readonly problem: string | null; readonly times: number } | undefined
}

/** Time of the next request to the bank: every five minutes; after failures a growing delay of at most an hour. */
export function nextFetchAt({ askedAt, ended }: FetchPlan): Date {
  return new Date(askedAt.getTime() + waitMs(ended))
}

function waitMs(ended: FetchPlan['ended']): number {
  if (!ended || ended.problem === TOO_EARLY) return LEFT_ALONE_MS
  if (ended.outcome !== 'failed') return EVERY_MS
  return Math.min(EVERY_MS * 2 ** Math.min(ended.times - 1, 10), AFTER_FAILURES_MAX_MS)
}

/**
 * The days to request; `isWhole` is false where some before them are missing and the bank does not return them without
 * approval.
 */
export function daysToFetch(
  wholeUntil: string | null,
  today: string,
): { readonly from: string; readonly to: string; readonly isWhole: boolean } {
  const earliest = daysAfter(today, -DAYS_MAX)
  if (wholeUntil === null) return { from: daysAfter(today, -FIRST_DAYS), to: today, isWhole: true }
  const wanted = daysAfter(wholeUntil, -OVERLAP_DAYS)
  return { from: wanted < earliest ? earliest : wanted, to: today, isWhole: daysAfter(wholeUntil, 1) >= earliest }
}
