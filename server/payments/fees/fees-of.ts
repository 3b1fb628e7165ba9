import { feeOf, type FeePayer, type FeeWay } from '#contract/shapes/fees.ts'
import { refuse, type Clock, type Querier } from '#server/kernel/index.ts'
import * as queries from './fees.queries.ts'
import type { FeeRules } from './needs.ts'

/** Fees of one payment, in minor units: what its player pays us, and what its partner charges us. */
export type Fees = { readonly feeMinor: number; readonly partnerFeeMinor: number }

type Needs = {
  readonly db: Querier
  readonly clock: Clock
  /** Absent where there are no tariffs: nothing costs anything. */
  readonly fees?: FeeRules
}

/** Fees of a payment that begins now. Later changes of tariffs do not affect it. */
export async function feesOf({ db, clock, fees }: Needs, way: FeeWay, amountMinor: number): Promise<Fees> {
  const valid = fees ? await queries.listValid(db, fees, clock.now()) : []
  const { direction, method, partner } = way
  const paidBy = (payer: FeePayer) => {
    const tariff = valid.find(
      (one) => one.payer === payer && one.direction === direction && one.method === method && one.partner === partner,
    )
    return tariff ? feeOf(tariff, amountMinor) : 0
  }
  const isAsked = direction === 'deposit' && fees?.playerMethods.includes(method) === true
  return { feeMinor: isAsked ? paidBy('player') : 0, partnerFeeMinor: paidBy('house') }
}

/**
 * Fees of a deposit whose player has agreed to theirs: a fee that was not shown is refused. A deposit that the fee
 * would consume is refused.
 */
export async function agreeFees(
  needs: Needs,
  way: Pick<FeeWay, 'method' | 'partner'>,
  asked: {
    readonly amount: { readonly amountMinor: number; readonly currency: string }
    readonly feeMinor?: number | undefined
  },
): Promise<Fees> {
  const { amountMinor, currency } = asked.amount
  const fees = await feesOf(needs, { direction: 'deposit', ...way }, amountMinor)
  if (fees.feeMinor !== (asked.feeMinor ?? 0)) return refuse('ERR_FEE_CHANGED', { feeMinor: fees.feeMinor, currency })
  if (fees.feeMinor >= amountMinor)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor: fees.feeMinor + 1, currency })
  return fees
}
