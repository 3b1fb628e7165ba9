import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/** Money held from one day until another; minor units. */
export type Held = {
  readonly currency: Currency
  readonly fromDay: string
  /** The day on which it was paid or returned; null while it is held. */
  readonly untilDay: string | null
  readonly amount: number
}

/**
 * Withdrawals that were held at the end of any day of a period: requested before its end, and not ended before its
 * beginning.
 */
export async function listHeld(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string },
): Promise<Held[]> {
  return db.query<Held>(sql`
    with held as (
      select currency, amount_minor, requested_at,
             case when state in ('cancelled', 'expired', 'refused', 'confiscated') then changed_at
                  when state in ('done', 'returned') then coalesce(done_at, changed_at) end as ended_at
        from payments.withdrawal where requested_at < ${of.before}
    )
    select currency, (requested_at at time zone ${of.zone}::text)::date as from_day,
           (ended_at at time zone ${of.zone}::text)::date as until_day, sum(amount_minor)::bigint as amount
      from held where ended_at is null or ended_at >= ${of.from} group by 1, 2, 3`)
}
