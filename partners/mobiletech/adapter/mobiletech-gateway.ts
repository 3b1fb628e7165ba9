import type { CurrencyCode, Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import {
  parseObject,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type KnownPayment,
  type PremiumSms,
  type RecordExchange,
  type SmsWord,
} from '#server/payments/partner-port.ts'
import { isReturnSigned, isSigned, signOrder } from './signed-text.ts'

export type MobileTechSettings = {
  /** Our service at the partner. */
  readonly serviceId: string
  readonly secret: string
  /** `https://pay.platbamobilom.sk/pay/` */
  readonly payUrl: string
  /** Currency of the page; euro by default. */
  readonly pageCurrency?: CurrencyCode
  /** First word of a premium message. */
  readonly keyword: string
  /** Number that premium messages are sent to; the price in whole crowns follows it where numbers contain prices. */
  readonly shortCode: string
}

const NAME = 'MobileTech'
const DESCRIPTION_MAX = 30

/**
 * Payments by phone: the partner's page, with the protocol of platbamobilom.sk, whose signed return is the only proof,
 * and premium messages that are paid once the operator has billed them (providers §5.2). Who MobileTech is was not
 * found.
 */
export function makeMobileTechGateway(settings: MobileTechSettings, { record }: { readonly record: RecordExchange }) {
  const { serviceId, secret, payUrl, pageCurrency = 'EUR', keyword, shortCode } = settings
  const note = (
    operation: string,
    about: { readonly paymentId?: string; readonly orderNumber?: string },
    request: Readonly<Record<string, unknown>>,
    verdict: Verdict,
  ) =>
    record({
      paymentId: null,
      ...about,
      gateway: NAME,
      operation,
      request,
      response: null,
      httpStatus: null,
      verdict,
      durationMs: 0,
    })

  const premiumSms: PremiumSms = {
    // In Czech numbers the last digits are the price.
    shortCodeOf: ({ amountMinor, currency }) =>
      currency === 'CZK' ? `${shortCode}${Math.trunc(amountMinor / 100)}` : shortCode,
    textOf: (orderNumber) => `${keyword} ${orderNumber}`,
    orderNumberIn: (text) => new RegExp(`^\\s*${keyword}\\s+(\\d{10})\\s*$`, 'i').exec(text)?.[1],
    readCallback: async (rawBody, headers, orderNumberOf) => {
      const fields = parseObject(rawBody)
      const isHeard = fields !== undefined && isSigned(rawBody, headers['x-sign'], secret)
      const word = isHeard ? wordOf(fields) : undefined
      const orderNumber = word && (await orderOf(word, orderNumberOf))
      const about = orderNumber === undefined ? {} : { orderNumber }
      await note('sms', about, isHeard ? fields : { text: rawBody }, isHeard ? 'verified' : 'bad-signature')
      return word
    },
  }

  const orderOf = async (
    word: SmsWord | 'nothing',
    orderNumberOf: (messageId: string) => Promise<string | undefined>,
  ) => {
    if (word === 'nothing') return undefined
    return word.about === 'message' ? premiumSms.orderNumberIn(word.text) : orderNumberOf(word.messageId)
  }

  return {
    name: NAME,
    isReturnProof: true,
    premiumSms,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId, orderNumber, amount, bySms = false } = order
      const evidence = { providerStatus: 'handed-over', canonicalStatus: 'pending' as const, amount: null, paymentId }
      if (bySms) return { ...evidence, providerRef: `sms-${orderNumber}`, pageUrl: null }
      if (amount.currency !== pageCurrency)
        throw new Fault(NAME, `the page takes no ${amount.currency}`, { retryable: false })
      const fields = orderFields(order, serviceId)
      const signed = { ...fields, SIGN: signOrder(fields, secret) }
      await note('pay', { paymentId }, signed, 'handed-over')
      return { ...evidence, providerRef: orderNumber, pageUrl: `${payUrl}?${new URLSearchParams(signed)}` }
    },
    parseReturn: async (fields): Promise<Evidence | undefined> => {
      const isFromPartner = isReturnSigned(fields, secret)
      const { ID = '', RES = '' } = fields
      await note(
        'return',
        isFromPartner ? { orderNumber: ID } : {},
        fields,
        isFromPartner ? 'verified' : 'bad-signature',
      )
      if (!isFromPartner || ID === '') return undefined
      const canonicalStatus = RES === 'OK' ? 'settled' : RES === 'FAIL' ? 'declined' : 'error'
      return { providerRef: ID, providerStatus: RES, canonicalStatus, amount: null, paymentId: null }
    },
    // The partner has no status call; our timeout ends what nobody completes.
    fetchStatus: async ({ providerRef, paymentId }: KnownPayment) => ({
      providerRef,
      providerStatus: 'not-asked',
      canonicalStatus: 'pending' as const,
      amount: null,
      paymentId,
    }),
  } satisfies Gateway
}

type Verdict = 'verified' | 'bad-signature' | 'handed-over'

function orderFields({ orderNumber, amount, notifyUrl, description, payer }: DepositOrder, serviceId: string) {
  return {
    PID: serviceId,
    ID: orderNumber,
    DESC: description.slice(0, DESCRIPTION_MAX),
    PRICE: writeDecimal(amount),
    URL: notifyUrl,
    EMAIL: payer.email,
  }
}

/** Two digits after a point, this partner's format of money. */
function writeDecimal({ amountMinor }: Money): string {
  return `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
}

function wordOf(fields: Readonly<Record<string, unknown>>): SmsWord | 'nothing' {
  const { kind, messageId, msisdn, shortCode, text, operator, status, amountMinor, currency } = fields
  if (typeof messageId !== 'string' || messageId === '' || messageId.length > 100) return 'nothing'
  if (kind === 'message' && typeof msisdn === 'string' && typeof text === 'string')
    return {
      about: 'message',
      messageId,
      phone: msisdn.startsWith('+') ? msisdn : `+${msisdn}`,
      shortCode: String(shortCode),
      text: text.slice(0, 200),
      operator: String(operator).slice(0, 50),
    }
  if (kind !== 'delivery') return 'nothing'
  return {
    about: 'delivery',
    messageId,
    isBilled: status === 'BILLED',
    status: String(status),
    amount: { amountMinor: Number(amountMinor), currency: String(currency) as CurrencyCode },
  }
}
