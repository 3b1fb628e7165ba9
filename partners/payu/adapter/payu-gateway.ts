import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  asObject,
  parseObject,
  type DepositOrder,
  type Gateway,
  type Notice,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { isSignedByPayU } from './notification-signature.ts'
import { makePayUChanges } from './payu-changes.ts'
import { chargeOf, FIRST_OF_CARD, makePayUCards, wantsHolder } from './payu-cards.ts'
import { openPayULine, PAYU, type PayUSettings } from './payu-line.ts'
import { evidenceOf, orderBody, takenBackIn } from './payu-orders.ts'
import { makePayUPayouts } from './payu-payouts.ts'

/** PayU's tokens of stored cards. */
const CARD_WORDS = /TOKC?_[\w-]+/g
const SIGNATURE_HEADERS = ['openpayu-signature', 'x-openpayu-signature']

/** Card payments and payouts to cards through PayU, REST API 2.1 (reference: providers §3). */
export function makePayUGateway(
  settings: PayUSettings,
  { clock, ...needs }: { readonly clock: Clock; readonly record: RecordExchange },
) {
  const { posId, shopId, secondKey } = settings
  const record: RecordExchange = (exchange) => needs.record({ ...exchange, cardWords: CARD_WORDS })
  const ask = openPayULine(settings, { clock, record })
  const cards = makePayUCards(ask)
  const changes = makePayUChanges(ask)
  const payouts = makePayUPayouts(ask, shopId)

  return {
    name: PAYU,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId, keepsCard } = order
      const body = { ...orderBody(order, posId), ...(keepsCard ? FIRST_OF_CARD : {}) }
      const answer = await ask({
        operation: 'orders.create',
        method: 'POST',
        path: 'orders',
        body,
        paymentId,
        canRepeat: true,
      })
      const { orderId, redirectUri } = answer
      if (typeof orderId !== 'string' || typeof redirectUri !== 'string')
        throw new Fault(PAYU, 'orders.create: no order in the answer', { retryable: true })
      return {
        providerRef: orderId,
        providerStatus: 'NEW',
        canonicalStatus: 'pending' as const,
        amount: null,
        paymentId,
        pageUrl: redirectUri,
      }
    },
    parseNotification: async (
      rawBody: string,
      headers: Readonly<Record<string, string | string[] | undefined>>,
    ): Promise<Notice | undefined> => {
      const header = SIGNATURE_HEADERS.map((name) => headers[name]).find((value) => value !== undefined)
      const message = parseObject(rawBody)
      const isSigned = message !== undefined && isSignedByPayU(rawBody, header, secondKey)
      const order = asObject(message?.['order'])
      await record({
        paymentId: isSigned && typeof order?.['extOrderId'] === 'string' ? order['extOrderId'] : null,
        gateway: PAYU,
        operation: 'notification',
        request: isSigned ? message : { text: rawBody, signature: header },
        response: null,
        httpStatus: null,
        verdict: isSigned ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      if (!isSigned) return undefined
      // The notification of a refund has an order without a body: the status of the order is requested.
      const taken = order ? undefined : takenBackIn(message)
      if (taken) return { about: 'deposit', evidence: taken }
      const { extOrderId } = message
      if (!order && typeof extOrderId === 'string') return { about: 'ask', paymentId: extOrderId }
      const evidence = evidenceOf(order ?? {})
      return evidence ? { about: 'deposit', evidence } : { about: 'nothing' }
    },
    fetchStatus: changes.fetchStatus,
    findStoredCard: cards.find,
    forgetStoredCard: cards.forget,
    // PayU charges a stored card with the order itself. Its notification contains our id, so a lost response loses
    // nothing.
    openStoredCard: async (order: DepositOrder, storedCardRef: string) => {
      const { paymentId } = order
      const body = { ...orderBody(order, posId), ...chargeOf(storedCardRef) }
      const answer = await ask({ operation: 'orders.create', method: 'POST', path: 'orders', body, paymentId })
      const { orderId, redirectUri } = answer
      if (typeof orderId !== 'string')
        throw new Fault(PAYU, 'orders.create: no order in the answer', { retryable: true })
      return {
        providerRef: orderId,
        providerStatus: 'NEW',
        canonicalStatus: 'pending' as const,
        amount: null,
        paymentId,
        pageUrl: wantsHolder(answer) && typeof redirectUri === 'string' ? redirectUri : null,
      }
    },
    chargeOpened: changes.fetchStatus,
    capture: changes.capture,
    cancel: changes.cancel,
    refund: changes.refund,
    createPayout: payouts.create,
    fetchPayout: payouts.fetch,
  } satisfies Gateway
}
