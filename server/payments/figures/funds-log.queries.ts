import { fundsLog, NO_REASON } from '#contract/lists/funds-log.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { sql, type SqlList } from '#server/kernel/index.ts'
import { cashDirection, cashGateway, cashState, isCash } from './cash-of-venues.queries.ts'

/** A deposit or a withdrawal. Amounts in minor units. */
export type FundRow = {
  readonly id: string
  /** Null for cash of venues, which has no payment number. */
  readonly referenceNumber: number | null
  /** Where cash was taken or paid. */
  readonly place: string | null
  readonly direction: 'deposit' | 'withdrawal'
  readonly playerId: number
  readonly method: string
  readonly gateway: string
  readonly state: string
  /** The partner's code of how it ended. */
  readonly reason: string | null
  readonly currency: Currency
  readonly amountMinor: number
  readonly feeMinor: number
  readonly partnerFeeMinor: number
  readonly begunAt: Date
  readonly changedAt: Date
}

/**
 * Deposits, withdrawals and cash of venues as one list. The gateway of a withdrawal is the partner of its payout, else its
 * method. Which transfers are cash is a column (`isInLog`): a subquery with its own condition, or a join, would be read
 * completely and sorted.
 */
export const fundsInSql: SqlList = {
  list: fundsLog,
  select: sql`f.id, f.reference_number, f.place, f.direction, f.player_id, f.method, f.gateway, f.state, f.reason, f.currency,
    f.amount_minor, f.fee_minor, f.partner_fee_minor, f.begun_at, f.changed_at`,
  from: sql`(
    select id, reference_number, direction, player_id, method, gateway, state, currency, amount_minor, fee_minor,
           partner_fee_minor, created_at as begun_at, changed_at, null::text as place, end_status as reason, true as is_in_log
      from payments.payment
    union all
    select id, reference_number, 'withdrawal', player_id, method,
           coalesce((select gateway from payments.payout where withdrawal_id = withdrawal.id), method), state, currency,
           amount_minor, 0::bigint, partner_fee_minor, requested_at, changed_at, null::text,
           (select end_status from payments.payout where withdrawal_id = withdrawal.id), true
      from payments.withdrawal
    union all
    select id, null::bigint, ${cashDirection}, player_id, 'Landbase', ${cashGateway}, ${cashState}, currency,
           takes_minor + gives_minor, 0::bigint, 0::bigint, created_at, changed_at, place, null::text, ${isCash}
      from payments.funds_transfer
  ) f`,
  key: { by: sql`f.id`, type: 'uuid' },
  columns: {
    begunAt: { by: sql`f.begun_at`, type: 'timestamptz' },
    changedAt: { by: sql`f.changed_at`, type: 'timestamptz' },
    direction: { by: sql`f.direction`, type: 'text' },
    playerId: { by: sql`f.player_id`, type: 'bigint' },
    method: { by: sql`f.method`, type: 'text' },
    gateway: { by: sql`f.gateway`, type: 'text' },
    state: { by: sql`f.state`, type: 'text' },
    reason: { by: sql`coalesce(f.reason, ${NO_REASON})`, type: 'text' },
    amount: { by: sql`f.amount_minor`, type: 'bigint' },
    currency: { by: sql`f.currency`, type: 'text' },
    fee: { by: sql`f.fee_minor`, type: 'bigint' },
    partnerFee: { by: sql`f.partner_fee_minor`, type: 'bigint' },
  },
  currency: sql`f.currency`,
}

export const isInLog = sql`f.is_in_log`
