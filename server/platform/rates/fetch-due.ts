import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import type { RateSource } from './rate-list.ts'

const MINUTE_MS = 60_000
/** Minute of the day after which a working day's list is published: ČNB after 14:30, ECB about 16:00 (providers §12). */
const OUT_AFTER_MINUTES: Readonly<Record<RateSource, number>> = { CNB: 14 * 60 + 35, ECB: 16 * 60 + 5 }
const AGAIN_AFTER_MS = 30 * MINUTE_MS
const AGAIN_AFTER_FAILURE_MS = 5 * MINUTE_MS

type Known = {
  readonly validOn: string | undefined
  readonly last: { readonly fetchedAt: Date; readonly outcome: string } | undefined
}

/**
 * Whether a bank should be asked now: a newer list than ours should exist, and the last request was not just now. On a
 * public holiday there is none, so the bank is asked each half hour.
 */
export function isFetchDue(source: RateSource, { validOn, last }: Known, now: Date, zone: string): boolean {
  if (validOn !== undefined && validOn >= newestExpected(source, now, zone)) return false
  if (!last) return true
  const wait = last.outcome === 'failed' ? AGAIN_AFTER_FAILURE_MS : AGAIN_AFTER_MS
  return now.getTime() - last.fetchedAt.getTime() >= wait
}

/** The last working day whose list is published by now; holidays are not known here. */
function newestExpected(source: RateSource, now: Date, zone: string): string {
  const today = dayOf(zone, now)
  const outAt = startOfDay(zone, today).getTime() + OUT_AFTER_MINUTES[source] * MINUTE_MS
  let day = now.getTime() >= outAt ? today : daysAfter(today, -1)
  while (isWeekend(day)) day = daysAfter(day, -1)
  return day
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
