import { Fault, type Clock } from '#server/kernel/index.ts'
import { NotOffered, type DepositOrder, type Evidence, type Gateway, type RecordExchange } from '../gateway.ts'
import { callCsob, type CsobCall, type CsobLine } from './csob-call.ts'
import { canonicalStatus } from './csob-status.ts'
import { pragueDttm } from './prague-time.ts'
import { isSignedByBank, readKeys, signText } from './signatures.ts'
import { SIGNED_FIELDS, signedText, type Message } from './signed-text.ts'

export type CsobSettings = {
  readonly merchantId: string
  readonly merchantPrivatePem: string
  readonly bankPublicPem: string
  /** With the base path: `https://api.platebnibrana.csob.cz/api/v1.9`. */
  readonly baseUrl: string
  /** How long a payment/init may take. */
  readonly timeoutMs?: number
  /** How long everything else may take; players wait for it. */
  readonly statusTimeoutMs?: number
  readonly retryAfterMs?: number
}

const NAME = 'Csob'
const TIMEOUT_MS = 8_000
const STATUS_TIMEOUT_MS = 4_000
const RETRY_AFTER_MS = 1_000
/** The bank forgets an unfinished payment after this long; its longest. */
export const CSOB_TTL_SECONDS = 1_800

/** Card payments through the ČSOB gateway, eAPI 1.9 (reference: providers §1). */
export function makeCsobGateway(
  settings: CsobSettings,
  { clock, record }: { clock: Clock; record: RecordExchange },
): Gateway {
  const {
    merchantId,
    baseUrl,
    timeoutMs = TIMEOUT_MS,
    statusTimeoutMs = STATUS_TIMEOUT_MS,
    retryAfterMs = RETRY_AFTER_MS,
  } = settings
  const keys = readKeys(settings.merchantPrivatePem, settings.bankPublicPem)
  const line: CsobLine = { keys, retryAfterMs, record }

  const signed = (kind: keyof typeof SIGNED_FIELDS, fields: Message): Message => {
    const message = { merchantId, dttm: pragueDttm(clock.now()), ...fields }
    return { ...message, signature: signText(signedText(kind, message), keys) }
  }
  const pathOf = (message: Message, names: readonly string[]): string =>
    names.map((name) => encodeURIComponent(String(message[name]))).join('/')

  const ask = async (call: CsobCall): Promise<Evidence> => {
    const evidence = readEvidence(await callCsob(line, call), call.operation)
    // A true answer about another payment is no answer about this one.
    const { payId } = call.message
    if (payId === undefined || payId === evidence.providerRef) return evidence
    throw new Fault('csob', `${call.operation}: the answer is about another payment`, { retryable: true })
  }

  const change = (operation: 'close' | 'reverse' | 'refund', payId: string, paymentId: string, more: Message = {}) =>
    ask({
      operation: `payment/${operation}`,
      method: 'PUT',
      url: `${baseUrl}/payment/${operation}`,
      message: signed('payment', { payId, ...more }),
      answerKind: 'paymentAnswer',
      paymentId,
      timeoutMs,
    })

  return {
    name: NAME,
    createDeposit: (order) =>
      ask({
        operation: 'payment/init',
        method: 'POST',
        url: `${baseUrl}/payment/init`,
        message: signed('init', initFields(order)),
        answerKind: 'initAnswer',
        paymentId: order.paymentId,
        timeoutMs,
      }),
    paymentPage: (payId) => {
      const message = signed('payment', { payId })
      return `${baseUrl}/payment/process/${pathOf(message, ['merchantId', 'payId', 'dttm', 'signature'])}`
    },
    parseReturn: async (fields) => {
      const isSigned = (['browserReturn', 'browserReturnOtherOrder'] as const).some((kind) =>
        isSignedByBank(signedText(kind, fields), fields['signature'], keys),
      )
      const evidence = isSigned ? evidenceOf(fields) : undefined
      await record({
        paymentId: evidence?.paymentId ?? null,
        gateway: NAME,
        operation: 'return',
        request: Object.fromEntries(RETURN_FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
        response: null,
        httpStatus: null,
        verdict: isSigned ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      return evidence
    },
    fetchStatus: (payId, paymentId) => {
      const message = signed('payment', { payId })
      return ask({
        operation: 'payment/status',
        method: 'GET',
        url: `${baseUrl}/payment/status/${pathOf(message, ['merchantId', 'payId', 'dttm', 'signature'])}`,
        message,
        answerKind: 'paymentAnswer',
        paymentId,
        timeoutMs: statusTimeoutMs,
      })
    },
    capture: (payId, paymentId, amount) =>
      change('close', payId, paymentId, amount ? { totalAmount: amount.amountMinor } : {}),
    cancel: (payId, paymentId) => change('reverse', payId, paymentId),
    refund: (payId, paymentId, amount) =>
      change('refund', payId, paymentId, amount ? { amount: amount.amountMinor } : {}),
    parseNotification: () => Promise.reject(new NotOffered(NAME, 'parseNotification')),
    createPayout: () => Promise.reject(new NotOffered(NAME, 'createPayout')),
    fetchPayout: () => Promise.reject(new NotOffered(NAME, 'fetchPayout')),
    // A card can be stored only after its owner agreed to it; we do not ask for that yet.
    chargeStoredCard: () => Promise.reject(new NotOffered(NAME, 'chargeStoredCard')),
  }
}

function initFields({ paymentId, orderNumber, amount, returnUrl, language, description }: DepositOrder): Message {
  return {
    orderNo: orderNumber,
    payOperation: 'payment',
    payMethod: 'card',
    totalAmount: amount.amountMinor,
    currency: amount.currency,
    closePayment: true,
    returnUrl,
    returnMethod: 'POST',
    cart: [{ name: description, quantity: 1, amount: amount.amountMinor }],
    merchantData: Buffer.from(paymentId, 'utf8').toString('base64'),
    language,
    ttlSec: CSOB_TTL_SECONDS,
  }
}

/** What of a return is kept. The rest of the form can be anybody's. */
const RETURN_FIELDS = [...SIGNED_FIELDS.browserReturn, 'signature']

/** Result codes with which the answer still says in which state the payment is. */
const TELLING_CODES = [0, 130]

function readEvidence(answer: Message, operation: string): Evidence {
  const evidence = evidenceOf(answer)
  if (evidence && TELLING_CODES.includes(Number(answer['resultCode']))) return evidence
  throw new Fault('csob', `${operation}: result code ${String(answer['resultCode'])}`, { retryable: false })
}

function evidenceOf(fields: Message): Evidence | undefined {
  const { payId, resultCode, paymentStatus, merchantData } = fields
  if (typeof payId !== 'string' || payId === '') return undefined
  return {
    providerRef: payId,
    providerStatus: `${String(resultCode)}/${String(paymentStatus)}`,
    canonicalStatus: canonicalStatus(Number(resultCode), Number(paymentStatus)),
    amount: null,
    paymentId: typeof merchantData === 'string' ? Buffer.from(merchantData, 'base64').toString('utf8') : null,
  }
}
