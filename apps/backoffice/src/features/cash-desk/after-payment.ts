import type { CashMovement, CashPresence } from '#contract/shapes/cash.ts'
import type { Money } from '#money'

/** The status of the player after a payment: the balance, the sums of today, and what the law still allows. */
export function afterPayment(presence: CashPresence, paid: Pick<CashMovement, 'amount' | 'balance' | 'isIdentified'>) {
  const { today, law } = presence
  const inMinor = Math.max(0, paid.amount.amountMinor)
  const outMinor = Math.max(0, -paid.amount.amountMinor)
  const more = ({ amountMinor, currency }: Money, by: number): Money => ({ amountMinor: amountMinor + by, currency })
  return {
    ...presence,
    // What a payout ends, has ended with it.
    endsAtCashOut: outMinor > 0 ? [] : presence.endsAtCashOut,
    balance: paid.balance ?? presence.balance,
    today: { cashIn: more(today.cashIn, inMinor), cashOut: more(today.cashOut, outMinor) },
    law: {
      ...law,
      leftIn: law.leftIn && more(law.leftIn, -inMinor),
      leftOut: law.leftOut && more(law.leftOut, -outMinor),
      isIdentified: law.isIdentified || paid.isIdentified,
    },
  }
}
