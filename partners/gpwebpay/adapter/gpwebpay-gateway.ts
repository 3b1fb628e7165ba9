import { randomBytes } from 'node:crypto'
import type { CurrencyCode, Money } from '#money'
import { spellLatin } from '#server/formats/index.ts'
import { Fault } from '#server/kernel/index.ts'
import {
  callPartner,
  isSignedByBank,
  patienceOf,
  readKeys,
  signText,
  type CardCharge,
  type ChargeableCard,
  type Charged,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type KnownPayment,
  type PartnerLine,
  type Patience,
  type RecordExchange,
  type RsaKeys,
} from '#server/payments/partner-port.ts'
import { cardOf, isOrderNumber, TOKEN_ACTIVE } from './gpwebpay-cards.ts'
import { isTechnical, OBJECT_NOT_FOUND, statusOfOrder, statusOfReturn } from './gpwebpay-status.ts'
import { ORDER_FIELDS, RETURN_FIELDS, signedText } from './signed-text.ts'
import { readSoap, writeSoap, type SoapField } from './soap.ts'

export type GpWebPaySettings = Patience & {
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
}

const NAME = 'GPWebPay'
const CURRENCY_NUMBERS: Readonly<Record<CurrencyCode, string>> = { CZK: '203', EUR: '978' }

/**
 * Card payments through GP webpay: the order goes with the player's browser, the web services tell what became of it
 * (reference: providers §2).
 */
export function makeGpWebPayGateway(settings: GpWebPaySettings, { record }: { readonly record: RecordExchange }) {
  const { merchantNumber, provider, orderUrl, serviceUrl } = settings
  // The order goes with the browser, so whatever we ask ourselves somebody waits for.
  const { statusTimeoutMs: timeoutMs, retryAfterMs } = patienceOf(settings)
  const keys = readKeys(settings.merchantPrivatePem, settings.gatewayPublicPem, settings.hash ?? 'sha1')
  const line: PartnerLine = { retryAfterMs, record }

  /** Gives the fields of a signed answer, or of a signed fault. */
  const askService = async (service: Service, paymentId: string | null, own: readonly SoapField[]) => {
    const fields: SoapField[] = [
      // Unique for ever: the gateway refuses a message that it has seen.
      ['messageId', randomBytes(16).toString('hex')],
      ['provider', provider],
      ['merchantNumber', merchantNumber],
      ...own,
    ]
    const signature = signText(fields.map(([, text]) => text).join('|'), keys)
    const { response } = await callPartner(line, {
      gateway: NAME,
      operation: service.operation,
      paymentId,
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

  const ask = (service: Service, { paymentId, orderNumber }: OfPayment, more: readonly SoapField[] = []) =>
    askService(service, paymentId, [['paymentNumber', orderNumber], ...more])

  const change = async (service: Service, payment: KnownPayment, more: readonly SoapField[] = []) => {
    const answer = await ask(service, payment, more)
    if (answer.has('primaryReturnCode')) throw faultOf(service, answer)
    return evidenceOf(payment, answer)
  }

  const fetchStatus = async (payment: KnownPayment): Promise<Evidence> => {
    const answer = await ask(SERVICES.detail, payment)
    if (!answer.has('primaryReturnCode')) return evidenceOf(payment, answer)
    if (Number(answer.get('primaryReturnCode')) !== OBJECT_NOT_FOUND) throw faultOf(SERVICES.detail, answer)
    const { providerRef } = payment
    return { providerRef, providerStatus: '15', canonicalStatus: 'pending', amount: null, paymentId: null }
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
      // A return from the page of a kept card's bank repeats nothing but the order's number.
      const paymentId = MD === '' ? null : Buffer.from(MD, 'base64').toString('utf8')
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
    fetchStatus,
    findStoredCard: async (ref: string): Promise<ChargeableCard | undefined> => {
      // A card whose payment was asked about before the gateway had named the card is known by the payment's number.
      const detail = isOrderNumber(ref)
        ? await ask(SERVICES.detail, { paymentId: null, orderNumber: ref })
        : new Map([['panToken', ref]])
      const token = detail.get('panToken')
      if (!token) return undefined
      const answer = await askService(SERVICES.tokenStatus, null, [['tokenData', token]])
      if (answer.get('status') !== TOKEN_ACTIVE) return undefined
      const card = cardOf(detail)
      return { ref: token, ...(card ? { card } : {}) }
    },
    forgetStoredCard: async (ref: string): Promise<void> => {
      if (!isOrderNumber(ref)) await askService(SERVICES.tokenRevoke, null, [['tokenData', ref]])
    },
    // Nothing is said yet: the order's number is ours, and on record before the card is charged with it.
    openStoredCard: async ({ orderNumber, paymentId }: DepositOrder) => ({
      providerRef: orderNumber,
      providerStatus: 'not-asked',
      canonicalStatus: 'pending' as const,
      amount: null,
      paymentId,
      pageUrl: null,
    }),
    chargeOpened: async (payment: KnownPayment, { storedCardRef, notifyUrl }: CardCharge): Promise<Charged> => {
      const { amountMinor, currency } = payment.amount
      const answer = await ask(SERVICES.cardOnFile, payment, [
        ['amount', String(amountMinor)],
        ['currencyCode', CURRENCY_NUMBERS[currency]],
        ['captureFlag', '1'],
        ['tokenData', storedCardRef],
        ['returnUrl', notifyUrl],
      ])
      const code = answer.get('primaryReturnCode')
      if (code === undefined) return fetchStatus(payment)
      const status = statusOfReturn(Number(code), Number(answer.get('secondaryReturnCode') ?? 0))
      const providerStatus = `${code}/${answer.get('secondaryReturnCode') ?? '0'}`
      const { providerRef, paymentId } = payment
      const evidence = { providerRef, providerStatus, canonicalStatus: status, amount: null, paymentId }
      const pageUrl = answer.get('authenticationLink')
      if (status === 'pending' && pageUrl !== undefined && URL.canParse(pageUrl)) return { ...evidence, pageUrl }
      // What the gateway could not do may still have been done: it is asked about.
      if (status !== 'declined' || isTechnical(Number(code))) throw faultOf(SERVICES.cardOnFile, answer)
      return evidence
    },
    capture: (payment: KnownPayment, amount: Money = payment.amount) =>
      change(SERVICES.capture, payment, [['amount', String(amount.amountMinor)]]),
    cancel: (payment: KnownPayment) => change(SERVICES.reverse, payment),
    refund: (payment: KnownPayment, amount: Money = payment.amount) =>
      change(SERVICES.refund, payment, [['amount', String(amount.amountMinor)]]),
  } satisfies Gateway
}

type OfPayment = Pick<KnownPayment, 'orderNumber'> & { readonly paymentId: string | null }

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
  tokenStatus: { operation: 'getTokenStatus', element: 'tokenStatusRequest', isReading: true },
  tokenRevoke: { operation: 'processTokenRevoke', element: 'tokenRevokeRequest', isReading: false },
  cardOnFile: { operation: 'processCardOnFilePayment', element: 'cardOnFilePaymentRequest', isReading: false },
} as const satisfies Record<string, Service>

/** What of a return is kept. The rest of it can be anybody's. */
const KEPT_FIELDS = [...RETURN_FIELDS, 'DIGEST', 'DIGEST1']

/** An order number is used once for ever; it is what the statement of the bank shows, too. */
function orderFields(merchantNumber: string, order: DepositOrder): Record<string, string> {
  const { orderNumber, amount, notifyUrl, description, paymentId, keepsCard, bankCode } = order
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
    ...(bankCode === undefined ? {} : { PAYMETHOD: bankCode }),
    ...(keepsCard ? { USERPARAM1: 'T' } : {}),
  }
}

/** Only printable ASCII is taken; anything else ends in PRCODE 3. */
function withoutAccents(text: string): string {
  return spellLatin(text).replaceAll(/[^\x20-\x7e]/g, '')
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
  const card = cardOf(answer)
  return {
    ...(card ? { card } : {}),
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
