import type { TimelineEntry } from '#contract/shapes/timeline.ts'

/** Sums of one day, in minor units. */
export type DaySums = { readonly deposits: number; readonly withdrawals: number; readonly play: number }
export type Day = {
  readonly day: string
  readonly rows: readonly TimelineEntry[]
  /** Null if they would be wrong: the day is not complete yet, or kinds are left out. */
  readonly sums: DaySums | null
}

/**
 * The rows of a timeline by days, newest first. A day has sums once all its rows have been read.
 * @param isWhole whether money and play are both among the shown kinds
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
