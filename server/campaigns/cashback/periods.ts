import { dayOf, daysAfter, startOfDay, weekdayOf, type Period } from '#contract/states/calendar.ts'
import type { VersionRow } from '../versions.queries.ts'

/** A day or a week of which part of the loss is given back. */
export type CashbackPeriod = Period & {
  /** Its first day, `YYYY-MM-DD`. */
  readonly day: string
  readonly version: VersionRow
}

/**
 * The periods of a campaign, in their order: whole days or weeks, from Monday on, of the market's calendar that lie in
 * its window and began under the terms by which they are given. New terms apply from the first period that begins after
 * them.
 * @param versions the approved ones, the oldest first
 */
export function periodsOf(versions: readonly VersionRow[], zone: string): CashbackPeriod[] {
  const signed = versions.filter(({ approvedAt }) => approvedAt !== null)
  const found: CashbackPeriod[] = []
  for (const [index, version] of signed.entries()) {
    const { gift, window } = version.terms
    if (gift.kind !== 'cashback') continue
    const until = Math.min(signed[index + 1]?.approvedAt?.getTime() ?? Infinity, Date.parse(window.softEnd))
    const last = found.at(-1)?.endsAt.getTime() ?? 0
    const from = Math.max(last, version.approvedAt?.getTime() ?? 0, Date.parse(window.from))
    for (let day = firstDayFrom(zone, new Date(from), gift.period); ;) {
      const next = daysAfter(day, gift.period === 'day' ? 1 : 7)
      const period = { startsAt: startOfDay(zone, day), endsAt: startOfDay(zone, next) }
      if (period.startsAt.getTime() >= until || period.endsAt.getTime() > Date.parse(window.softEnd)) break
      found.push({ ...period, day, version })
      day = next
    }
  }
  return found
}

/** The first day at or after an instant on which a period begins. */
function firstDayFrom(zone: string, from: Date, period: 'day' | 'week'): string {
  let day = dayOf(zone, from)
  if (startOfDay(zone, day) < from) day = daysAfter(day, 1)
  return period === 'day' ? day : daysAfter(day, (8 - weekdayOf(day)) % 7)
}
