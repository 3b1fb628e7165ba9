import type { TimelineEntry } from '#contract/shapes/timeline.ts'

/** What came and went on one day, in minor units. */
export type DaySums = { readonly deposits: number; readonly withdrawals: number; readonly play: number }
export type Day = {
  readonly day: string
  readonly rows: readonly TimelineEntry[]
  /** Null where it would not be true: the day is not whole yet, or kinds of it are left out. */
  readonly sums: DaySums | null
}

/**
 * The rows of a timeline by days, newest first. A day is summed once everything of it has been read.
 * @param isWhole whether money and play are both among what is shown
 */
export function groupDays(
  rows: readonly TimelineEntry[],
  { dayOf, hasMore, isWhole }: { dayOf: (at: string) => string; hasMore: boolean; isWhole: boolean },
): Day[] {
  const byDay = new Map<string, TimelineEntry[]>()
  for (const row of rows) byDay.set(dayOf(row.at), [...(byDay.get(dayOf(row.at)) ?? []), row])
  const days = [...byDay]
  return days.map(([day, ofDay], index) => ({
    day,
    rows: ofDay,
    sums: isWhole && (index < days.length - 1 || !hasMore) ? sumsOf(ofDay) : null,
  }))
}

function sumsOf(rows: readonly TimelineEntry[]): DaySums {
  const sum = (is: (what: string) => boolean) =>
    rows.reduce((all, { what, hasMoved, amount }) => all + (hasMoved && is(what) ? (amount?.amountMinor ?? 0) : 0), 0)
  return {
    deposits: sum((what) => what === 'deposit-settled'),
    withdrawals: sum((what) => what.startsWith('withdrawal-')),
    play: sum((what) => what === 'played'),
  }
}
