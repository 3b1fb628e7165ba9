import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import type { DayDifference } from './find-differences.ts'

export type DifferenceRow = DayDifference & {
  readonly id: string
  readonly explanation: string | null
  readonly explainedByName: string | null
}

export async function listDifferences(db: Querier, gateway: string, day: string): Promise<DifferenceRow[]> {
  return db.query<DifferenceRow>(sql`
    select id, provider_ref, what, part, ours_minor, partner_minor, explanation, explained_by_name
      from payments.day_difference
     where gateway = ${gateway} and day = ${day}::date
     order by explanation is not null, provider_ref, what, part limit 1000`)
}

export type DaySummary = {
  readonly gateway: string
  readonly day: string
  readonly oursCount: number
  readonly oursMinor: number
  readonly ourFeesMinor: number
  readonly partnerFeesMinor: number | null
  readonly partnerCount: number
  readonly partnerMinor: number
  readonly listedAt: Instant | null
  readonly listedByName: string | null
  readonly openDifferences: number
  readonly explainedDifferences: number
  readonly closedAt: Instant | null
  readonly closedByName: string | null
  readonly explanation: string | null
}

/**
 * Days since one, newest first: each with something booked, or that was reconciled before. @param withPayouts gateways
 * whose lists contain payouts
 */
export async function listDays(
  db: Querier,
  {
    since,
    timeZone,
    withPayouts,
  }: { readonly since: string; readonly timeZone: string; readonly withPayouts: readonly string[] },
): Promise<DaySummary[]> {
  return db.query<DaySummary>(sql`
    with ours as (
      select gateway, day, count(*) as count, sum(amount_minor)::bigint as total, sum(fee_minor)::bigint as fees
        from (select gateway, (booked_at at time zone ${timeZone}::text)::date as day, amount_minor, fee_minor
                from payments.booked_item
               where (what in ('deposit', 'refund') or gateway = any(${[...withPayouts]}::text[]))
                 and booked_at >= ${since}::date::timestamp at time zone ${timeZone}::text) one
       group by 1, 2),
    days as (select gateway, day from ours
             union select gateway, day from payments.reconciled_day where day >= ${since}::date),
    theirs as (select gateway, day, count(*) as count, sum(amount_minor)::bigint as total,
                      sum(fee_minor)::bigint as fees
                 from payments.partner_item where day >= ${since}::date group by 1, 2),
    differences as (select gateway, day, count(*) filter (where explanation is null) as open,
                           count(explanation) as explained
                      from payments.day_difference where day >= ${since}::date group by 1, 2)
    select d.gateway, d.day, coalesce(o.count, 0) as ours_count, coalesce(o.total, 0)::bigint as ours_minor,
           coalesce(o.fees, 0)::bigint as our_fees_minor, t.fees as partner_fees_minor,
           coalesce(t.count, 0) as partner_count, coalesce(t.total, 0)::bigint as partner_minor,
           r.listed_at, r.listed_by_name, coalesce(x.open, 0) as open_differences,
           coalesce(x.explained, 0) as explained_differences, r.closed_at, r.closed_by_name, r.explanation
      from days d
      left join ours o using (gateway, day)
      left join theirs t using (gateway, day)
      left join differences x using (gateway, day)
      left join payments.reconciled_day r using (gateway, day)
     order by d.day desc, d.gateway`)
}
