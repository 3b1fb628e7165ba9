import type { Money } from '#money'
import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  asObject,
  isSignedByBank,
  patienceOf,
  readKeys,
  signText,
  type CardCharge,
  type Charged,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type KnownPayment,
  type Patience,
  type RecordExchange,
  type RsaKeys,
} from '#server/payments/partner-port.ts'
import { challengePage, fingerprintOf, redirectPage, wantsFingerprint } from './csob-actions.ts'
import { callCsob, type CsobCall, type CsobLine } from './csob-call.ts'
import { buttonFields, initFields, oneclickFields } from './csob-orders.ts'
import { canonicalStatus } from './csob-status.ts'
import { pragueDttm } from './prague-time.ts'
import { SIGNED_FIELDS, signedText, type Message } from './signed-text.ts'

export type CsobSettings = Patience & {
  readonly merchantId: string
  readonly merchantPrivatePem: string
  readonly bankPublicPem: string
  /** With the base path: `https://api.platebnibrana.csob.cz/api/v1.9`. */
  readonly baseUrl: string
}

const NAME = 'Csob'
/** Result code and paymentStatus of a payment that is paid and not settled yet. */
const WAITS_FOR_SETTLEMENT = '0/7'

/** Payments by card and by the bank's own button through the ČSOB gateway, eAPI 1.9 (reference: providers §1). */
export function makeCsobGateway(settings: CsobSettings, { clock, record }: { clock: Clock; record: RecordExchange }) {
  const { merchantId, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const keys = readKeys(settings.merchantPrivatePem, settings.bankPublicPem)
  const line: CsobLine = { keys, retryAfterMs, record }

  const signed = (kind: keyof typeof SIGNED_FIELDS, fields: Message): Message => {
    const message = { merchantId, dttm: pragueDttm(clock.now()), ...fields }
    return { ...message, signature: signText(signedText(kind, message), keys) }
  }
  const pathOf = (message: Message, names: readonly string[]): string =>
    names.map((name) => encodeURIComponent(String(message[name]))).join('/')

  const ask = async (call: CsobCall): Promise<Evidence> => {
    const answer = await callCsob(line, call)
    const card = cardOf(answer, keys)
    const evidence = { ...readEvidence(answer, call.operation), ...(card ? { card } : {}) }
    // A true answer about another payment is no answer about this one.
    const { payId } = call.message
    if (payId === undefined || payId === evidence.providerRef) return evidence
    throw new Fault('csob', `${call.operation}: the answer is about another payment`, { retryable: true })
  }

  const change = (operation: 'close' | 'reverse' | 'refund', payment: KnownPayment, more: Message = {}) =>
    ask({
      operation: `payment/${operation}`,
      method: 'PUT',
      url: `${baseUrl}/payment/${operation}`,
      message: signed('payment', { payId: payment.providerRef, ...more }),
      answerKind: 'paymentAnswer',
      paymentId: payment.paymentId,
      timeoutMs,
    })
  const cardPage = (payId: string): string => {
    const message = signed('payment', { payId })
    return `${baseUrl}/payment/process/${pathOf(message, ['merchantId', 'payId', 'dttm', 'signature'])}`
  }

  const fetchStatus = ({ providerRef: payId, paymentId }: KnownPayment) => {
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
  }

  /** The player goes to the bank's own internet banking, and comes back as from the card page. */
  const openButton = async (order: DepositOrder, brand: string) => {
    const answer = await callCsob(line, {
      operation: 'button/init',
      method: 'POST',
      url: `${baseUrl}/button/init`,
      message: signed('buttonInit', buttonFields(order, brand)),
      answerKind: 'buttonInitAnswer',
      paymentId: order.paymentId,
      timeoutMs,
    })
    const evidence = readEvidence(answer, 'button/init')
    const pageUrl = redirectPage(answer)
    if (pageUrl === undefined) throw new Fault('csob', 'button/init: no page to go to', { retryable: false })
    return { ...evidence, pageUrl }
  }

  return {
    name: NAME,
    createDeposit: async (order: DepositOrder) => {
      if (order.bankCode !== undefined) return openButton(order, order.bankCode)
      const evidence = await ask({
        operation: 'payment/init',
        method: 'POST',
        url: `${baseUrl}/payment/init`,
        message: signed('init', initFields(order)),
        answerKind: 'initAnswer',
        paymentId: order.paymentId,
        timeoutMs,
      })
      return { ...evidence, pageUrl: cardPage(evidence.providerRef) }
    },
    parseReturn: async (fields: Readonly<Record<string, string>>) => {
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
    findStoredCard: async (origPayId: string) => {
      const answer = await callCsob(line, {
        operation: 'oneclick/echo',
        method: 'POST',
        url: `${baseUrl}/oneclick/echo`,
        message: signed('oneclickEcho', { origPayId }),
        answerKind: 'oneclickEchoAnswer',
        paymentId: null,
        timeoutMs: statusTimeoutMs,
      })
      const isThere = Number(answer['resultCode']) === 0 && answer['origPayId'] === origPayId
      return isThere ? { ref: origPayId } : undefined
    },
    openStoredCard: async (order: DepositOrder, origPayId: string) => {
      const evidence = await ask({
        operation: 'oneclick/init',
        method: 'POST',
        url: `${baseUrl}/oneclick/init`,
        message: signed('oneclickInit', oneclickFields(order, origPayId)),
        answerKind: 'oneclickInitAnswer',
        paymentId: order.paymentId,
        timeoutMs,
      })
      return { ...evidence, pageUrl: null }
    },
    chargeOpened: async ({ providerRef: payId, paymentId }: KnownPayment, charge: CardCharge): Promise<Charged> => {
      const process = (more: Message = {}) =>
        callCsob(line, {
          operation: 'oneclick/process',
          method: 'POST',
          url: `${baseUrl}/oneclick/process`,
          message: signed('oneclickProcess', { payId, ...more }),
          answerKind: 'paymentAnswer',
          paymentId,
          timeoutMs,
          canRepeat: false,
        })
      const first = await process()
      const answer = wantsFingerprint(first) ? await process(fingerprintOf(charge)) : first
      const evidence = readEvidence(answer, 'oneclick/process')
      if (evidence.providerRef !== payId)
        throw new Fault('csob', 'oneclick/process: the answer is about another payment', { retryable: true })
      const pageUrl = challengePage(answer)
      return pageUrl === undefined ? evidence : { ...evidence, pageUrl }
    },
    fetchStatus,
    capture: (payment: KnownPayment, amount?: Money) =>
      change('close', payment, amount ? { totalAmount: amount.amountMinor } : {}),
    cancel: (payment: KnownPayment) => change('reverse', payment),
    // Before the bank settles overnight (7), the whole goes back by a reversal; a refund would be refused.
    refund: async (payment: KnownPayment, amount?: Money) => {
      const isWhole = amount === undefined || amount.amountMinor === payment.amount.amountMinor
      const { providerStatus } = await fetchStatus(payment)
      if (isWhole && providerStatus === WAITS_FOR_SETTLEMENT) return change('reverse', payment)
      return change('refund', payment, amount ? { amount: amount.amountMinor } : {})
    },
  } satisfies Gateway
}

/** The card as the bank masks it; undefined when the answer has none that the bank signed. */
function cardOf(answer: Message, keys: RsaKeys): Evidence['card'] {
  const { extensions } = answer
  const mask = Array.isArray(extensions)
    ? extensions.map(asObject).find((one) => one?.['extension'] === 'maskClnRP')
    : undefined
  if (!mask || !isSignedByBank(signedText('maskClnRP', mask), mask['signature'], keys)) return undefined
  const lastDigits = /(\d{4})$/.exec(String(mask['maskedCln']))?.[1]
  const expires = /^\d{2}\/\d{2}$/.exec(String(mask['expiration']))?.[0]
  return lastDigits && expires ? { lastDigits, expires } : undefined
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
