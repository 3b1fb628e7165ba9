import type { Static } from 'typebox'
import type { WhatIf } from '#contract/shapes/limits-shown.ts'
import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { dayOf, daysAfter, periodOf, startOfDay, type Period } from '#contract/states/calendar.ts'
import { valueShown } from './limit-value.ts'
import { countWithin, HISTORY_DAYS, type PlayerCounts } from './read-player.ts'

/**
 * Effect that a value would have had over the last 90 days (for a monthly kind from the first of their first month on).
 * Sums are those of the end of a period; a reality check has none.
 */
export function countOverHistory(
  counts: PlayerCounts,
  { kind, value, currency }: { kind: LimitKind; value: number | null; currency: Currency },
): Static<typeof WhatIf> | null {
  const { measure, period } = limitFacts(kind)
  if (measure === 'reality-check') return null
  const today = dayOf(counts.zone, counts.now)
  const from = daysAfter(today, -(HISTORY_DAYS - 1))
  const isTighterHigher = measure === 'logon-break'
  const amounts = isTighterHigher
    ? breaksOf(counts, startOfDay(counts.zone, from))
    : periodsOf(counts, period ?? 'day', from)
        .map((one) => countWithin(counts, kind, one))
        .filter((amount) => amount > 0)
  const passed = value === null ? [] : amounts.filter((amount) => (isTighterHigher ? amount < value : amount >= value))
  const over = passed.reduce((sum, amount) => sum + Math.abs(amount - (value ?? 0)), 0)
  const greatest = isTighterHigher ? Math.min(...amounts) : Math.max(...amounts)
  return {
    from,
    to: today,
    periods: amounts.length,
    reached: passed.length,
    over: valueShown(kind, over, currency),
    greatest: amounts.length === 0 ? null : valueShown(kind, greatest, currency),
  }
}

/** Days or months with a day from the first one on, including the current one. */
function periodsOf({ zone, now }: PlayerCounts, period: 'day' | 'month', from: string): Period[] {
  const periods: Period[] = []
  let next = startOfDay(zone, from)
  while (next <= now) {
    const one = periodOf(period, zone, next)
    periods.push(one)
    next = one.endsAt
  }
  return periods
}

/** Full minutes between one session and the next. */
function breaksOf({ stretches }: PlayerCounts, since: Date): number[] {
  return stretches.flatMap((stretch, index) => {
    const before = stretches[index - 1]
    if (!before || stretch.startsAt < since) return []
    return [Math.floor((stretch.startsAt.getTime() - before.endsAt.getTime()) / 60_000)]
  })
}
