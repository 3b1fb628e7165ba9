import { publish, type Clock, type Transaction } from '#server/kernel/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { storeCard } from './cards/store-card.ts'
import { bookDepositFees } from './fees/book-fees.ts'
import type { Evidence } from './gateways/gateway.ts'
import { passTurn } from './incoming/turns.queries.ts'
import * as queries from './payments.queries.ts'

/**
 * Credits a deposit once: the settlement's key (gateway, provider's number) lets only one caller through, and the
 * wallet's key, the payment id, does so too. The payment's row must be locked.
 */
export async function settleDeposit(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  payment: queries.PaymentRow,
  evidence: Evidence,
  attention: string | null,
): Promise<void> {
  const now = clock.now()
  if (!(await queries.insertSettlement(tx, payment, evidence.providerRef, now))) return

  // A payment that had ended counts again: deposits that are being judged must judge again.
  await passTurn(tx, payment.playerId)
  const amount = { amountMinor: payment.amountMinor, currency: payment.currency }
  await creditDeposit(tx, { playerId: payment.playerId, paymentId: payment.id, amount, gateway: payment.gateway })
  await bookDepositFees(tx, { clock }, payment)
  await queries.changePayment(tx, payment.id, { state: 'settled', attention, nextAskAt: null, changedAt: now })
  await storeCard(tx, payment, evidence, now)
  await publish(tx, 'payments.deposit-settled', {
    paymentId: payment.id,
    playerId: payment.playerId,
    ...amount,
    gateway: payment.gateway,
  })
}
