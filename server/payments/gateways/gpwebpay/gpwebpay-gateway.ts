import { randomBytes } from 'node:crypto'
import type { CurrencyCode, Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import { callPartner, type PartnerLine } from '../call-partner.ts'
import type { DepositOrder, Evidence, Gateway, KnownPayment, RecordExchange } from '../gateway.ts'
import { isSignedByBank, readKeys, signText, type RsaKeys } from '../rsa-signatures.ts'
import { OBJECT_NOT_FOUND, statusOfOrder, statusOfReturn } from './gpwebpay-status.ts'
import { ORDER_FIELDS, RETURN_FIELDS, signedText } from './signed-text.ts'
import { readSoap, writeSoap, type SoapField } from './soap.ts'

export type GpWebPaySettings = {
  readonly merchantNumber: string
  /** Four digits of the acquirer, such as 0100. */
  readonly provider: string
  readonly merchantPrivatePem: string
  /** The gateway's certificate or public key. */
  readonly gatewayPublicPem: string
  /** What the acquirer's contract says; SHA-1 is still the usual one. */
  readonly hash?: RsaKeys['hash']
  /** `https://3dsecure.gpwebpay.com/pgw/order.do` */
  readonly orderUrl: string
  /** `https://3dsecure.gpwebpay.com/pay-ws/v1/PaymentService` */
  readonly serviceUrl: string
  readonly timeoutMs?: number
  readonly retryAfterMs?: number
}

const NAME = 'GPWebPay'
const TIMEOUT_MS = 4_000
const RETRY_AFTER_MS = 1_000
const CURRENCY_NUMBERS: Readonly<Record<CurrencyCode, string>> = { CZK: '203', EUR: '978' }

/**
 * Card payments through GP webpay: the order goes with the player's browser, the web services tell what became of it
 * (reference: providers §2).
 */
export function makeGpWebPayGateway(settings: GpWebPaySettings, { record }: { readonly record: RecordExchange }) {
  const { merchantNumber, provider, orderUrl, serviceUrl, timeoutMs = TIMEOUT_MS } = settings
  const keys = readKeys(settings.merchantPrivatePem, settings.gatewayPublicPem, settings.hash ?? 'sha1')
  const line: PartnerLine = { retryAfterMs: settings.retryAfterMs ?? RETRY_AFTER_MS, record }

  /** Gives the fields of a signed answer, or of a signed fault. */
  const ask = async (service: Service, payment: KnownPayment, more: readonly SoapField[] = []) => {
    const fields: SoapField[] = [
      // Unique for ever: the gateway refuses a message that it has seen.
      ['messageId', randomBytes(16).toString('hex')],
      ['provider', provider],
      ['merchantNumber', merchantNumber],
      ['paymentNumber', payment.orderNumber],
      ...more,
    ]
    const signature = signText(fields.map(([, text]) => text).join('|'), keys)
    const { response } = await callPartner(line, {
      gateway: NAME,
      operation: service.operation,
      paymentId: payment.paymentId,
      method: 'POST',
      url: serviceUrl,
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: writeSoap(service.operation, service.element, [...fields, ['signature', signature]]),
      said: Object.fromEntries(fields),
      timeoutMs,
      canRepeat: service.isReading,
      read: (text) => readAnswer(text, keys),
    })
    const answer = new Map(Object.entries(response as Readonly<Record<string, string>>))
    // A true answer to another question is no answer to this one.
    if (answer.get('messageId') === fields[0]?.[1]) return answer
    throw new Fault(NAME, `${service.operation}: the answer is about another message`, { retryable: true })
  }

  const change = async (service: Service, payment: KnownPayment, more: readonly SoapField[] = []) => {
    const answer = await ask(service, payment, more)
    if (answer.has('primaryReturnCode')) throw faultOf(service, answer)
    return evidenceOf(payment, answer)
  }

  return {
    name: NAME,
    createDeposit: async (order: DepositOrder) => {
      const fields = orderFields(merchantNumber, order)
      const signed = { ...fields, DIGEST: signText(signedText(ORDER_FIELDS, fields), keys), LANG: order.language }
      await record({
        paymentId: order.paymentId,
        gateway: NAME,
        operation: 'CREATE_ORDER',
        request: signed,
        response: null,
        httpStatus: null,
        verdict: 'handed-over',
        durationMs: 0,
      })
      return {
        providerRef: order.orderNumber,
        providerStatus: 'not-asked',
        canonicalStatus: 'pending' as const,
        amount: null,
        paymentId: order.paymentId,
        pageUrl: `${orderUrl}?${new URLSearchParams(signed)}`,
      }
    },
    parseReturn: async (fields: Readonly<Record<string, string>>) => {
      const text = signedText(RETURN_FIELDS, fields)
      // The second one names us, so that another shop's return is none of ours.
      const isSigned =
        isSignedByBank(text, fields['DIGEST'], keys) &&
        isSignedByBank(`${text}|${merchantNumber}`, fields['DIGEST1'], keys)
      const { ORDERNUMBER = '', MD = '', PRCODE = '', SRCODE = '' } = fields
      const paymentId = Buffer.from(MD, 'base64').toString('utf8')
      await record({
        paymentId: isSigned ? paymentId : null,
        gateway: NAME,
        operation: 'return',
        request: Object.fromEntries(KEPT_FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
        response: null,
        httpStatus: null,
        verdict: isSigned ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      if (!isSigned) return undefined
      return {
        providerRef: ORDERNUMBER,
        providerStatus: `${PRCODE}/${SRCODE}`,
        canonicalStatus: statusOfReturn(Number(PRCODE), Number(SRCODE)),
        amount: null,
        paymentId,
      }
    },
    fetchStatus: async (payment: KnownPayment): Promise<Evidence> => {
      const answer = await ask(SERVICES.detail, payment)
      if (!answer.has('primaryReturnCode')) return evidenceOf(payment, answer)
      if (Number(answer.get('primaryReturnCode')) !== OBJECT_NOT_FOUND) throw faultOf(SERVICES.detail, answer)
      const { providerRef } = payment
      return { providerRef, providerStatus: '15', canonicalStatus: 'pending', amount: null, paymentId: null }
    },
    capture: (payment: KnownPayment, amount: Money = payment.amount) =>
      change(SERVICES.capture, payment, [['amount', String(amount.amountMinor)]]),
    cancel: (payment: KnownPayment) => change(SERVICES.reverse, payment),
    refund: (payment: KnownPayment, amount: Money = payment.amount) =>
      change(SERVICES.refund, payment, [['amount', String(amount.amountMinor)]]),
  } satisfies Gateway
}

type Service = { readonly operation: string; readonly element: string; readonly isReading: boolean }

const SERVICES = {
  detail: { operation: 'getPaymentDetail', element: 'paymentDetailRequest', isReading: true },
  capture: { operation: 'processCapture', element: 'captureRequest', isReading: false },
  reverse: {
    operation: 'processAuthorizationReverse',
    element: 'authorizationReverseRequest',
    isReading: false,
  },
  refund: { operation: 'processRefund', element: 'refundRequest', isReading: false },
} as const satisfies Record<string, Service>

/** What of a return is kept. The rest of it can be anybody's. */
const KEPT_FIELDS = [...RETURN_FIELDS, 'DIGEST', 'DIGEST1']

/** An order number is used once for ever; it is what the statement of the bank shows, too. */
function orderFields(merchantNumber: string, order: DepositOrder): Record<string, string> {
  const { orderNumber, amount, notifyUrl, description, paymentId } = order
  return {
    MERCHANTNUMBER: merchantNumber,
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: orderNumber,
    AMOUNT: String(amount.amountMinor),
    CURRENCY: CURRENCY_NUMBERS[amount.currency],
    DEPOSITFLAG: '1',
    MERORDERNUM: orderNumber,
    URL: notifyUrl,
    DESCRIPTION: withoutAccents(description),
    MD: Buffer.from(paymentId, 'utf8').toString('base64'),
  }
}

/** Only printable ASCII is taken; anything else ends in PRCODE 3. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '')
}

const ANSWER = /\w+Response/
const FAULT = /serviceException|paymentServiceException|cardOnFilePaymentServiceException/

/** Failures come as SOAP faults, with HTTP 500 and a signature of their own. */
function readAnswer(text: string, keys: RsaKeys) {
  const fields = readSoap(text, FAULT) ?? readSoap(text, ANSWER)
  if (!fields) return { response: null, verdict: 'unreadable' } as const
  const signature = fields.find(([name]) => name === 'signature')?.[1]
  const covered = fields.filter(([name]) => name !== 'signature').map(([, value]) => value)
  // A separator inside a value could move what is signed from one field to another.
  const isSigned = covered.every((value) => !value.includes('|')) && isSignedByBank(covered.join('|'), signature, keys)
  return { response: Object.fromEntries(fields), verdict: isSigned ? 'verified' : 'bad-signature' } as const
}

function faultOf({ operation }: Service, answer: ReadonlyMap<string, string>): Fault {
  const codes = `${answer.get('primaryReturnCode')}/${answer.get('secondaryReturnCode') ?? '0'}`
  return new Fault(NAME, `${operation}: return code ${codes}`, { retryable: false })
}

function evidenceOf(payment: KnownPayment, answer: ReadonlyMap<string, string>): Evidence {
  const status = answer.get('status') ?? ''
  const paymentAmount = Number(answer.get('paymentAmount') ?? NaN)
  return {
    providerRef: payment.providerRef,
    providerStatus: status,
    canonicalStatus: statusOfOrder(status),
    // The currency is not repeated: it was signed with the order.
    amount: Number.isSafeInteger(paymentAmount)
      ? { amountMinor: paymentAmount, currency: payment.amount.currency }
      : null,
    paymentId: null,
  }
}
