import { randomUUID } from 'node:crypto'
import type { CurrencyCode, Money } from '#money'
import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  asObject,
  callPartner,
  keepToken,
  parseObject,
  patienceOf,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type JsonObject,
  type KnownPayment,
  type Notice,
  type PartnerLine,
  type Patience,
  type PayoutEvidence,
  type PayoutOrder,
  type Person,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { statusOfCheckout, statusOfWithdrawal } from './payout-one-status.ts'
import { isSigned, signatureOf, type SignedKind } from './signed-text.ts'

export type PayoutOneSettings = Patience & {
  readonly clientId: string
  readonly clientSecret: string
  /** With the base path: `https://app.payout.one/api/v1`. */
  readonly baseUrl: string
}

const NAME = 'PayoutOne'

/** Deposits by card and bank, and payouts to accounts, through Payout.one, API v1 (reference: providers §4). */
export function makePayoutOneGateway(
  settings: PayoutOneSettings,
  { clock, record }: { readonly clock: Clock; readonly record: RecordExchange },
) {
  const { clientId, clientSecret, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const line: PartnerLine = { retryAfterMs, record }

  const withToken = keepToken(async () => {
    const { response, httpStatus } = await callPartner(line, {
      gateway: NAME,
      operation: 'authorize',
      paymentId: null,
      method: 'POST',
      url: `${baseUrl}/authorize`,
      headers: JSON_HEADERS,
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
      said: { client_id: clientId },
      timeoutMs: statusTimeoutMs,
      canRepeat: true,
      read: (text) => readUnsigned(text),
    })
    const { token, valid_for: seconds } = asObject(response) ?? {}
    if (httpStatus !== 200 || typeof token !== 'string') throw fault('authorize', httpStatus)
    return { token, validForSeconds: Number(seconds) || 0 }
  }, clock)

  const ask = async (question: Question): Promise<JsonObject> => {
    const { operation, method, path, paymentId, kind, fields, idempotencyKey } = question
    const body = fields && signed(kind, fields)
    const { response, httpStatus } = await withToken((token) =>
      callPartner(line, {
        gateway: NAME,
        operation,
        paymentId,
        method,
        url: `${baseUrl}/${path}`,
        headers: {
          ...JSON_HEADERS,
          authorization: `Bearer ${token}`,
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        said: body ?? { path },
        timeoutMs: operation === 'checkouts.create' ? timeoutMs : statusTimeoutMs,
        // The same key again is answered with the first answer, so nothing can be doubled.
        canRepeat: method === 'GET' || idempotencyKey !== undefined,
        read: (text, status) => (status >= 400 ? readUnsigned(text) : readSigned(text, kind)),
      }),
    )
    const answer = asObject(response)
    if (!answer || httpStatus >= 300) throw fault(operation, httpStatus)
    if (answer['external_id'] === paymentId) return answer
    throw new Fault(NAME, `${operation}: the answer is about another payment`, { retryable: true })
  }

  const signed = (kind: SignedKind, fields: JsonObject): JsonObject => {
    const message = { ...fields, nonce: randomUUID() }
    return { ...message, signature: signatureOf(kind, message, clientSecret) }
  }
  const readSigned = (text: string, kind: SignedKind) => {
    const answer = parseObject(text)
    if (!answer) return { response: null, verdict: 'unreadable' } as const
    return { response: answer, verdict: isSigned(kind, answer, clientSecret) ? 'verified' : 'bad-signature' } as const
  }

  const checkout = (operation: string, method: Question['method'], payment: KnownPayment, end = '') =>
    ask({
      operation,
      method,
      path: `checkouts/${encodeURIComponent(payment.providerRef)}${end}`,
      paymentId: payment.paymentId,
      kind: 'checkout',
    })

  return {
    name: NAME,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId } = order
      const answer = await ask({
        operation: 'checkouts.create',
        method: 'POST',
        path: 'checkouts',
        paymentId,
        kind: 'checkout',
        fields: checkoutFields(order),
        idempotencyKey: paymentId,
      })
      const { checkout_url: pageUrl } = answer
      if (typeof pageUrl !== 'string') throw new Fault(NAME, 'checkouts.create: no page', { retryable: true })
      return { ...evidenceOf(answer), pageUrl: pageOfBank(pageUrl, order.bankCode) }
    },
    parseNotification: async (rawBody: string): Promise<Notice | undefined> => {
      const message = parseObject(rawBody) ?? {}
      const isFromPartner = isSigned('webhook', message, clientSecret)
      const { external_id: paymentId } = message
      await record({
        paymentId: isFromPartner && typeof paymentId === 'string' ? paymentId : null,
        gateway: NAME,
        operation: 'webhook',
        request: isFromPartner ? message : { text: rawBody },
        response: null,
        httpStatus: null,
        verdict: isFromPartner ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      if (!isFromPartner) return undefined
      return typeof paymentId === 'string' ? { about: 'ask', paymentId } : { about: 'nothing' }
    },
    fetchStatus: async (payment: KnownPayment) => evidenceOf(await checkout('checkouts.get', 'GET', payment)),
    capture: async (payment: KnownPayment) =>
      evidenceOf(await checkout('checkouts.capture', 'POST', payment, '/capture')),
    cancel: async (payment: KnownPayment) => evidenceOf(await checkout('checkouts.cancel', 'DELETE', payment)),
    refund: async (
      payment: KnownPayment,
      amount: Money = payment.amount,
      refundId = `${payment.paymentId}-refund-${amount.amountMinor}`,
    ): Promise<Evidence> => {
      const { paymentId, providerRef } = payment
      const answer = await ask({
        operation: 'refunds.create',
        method: 'POST',
        path: 'refunds',
        paymentId,
        kind: 'refund',
        // The signature covers currency and our id, so they are sent though the partner knows them.
        fields: {
          checkout_id: providerRef,
          amount: String(amount.amountMinor),
          currency: amount.currency,
          external_id: paymentId,
          iban: '',
          statement_descriptor: 'Refund',
        },
        idempotencyKey: refundId,
      })
      return {
        providerRef,
        providerStatus: String(answer['status']),
        canonicalStatus: 'refunded',
        amount: null,
        paymentId,
      }
    },
    createPayout: async (order: PayoutOrder): Promise<PayoutEvidence> => {
      if (!('iban' in order.target)) throw new Fault(NAME, 'withdrawals go to accounts only', { retryable: false })
      const { paymentId, amount, target, payee, description } = order
      const answer = await ask({
        operation: 'withdrawals.create',
        method: 'POST',
        path: 'withdrawals',
        paymentId,
        kind: 'withdrawal',
        fields: {
          amount: String(amount.amountMinor),
          currency: amount.currency,
          external_id: paymentId,
          iban: target.iban,
          customer: customerOf(payee),
          statement_descriptor: description,
        },
        idempotencyKey: paymentId,
      })
      return payoutEvidence(answer)
    },
    fetchPayout: async ({ providerRef, paymentId }: KnownPayment): Promise<PayoutEvidence> => {
      const path = `withdrawals/${encodeURIComponent(providerRef)}`
      return payoutEvidence(
        await ask({ operation: 'withdrawals.get', method: 'GET', path, paymentId, kind: 'withdrawal' }),
      )
    },
  } satisfies Gateway
}

type Question = {
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly paymentId: string
  /** How the answer is signed, and the question if it has fields. */
  readonly kind: SignedKind
  readonly fields?: JsonObject
  readonly idempotencyKey?: string
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

/** Refusals and tokens are not signed. */
function readUnsigned(text: string) {
  const answer = parseObject(text)
  return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' } as const
}

function fault(operation: string, httpStatus: number): Fault {
  return new Fault(NAME, `${operation}: HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
}

function customerOf({ firstName, surname, email }: Person): JsonObject {
  return { first_name: firstName, last_name: surname, email }
}

/** The page of one bank, where the player chose it with us; a bank that is not known leads to the usual page. */
function pageOfBank(pageUrl: string, bankCode: string | undefined): string {
  if (bankCode === undefined) return pageUrl
  const page = new URL(pageUrl)
  page.searchParams.set('payment_method', bankCode)
  return page.href
}

function checkoutFields({ paymentId, amount, ownPageUrl, description, payer }: DepositOrder): JsonObject {
  const total = String(amount.amountMinor)
  return {
    amount: total,
    currency: amount.currency,
    customer: customerOf(payer),
    products: [{ name: description, unit_price: total, quantity: '1' }],
    external_id: paymentId,
    redirect_url: ownPageUrl,
    mode: 'standard',
  }
}

function evidenceOf(answer: JsonObject): Evidence {
  const { id, status, amount, currency, external_id: paymentId } = answer
  return {
    providerRef: String(id),
    providerStatus: String(status),
    canonicalStatus: statusOfCheckout(status),
    amount: { amountMinor: Number(amount), currency: currency as CurrencyCode },
    paymentId: typeof paymentId === 'string' ? paymentId : null,
  }
}

function payoutEvidence(answer: JsonObject): PayoutEvidence {
  return { ...evidenceOf(answer), canonicalStatus: statusOfWithdrawal(answer['status']) }
}
