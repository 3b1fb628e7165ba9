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

/**
 * Cash between us and a person since an instant, over their accounts: what desks and systems of venues took and paid, and
 * withdrawals that were paid in cash. What was taken back is not among it.
 */
export async function sumCashSince(
  db: Querier,
  playerIds: readonly number[],
  since: Instant,
): Promise<{ readonly inMinor: number; readonly outMinor: number }> {
  const rows = await db.query<{ inMinor: number; outMinor: number }>(sql`
    select coalesce(sum(in_minor), 0)::bigint as in_minor, coalesce(sum(out_minor), 0)::bigint as out_minor from (
      select case when takes_from is null then gives_minor else 0 end as in_minor,
             case when takes_from is null then 0 else takes_minor end as out_minor
        from payments.funds_transfer
       where player_id = any(${[...playerIds]}::bigint[]) and channel = 'desk' and state = 'done'
         and (takes_from is null) <> (gives_to is null) and created_at >= ${since}
      union all
      select 0, w.amount_minor
        from payments.withdrawal w
       where w.player_id = any(${[...playerIds]}::bigint[]) and w.method = 'CashPayout' and w.state = 'done'
         and w.done_at >= ${since}) cash`)
  return rows[0] ?? { inMinor: 0, outMinor: 0 }
}
