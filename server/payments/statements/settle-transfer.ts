import { publish, type Clock, type Transaction } from '#server/kernel/index.ts'
import { decideMove } from '../decide-move.ts'
import type * as payments from '../payments.queries.ts'
import { settleDeposit } from '../settle-deposit.ts'

/** Identifies a booked movement: our account and the bank's number of it, so that none is credited twice. */
export type BankWord = { readonly iban: string; readonly bankRef: string }

/** Credits a deposit whose row is locked from a movement that the bank has booked. A late one is shown to staff. */
export async function settleTransfer(
  tx: Transaction,
  needs: { readonly clock: Clock },
  payment: payments.PaymentRow,
  { iban, bankRef }: BankWord,
): Promise<void> {
  const { attention = null } = decideMove(payment.state, 'settled')
  const { id: paymentId, playerId, amountMinor, currency } = payment
  await settleDeposit(
    tx,
    needs,
    payment,
    {
      providerRef: `${iban} ${bankRef}`,
      providerStatus: 'booked',
      canonicalStatus: 'settled',
      amount: { amountMinor, currency },
      paymentId,
    },
    attention,
  )
  if (attention !== null) await publish(tx, 'payments.deposit-needs-attention', { paymentId, playerId, attention })
}
