import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** The requested days of a calendar month that have counted movements. */
export type CoveredMonth = {
  readonly month: string
  readonly from: string
  readonly to: string
  /** The month has no counted movements on other days. */
  readonly isWhole: boolean
}

/** The months of a period. The current month counts as whole, as far as it is counted. */
export async function listCoveredMonths(
  db: Querier,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CoveredMonth[]> {
  return db.query<CoveredMonth>(sql`
    select m.month, greatest(m.month, ${from}::date) as from, least(m.next - 1, ${to}::date) as to,
           not exists (select from reporting.day_sum where day >= m.month and day < ${from}::date)
             and not exists (select from reporting.day_sum where day > ${to}::date and day < m.next) as is_whole
      from (
        select month::date as month, (month + interval '1 month')::date as next
          from generate_series(date_trunc('month', ${from}::date::timestamp), ${to}::date::timestamp, interval '1 month') month
      ) m
     where exists (
       select from reporting.day_sum
        where day between greatest(m.month, ${from}::date) and least(m.next - 1, ${to}::date))
     order by m.month`)
}

/** Requested cells of the day book in some months, as `d`, with their month. */
export const cellsOfMonths = (months: readonly CoveredMonth[]): Sql => sql`
  unnest(${months.map(({ month }) => month)}::date[], ${months.map(({ from }) => from)}::date[],
         ${months.map(({ to }) => to)}::date[]) as m (month, first, last)
  join reporting.account_day d on d.day between m.first and m.last`
