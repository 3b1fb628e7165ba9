import type { CurrencyCode, Money } from '#money'
import { assert, Fault, type Clock } from '#server/kernel/index.ts'
import { keepToken } from '../bearer-token.ts'
import {
  asObject,
  callPartner,
  parseObject,
  patienceOf,
  type JsonObject,
  type PartnerLine,
  type Patience,
} from '../call-partner.ts'
import type {
  DepositOrder,
  Evidence,
  Gateway,
  KnownPayment,
  Notice,
  PayoutEvidence,
  PayoutOrder,
  Person,
  RecordExchange,
} from '../gateway.ts'
import { isSignedByPayU } from './notification-signature.ts'
import { chargeOf, FIRST_OF_CARD, makePayUCards, wantsHolder, type AskPayU } from './payu-cards.ts'
import { statusOfOrder, statusOfPayout } from './payu-status.ts'

export type PayUSettings = Patience & {
  readonly posId: string
  readonly shopId: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs notifications. */
  readonly secondKey: string
  /** Without a path: `https://secure.payu.com`. */
  readonly baseUrl: string
}

const NAME = 'PayUCard'
/** PayU forgets an unfinished order after this long. */
const VALIDITY_SECONDS = 1_800
const SIGNATURE_HEADERS = ['openpayu-signature', 'x-openpayu-signature']

/** Card payments and payouts to cards through PayU, REST API 2.1 (reference: providers §3). */
export function makePayUGateway(
  settings: PayUSettings,
  { clock, record }: { readonly clock: Clock; readonly record: RecordExchange },
) {
  const { posId, shopId, clientId, clientSecret, secondKey, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const line: PartnerLine = { retryAfterMs, record }

  /** @param holder in whose name it is asked, where PayU shows cards to their owner only */
  const authorize = async (holder?: Person) => {
    const fields = {
      grant_type: holder ? 'trusted_merchant' : 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(holder ? { email: holder.email, ext_customer_id: String(holder.playerId) } : {}),
    }
    const { response, httpStatus } = await callPartner(line, {
      gateway: NAME,
      operation: 'authorize',
      paymentId: null,
      method: 'POST',
      url: `${baseUrl}/pl/standard/user/oauth/authorize`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      said: { client_id: clientId },
      timeoutMs: statusTimeoutMs,
      canRepeat: true,
      read,
    })
    const { access_token: token, expires_in: seconds } = asObject(response) ?? {}
    if (httpStatus !== 200 || typeof token !== 'string') throw fault('authorize', httpStatus, response)
    return { token, validForSeconds: Number(seconds) || 0 }
  }
  const withToken = keepToken(() => authorize(), clock)

  const ask: AskPayU = async (question, holder) => {
    const { operation, method, path, body, paymentId, canRepeat = false } = question
    const call = (token: string) =>
      callPartner(line, {
        gateway: NAME,
        operation,
        paymentId,
        method,
        url: `${baseUrl}/api/v2_1/${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        said: body ?? { path },
        timeoutMs: operation === 'orders.create' ? timeoutMs : statusTimeoutMs,
        canRepeat,
        read,
      })
    const { response, httpStatus } = holder ? await call((await authorize(holder)).token) : await withToken(call)
    const answer = asObject(response)
    const { statusCode } = asObject(answer?.['status']) ?? {}
    if (!answer || !GOOD_STATUS.includes(httpStatus) || !GOOD_CODES.includes(String(statusCode ?? 'SUCCESS')))
      throw fault(operation, httpStatus, response)
    return answer
  }

  const fetchStatus = async ({ providerRef, paymentId }: KnownPayment): Promise<Evidence> => {
    const path = `orders/${encodeURIComponent(providerRef)}`
    const answer = await ask({ operation: 'orders.get', method: 'GET', path, paymentId, canRepeat: true })
    const [order] = Array.isArray(answer['orders']) ? answer['orders'] : []
    const evidence = evidenceOf(asObject(order) ?? {})
    if (evidence?.providerRef === providerRef) return evidence
    throw new Fault(NAME, 'orders.get: the answer is about another order', { retryable: true })
  }

  const cards = makePayUCards(ask)

  return {
    name: NAME,
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
        throw new Fault(NAME, 'orders.create: no order in the answer', { retryable: true })
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
        gateway: NAME,
        operation: 'notification',
        request: isSigned ? message : { text: rawBody, signature: header },
        response: null,
        httpStatus: null,
        verdict: isSigned ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      if (!isSigned) return undefined
      // A refund that somebody made is told by an order without a body: the order itself is asked about.
      const { extOrderId } = message
      if (!order && typeof extOrderId === 'string') return { about: 'ask', paymentId: extOrderId }
      const evidence = evidenceOf(order ?? {})
      return evidence ? { about: 'deposit', evidence } : { about: 'nothing' }
    },
    fetchStatus,
    findStoredCard: cards.find,
    forgetStoredCard: cards.forget,
    // PayU charges a kept card with the order itself. It tells of the order by our id, so a lost answer loses nothing.
    openStoredCard: async (order: DepositOrder, storedCardRef: string) => {
      const { paymentId } = order
      const body = { ...orderBody(order, posId), ...chargeOf(storedCardRef) }
      const answer = await ask({ operation: 'orders.create', method: 'POST', path: 'orders', body, paymentId })
      const { orderId, redirectUri } = answer
      if (typeof orderId !== 'string')
        throw new Fault(NAME, 'orders.create: no order in the answer', { retryable: true })
      return {
        providerRef: orderId,
        providerStatus: 'NEW',
        canonicalStatus: 'pending' as const,
        amount: null,
        paymentId,
        pageUrl: wantsHolder(answer) && typeof redirectUri === 'string' ? redirectUri : null,
      }
    },
    chargeOpened: fetchStatus,
    capture: async (payment: KnownPayment) => {
      const path = `orders/${encodeURIComponent(payment.providerRef)}/captures`
      await ask({ operation: 'orders.capture', method: 'POST', path, body: {}, paymentId: payment.paymentId })
      return fetchStatus(payment)
    },
    cancel: async (payment: KnownPayment) => {
      const path = `orders/${encodeURIComponent(payment.providerRef)}`
      await ask({ operation: 'orders.cancel', method: 'DELETE', path, paymentId: payment.paymentId })
      return fetchStatus(payment)
    },
    refund: async (
      payment: KnownPayment,
      amount: Money = payment.amount,
      refundId = `${payment.paymentId}-${amount.amountMinor}`,
    ): Promise<Evidence> => {
      const { paymentId, providerRef } = payment
      // The same refund again is the same refund: PayU knows it by our id.
      const refund = {
        description: 'Refund',
        amount: String(amount.amountMinor),
        currencyCode: amount.currency,
        extRefundId: refundId,
      }
      const path = `orders/${encodeURIComponent(providerRef)}/refunds`
      const answer = await ask({ operation: 'refunds.create', method: 'POST', path, body: { refund }, paymentId })
      const { status } = asObject(answer['refund']) ?? {}
      if (status === 'CANCELED') throw new Fault(NAME, 'refunds.create: refused', { retryable: false })
      return { providerRef, providerStatus: String(status), canonicalStatus: 'refunded', amount: null, paymentId }
    },
    createPayout: async (order: PayoutOrder): Promise<PayoutEvidence> => {
      const body = payoutBody(order, shopId)
      const { paymentId } = order
      const answer = await ask({ operation: 'payouts.create', method: 'POST', path: 'payouts', body, paymentId })
      return payoutEvidence(answer, order)
    },
    fetchPayout: async (payout: KnownPayment): Promise<PayoutEvidence> => {
      const path = `payouts/${encodeURIComponent(payout.providerRef)}`
      const { paymentId } = payout
      return payoutEvidence(
        await ask({ operation: 'payouts.get', method: 'GET', path, paymentId, canRepeat: true }),
        payout,
      )
    },
  } satisfies Gateway
}

/** An order is made with 201, or with 302 whose body is the answer; we never follow it. */
const GOOD_STATUS = [200, 201, 302]
const GOOD_CODES = ['SUCCESS', 'WARNING_CONTINUE_REDIRECT', 'WARNING_CONTINUE_3DS', 'WARNING_CONTINUE_CVV']

/** PayU signs none of its answers: its address and our token vouch for them. */
function read(text: string) {
  const answer = parseObject(text)
  return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' } as const
}

function fault(operation: string, httpStatus: number, response: unknown): Fault {
  const { statusCode = 'no status' } = asObject(asObject(response)?.['status']) ?? {}
  return new Fault(NAME, `${operation}: ${String(statusCode)}, HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
}

function orderBody(order: DepositOrder, merchantPosId: string): JsonObject {
  const { paymentId, amount, notifyUrl, ownPageUrl, language, description, payer, payerIp } = order
  const totalAmount = String(amount.amountMinor)
  return {
    notifyUrl,
    continueUrl: ownPageUrl,
    customerIp: payerIp,
    merchantPosId,
    description,
    currencyCode: amount.currency,
    totalAmount,
    extOrderId: paymentId,
    validityTime: String(VALIDITY_SECONDS),
    buyer: {
      extCustomerId: String(payer.playerId),
      email: payer.email,
      firstName: payer.firstName,
      lastName: payer.surname,
      language,
    },
    products: [{ name: description, unitPrice: totalAmount, quantity: '1', virtual: true }],
  }
}

function payoutBody({ paymentId, amount, target, payee, description }: PayoutOrder, shopId: string): JsonObject {
  const name = `${payee.firstName} ${payee.surname}`
  const common = {
    shopId,
    payout: { extPayoutId: paymentId, amount: String(amount.amountMinor), description },
    customerAddress: { name },
  }
  if ('iban' in target) return { ...common, account: { accountNumber: target.iban } }
  assert('storedCardRef' in target, 'PayU pays to accounts and to cards that it keeps.')
  const owner = {
    extCustomerId: String(payee.playerId),
    accountCreationDate: payee.registeredAt.toISOString().slice(0, 10),
    email: payee.email,
  }
  return { ...common, payee: owner, cardToken: target.storedCardRef }
}

function evidenceOf(order: JsonObject): Evidence | undefined {
  const { orderId, extOrderId, status, totalAmount, currencyCode } = order
  if (typeof orderId !== 'string' || orderId === '') return undefined
  const amountMinor = Number(totalAmount)
  const isMoney = Number.isSafeInteger(amountMinor) && typeof currencyCode === 'string'
  return {
    providerRef: orderId,
    providerStatus: String(status),
    canonicalStatus: statusOfOrder(status),
    // A currency that is none of ours is compared like any other, and differs.
    amount: isMoney ? { amountMinor, currency: currencyCode as CurrencyCode } : null,
    paymentId: typeof extOrderId === 'string' ? extOrderId : null,
  }
}

function payoutEvidence(
  answer: JsonObject,
  { paymentId, amount }: { readonly paymentId: string; readonly amount: Money },
): PayoutEvidence {
  const { payoutId, extPayoutId, status, amount: paid } = asObject(answer['payout']) ?? {}
  if (typeof payoutId !== 'string' || (extPayoutId !== undefined && extPayoutId !== paymentId))
    throw new Fault(NAME, 'payouts: the answer is about another payout', { retryable: true })
  return {
    providerRef: payoutId,
    providerStatus: String(status),
    canonicalStatus: statusOfPayout(status),
    amount: paid === undefined ? null : { amountMinor: Number(paid), currency: amount.currency },
    paymentId,
  }
}
