import { daysAfter } from '#contract/states/calendar.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** Some days of a calendar month. */
export type DaysOfMonth = { readonly month: string; readonly from: string; readonly to: string }

/** The requested days of a calendar month that have counted movements. */
export type CoveredMonth = DaysOfMonth & {
  /** The month has no counted movements on other days. */
  readonly isWhole: boolean
  /** The other days of the month have fewer movements than these: subtracting them costs less than summing these. */
  readonly isMost: boolean
  /** The last day of the month. */
  readonly end: string
}

/** The months of a period. The current month counts as whole, as far as it is counted. */
export async function listCoveredMonths(
  db: Querier,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CoveredMonth[]> {
  return db.query<CoveredMonth>(sql`
    select m.month, greatest(m.month, ${from}::date) as from, least(m.next - 1, ${to}::date) as to, m.next - 1 as end,
           n.others = 0 as is_whole, n.others < n.these as is_most
      from (
        select month::date as month, (month + interval '1 month')::date as next
          from generate_series(date_trunc('month', ${from}::date::timestamp), ${to}::date::timestamp, interval '1 month') month
      ) m cross join lateral (
        select count(*) filter (where day between ${from}::date and ${to}::date) as days,
               coalesce(sum(entries) filter (where day between ${from}::date and ${to}::date), 0) as these,
               coalesce(sum(entries) filter (where day not between ${from}::date and ${to}::date), 0) as others
          from reporting.day_sum where day >= m.month and day < m.next
      ) n
     where n.days > 0
     order by m.month`)
}

/** The days of some months that were not requested. */
export const otherDaysOf = (months: readonly CoveredMonth[]): DaysOfMonth[] =>
  months.flatMap(({ month, from, to, end }) =>
    [
      { month, from: month, to: daysAfter(from, -1) },
      { month, from: daysAfter(to, 1), to: end },
    ].filter((days) => days.from <= days.to),
  )

/** Cells of the day book on some days, as `d`, with their month. */
export const cellsOfMonths = (months: readonly DaysOfMonth[]): Sql => sql`
  unnest(${months.map(({ month }) => month)}::date[], ${months.map(({ from }) => from)}::date[],
         ${months.map(({ to }) => to)}::date[]) as m (month, first, last)
  join reporting.account_day d on d.day between m.first and m.last`

/** The first day of a month is the lowest bit, as in `person_month.days`. */
const bitOf = (day: string): number => Number(day.slice(8)) - 1

/** Months with the bits of their days, as `m`. */
export const bitsOf = (months: readonly DaysOfMonth[]): Sql => sql`
  unnest(${months.map(({ month }) => month)}::date[],
         ${months.map(({ from, to }) => 2 ** (bitOf(to) + 1) - 2 ** bitOf(from))}::integer[]) as m (month, bits)`
