import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

type Sums = { readonly today: number; readonly month: number; readonly total: number; readonly count: number }

/** Cash that venues took from a player (`paidIn`) and paid to them (`paidOut`), without what was reversed. */
export async function sumDeskCash(
  db: Querier,
  of: { readonly playerId: number; readonly currency: CurrencyCode; readonly now: Instant; readonly timeZone: string },
): Promise<{ readonly paidIn: Sums; readonly paidOut: Sums }> {
  const { playerId, currency, now, timeZone } = of
  const since = (part: 'day' | 'month') =>
    sql`date_trunc(${part}::text, ${now}::timestamptz at time zone ${timeZone}::text) at time zone ${timeZone}::text`
  const rows = await db.query<Sums & { isIn: boolean }>(sql`
    select takes_from is null as is_in,
           coalesce(sum(gives_minor + takes_minor) filter (where created_at >= ${since('day')}), 0)::bigint as today,
           coalesce(sum(gives_minor + takes_minor) filter (where created_at >= ${since('month')}), 0)::bigint as month,
           sum(gives_minor + takes_minor)::bigint as total, count(*) as count
      from payments.funds_transfer
     where player_id = ${playerId} and currency = ${currency} and channel = 'desk' and state = 'done'
       and (takes_from is null) <> (gives_to is null)
     group by 1`)
  const nothing = { today: 0, month: 0, total: 0, count: 0 }
  const sumsOf = (isIn: boolean) => rows.find((row) => row.isIn === isIn) ?? nothing
  return { paidIn: sumsOf(true), paidOut: sumsOf(false) }
}
