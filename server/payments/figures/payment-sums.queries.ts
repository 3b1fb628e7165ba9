import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { cashDirection, cashGateway, cashState, isCash } from './cash-of-venues.queries.ts'

/** Which payments are summed, by the instant at which they began. Null is no filter. */
export type PaymentSelection = {
  readonly from: Date
  readonly before: Date
  readonly zone: string
  readonly directions: readonly string[] | null
  readonly methods: readonly string[] | null
  readonly gateways: readonly string[] | null
  readonly states: readonly string[] | null
  readonly currencies: readonly string[] | null
  readonly players: readonly number[] | null
}

/** Sum of the payments of one way in one state. Amounts and fees in minor units. */
export type PaymentSum = {
  /** Null where rows are not grouped by day. */
  readonly day: string | null
  /** Null where rows are not grouped by player. */
  readonly playerId: number | null
  readonly direction: string
  readonly method: string
  readonly gateway: string
  readonly state: string
  readonly currency: Currency
  readonly count: number
  readonly sumMinor: number
  /** What players paid for them, and what partners charge us. */
  readonly feeMinor: number
  readonly partnerFeeMinor: number
  readonly key: string
  readonly sortValue: number
}

/** What rows are grouped by, beside their way and state. */
export type PaymentGroup = 'way' | 'day' | 'player'

export type PaymentPage = {
  readonly sort: string
  readonly descending: boolean
  readonly after: { readonly value: number; readonly key: string } | null
  readonly limit: number
}

/**
 * Deposits, withdrawals and cash of venues as one list. The gateway of a withdrawal is the partner of its payout, else its method, as in
 * the log of payments and in the reasons of failures.
 */
function payments(of: PaymentSelection) {
  return sql`
    select (begun_at at time zone ${of.zone}::text)::date as day, p.*
      from (
        select player_id, direction, method, gateway, state, currency, amount_minor, fee_minor, partner_fee_minor,
               created_at as begun_at
          from payments.payment where created_at >= ${of.from} and created_at < ${of.before}
        union all
        select w.player_id, 'withdrawal', w.method, coalesce(o.gateway, w.method), w.state, w.currency, w.amount_minor, 0,
               w.partner_fee_minor, w.requested_at
          from payments.withdrawal w left join payments.payout o on o.withdrawal_id = w.id
         where w.requested_at >= ${of.from} and w.requested_at < ${of.before}
        union all
        select player_id, ${cashDirection}, 'Landbase', ${cashGateway}, ${cashState}, currency, takes_minor + gives_minor, 0, 0,
               created_at
          from payments.funds_transfer where ${isCash} and created_at >= ${of.from} and created_at < ${of.before}
      ) p
     where (${of.directions}::text[] is null or direction = any(${of.directions}::text[]))
       and (${of.methods}::text[] is null or method = any(${of.methods}::text[]))
       and (${of.gateways}::text[] is null or gateway = any(${of.gateways}::text[]))
       and (${of.states}::text[] is null or state = any(${of.states}::text[]))
       and (${of.currencies}::text[] is null or currency = any(${of.currencies}::text[]))
       and (${of.players}::bigint[] is null or player_id = any(${of.players}::bigint[]))`
}

/** One page of sums, ordered by way, state and group. */
export async function listPaymentSums(
  db: Querier,
  selection: PaymentSelection,
  by: PaymentGroup,
  { sort, descending, after, limit }: PaymentPage,
): Promise<PaymentSum[]> {
  const sign = descending ? -1 : 1
  const isByKeyDown = sort === 'key' && descending
  return db.query<PaymentSum>(sql`
    with begun as (${payments(selection)}),
    summed as (
      select case when ${by}::text = 'day' then day end as day, case when ${by}::text = 'player' then player_id end as player_id,
             direction, method, gateway, state, currency, count(*) as count, sum(amount_minor)::bigint as sum_minor,
             sum(fee_minor)::bigint as fee_minor, sum(partner_fee_minor)::bigint as partner_fee_minor
        from begun group by 1, 2, 3, 4, 5, 6, 7
    ),
    keyed as (
      select *, concat_ws('.', day::text, lpad(player_id::text, 16, '0'), direction, method, gateway, state, currency) as key,
             ${sign}::bigint * case ${sort}::text when 'count' then count when 'sum' then sum_minor else 0 end as sort_value
        from summed
    )
    select * from keyed
     where ${after === null}::boolean or sort_value > ${after?.value ?? 0}::bigint
        or (sort_value = ${after?.value ?? 0}::bigint
            and case when ${isByKeyDown}::boolean then key collate "C" < ${after?.key ?? ''} else key collate "C" > ${after?.key ?? ''} end)
     order by sort_value, case when ${isByKeyDown}::boolean then key end collate "C" desc, key collate "C"
     limit ${limit}`)
}

/** How many rows there are. */
export async function countPaymentSums(db: Querier, selection: PaymentSelection, by: PaymentGroup): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    with begun as (${payments(selection)})
    select count(*) as count
      from (select distinct case when ${by}::text = 'day' then day end, case when ${by}::text = 'player' then player_id end,
                   direction, method, gateway, state, currency from begun) g`)
  return row?.count ?? 0
}

export type PaymentTotal = Pick<
  PaymentSum,
  'direction' | 'currency' | 'count' | 'sumMinor' | 'feeMinor' | 'partnerFeeMinor'
>

/** Total of the selection, by direction and currency. */
export async function totalPaymentSums(db: Querier, selection: PaymentSelection): Promise<PaymentTotal[]> {
  return db.query<PaymentTotal>(sql`
    with begun as (${payments(selection)})
    select direction, currency, count(*) as count, sum(amount_minor)::bigint as sum_minor,
           sum(fee_minor)::bigint as fee_minor, sum(partner_fee_minor)::bigint as partner_fee_minor
      from begun group by 1, 2 order by 1, 2`)
}
