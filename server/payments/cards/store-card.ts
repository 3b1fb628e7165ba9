import { newId, publish, type Instant, type Transaction } from '#server/kernel/index.ts'
import type { Evidence } from '../gateways/gateway.ts'
import type { PaymentRow } from '../payments.queries.ts'
import * as queries from './cards.queries.ts'

/** Stores the card of a settled payment, when its player asked the gateway to store it. */
export async function storeCard(tx: Transaction, payment: PaymentRow, evidence: Evidence, now: Instant): Promise<void> {
  if (!payment.keepsCard) return
  const { id: paymentId, playerId, gateway } = payment
  const card = {
    id: newId(now),
    playerId,
    gateway,
    // A partner that has a token of its own for the card may send it now, or when the card is verified.
    providerRef: evidence.card?.ref ?? evidence.providerRef,
    paymentId,
    hint: evidence.card?.lastDigits ?? null,
    expires: evidence.card?.expires ?? null,
    registeredAt: now,
  }
  if (await queries.insertCard(tx, card)) await publish(tx, 'payments.card-registered', { cardId: card.id, playerId })
}
