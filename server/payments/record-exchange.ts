import type { Clock, Database } from '#server/kernel/index.ts'
import type { RecordExchange } from './gateways/gateway.ts'
import { maskExchange } from './gateways/mask-exchange.ts'
import * as conversation from './conversation.queries.ts'
import * as queries from './payments.queries.ts'

/** As our sequence writes them; input may hold anything. */
const ORDER_NUMBER = /^\d{10}$/

/**
 * Stores exchanges with partners in payments.conversation, masked. It writes outside the caller's transaction, so that
 * the record stays where the payment's change is rolled back.
 */
export function recordExchanges({ db, clock }: { readonly db: Database; readonly clock: Clock }): RecordExchange {
  return async (exchange) => {
    const { orderNumber = null, cardWords, ...said } = exchange
    await conversation.insertConversation(db, {
      ...said,
      orderNumber: orderNumber !== null && ORDER_NUMBER.test(orderNumber) ? orderNumber : null,
      paymentId: exchange.paymentId && queries.isPaymentId(exchange.paymentId) ? exchange.paymentId : null,
      request: maskExchange(exchange.request, cardWords),
      response: maskExchange(exchange.response, cardWords),
      happenedAt: clock.now(),
    })
  }
}
