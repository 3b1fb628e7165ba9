import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import { EXPLANATION_MIN } from './cash-desk.ts'

type Written = {
  readonly key: string
  readonly identification: Static<typeof CashIdentification>
  readonly explanation: string
  readonly accepted: readonly string[]
  readonly acceptedEnds: readonly string[]
}

/** A voucher has its own amount. */
export type Paid =
  | { readonly way: 'in' | 'out'; readonly amountMinor: number }
  | { readonly way: 'voucher'; readonly code: string }

/** Everything that is sent of a payment: one that is requested again has the same key and the same words. */
export type Payment = Paid & {
  readonly key: string
  readonly identification: Static<typeof CashIdentification>
  /** Absent where it is too short to be a reason. */
  readonly explanation?: string
  readonly acceptedWarnings: string[]
  readonly acceptedEnds: string[]
}

/** The payment as the form has it now. */
export function readPayment(
  paid: Paid,
  { key, identification, explanation, accepted, acceptedEnds }: Written,
): Payment {
  const why = explanation.trim()
  return {
    ...paid,
    key,
    identification,
    ...(why.length < EXPLANATION_MIN ? {} : { explanation: why }),
    acceptedWarnings: [...accepted],
    acceptedEnds: [...acceptedEnds],
  }
}
