import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { cashDirection, cashGateway, cashState, isCash } from './cash-of-venues.queries.ts'

/** Stores the partner's own reason code for a payment that ended without money. */
export async function recordEndStatus(tx: Transaction, paymentId: string, status: string): Promise<void> {
  await tx.query(sql`update payments.payment set end_status = left(${status}, 100) where id = ${paymentId}`)
}

/** The same for the payout of a withdrawal. */
export async function recordPayoutEnd(tx: Transaction, withdrawalId: string, status: string): Promise<void> {
  await tx.query(
    sql`update payments.payout set end_status = left(${status}, 100) where withdrawal_id = ${withdrawalId}`,
  )
}

/** Payments of one method that ended without money, by state and the partner's reason; minor units. */
export type Declines = {
  readonly direction: string
  readonly method: string
  readonly gateway: string
  readonly state: string
  readonly endStatus: string | null
  readonly currency: Currency
  readonly count: number
  readonly sumMinor: number
}

/**
 * Payments that began in a period and by now ended without money, by the state, gateway and reason that the log of payments shows:
 * what a bank took back later and cash that was taken back are `reversed` here too. The most frequent reasons first.
 */
export async function listDeclines(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly limit: number },
): Promise<Declines[]> {
  return db.query<Declines>(sql`
    select direction, method, gateway, state, end_status, currency, count(*) as count, sum(amount_minor)::bigint as sum_minor
      from (
        select direction, method, gateway, state, end_status, currency, amount_minor from payments.payment
         where created_at >= ${of.from} and created_at < ${of.before}
           and state in ('declined', 'cancelled', 'expired', 'reversed', 'error')
        union all
        select 'withdrawal', w.method, coalesce(p.gateway, w.method), w.state, p.end_status, w.currency, w.amount_minor
          from payments.withdrawal w left join payments.payout p on p.withdrawal_id = w.id
         where w.requested_at >= ${of.from} and w.requested_at < ${of.before}
           and w.state in ('cancelled', 'expired', 'refused', 'returned', 'confiscated')
        union all
        select ${cashDirection}, 'Landbase', ${cashGateway}, ${cashState}, null, currency, takes_minor + gives_minor
          from payments.funds_transfer
         where ${isCash} and created_at >= ${of.from} and created_at < ${of.before} and state in ('rolled-back', 'expired')
      ) ended
     group by 1, 2, 3, 4, 5, 6 order by count(*) desc, 1, 2, 3, 4, 5, 6 limit ${of.limit}`)
}
