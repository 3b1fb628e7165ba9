import type { ReplyOf } from '#contract/call.ts'
import type { getPlayStatistics } from '#contract/play-v1/limits.ts'
import { daysAfter, firstOfNextMonth } from '#contract/states/calendar.ts'

type Sums = ReplyOf<typeof getPlayStatistics>['rows'][number]

/** One calendar month of play, day by day. Amounts in minor units. */
export type MonthOfPlay = {
  /** `YYYY-MM`. */
  readonly month: string
  /** Every day of the month in its order; a day without play has a result of 0. */
  readonly days: readonly { readonly day: string; readonly resultMinor: number; readonly hasPlay: boolean }[]
  readonly daysWithPlay: number
  readonly resultMinor: number
  readonly stakedMinor: number
  readonly depositedMinor: number
  readonly withdrawnMinor: number
  readonly minutes: number
}

/** The months that days of play fall into, the newest first. */
export function monthsOf(rows: readonly Pick<Sums, 'period'>[]): readonly string[] {
  return [...new Set(rows.map(({ period }) => period.slice(0, 7)))].toSorted().toReversed()
}

/** Sums a month up from its days. */
export function monthOfPlay(rows: readonly Sums[], month: string): MonthOfPlay {
  const own = rows.filter(({ period }) => period.startsWith(month))
  const byDay = new Map(own.map((row) => [row.period, row]))
  const sum = (pick: (row: Sums) => number) => own.reduce((total, row) => total + pick(row), 0)
  return {
    month,
    days: daysOf(month).map((day) => ({
      day,
      resultMinor: byDay.get(day)?.netResult.amountMinor ?? 0,
      hasPlay: (byDay.get(day)?.rounds ?? 0) > 0,
    })),
    daysWithPlay: own.filter(({ rounds }) => rounds > 0).length,
    resultMinor: sum(({ netResult }) => netResult.amountMinor),
    stakedMinor: sum(({ staked }) => staked.amountMinor),
    depositedMinor: sum(({ deposited }) => deposited.amountMinor),
    withdrawnMinor: sum(({ withdrawn }) => withdrawn.amountMinor),
    minutes: sum(({ minutesSignedIn }) => minutesSignedIn),
  }
}

function daysOf(month: string): string[] {
  const days: string[] = []
  const end = firstOfNextMonth(`${month}-01`)
  for (let day = `${month}-01`; day < end; day = daysAfter(day, 1)) days.push(day)
  return days
}
