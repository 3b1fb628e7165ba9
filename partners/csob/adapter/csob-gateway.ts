import type { Money } from '#money'
import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  isSignedByBank,
  PartTooEarly,
  type DepositOrder,
  type Gateway,
  type KnownPayment,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { redirectPage } from './csob-actions.ts'
import { evidenceOf, readEvidence } from './csob-evidence.ts'
import { openCsob, type Csob, type CsobSettings } from './csob-line.ts'
import { buttonFields, initFields } from './csob-orders.ts'
import { makeCsobStoredCards } from './csob-stored-cards.ts'
import { SIGNED_FIELDS, signedText, type Message } from './signed-text.ts'

const NAME = 'Csob'
/** Result code and paymentStatus of a payment that is paid and not settled yet. */
const WAITS_FOR_SETTLEMENT = '0/7'

/** Payments by card and by the bank's own button through the ČSOB gateway, eAPI 1.9 (reference: providers §1). */
export function makeCsobGateway(settings: CsobSettings, { clock, record }: { clock: Clock; record: RecordExchange }) {
  const csob = openCsob(settings, { clock, record })
  const { ask, signed, pathOf, keys, baseUrl, timeoutMs, statusTimeoutMs } = csob
  const cards = makeCsobStoredCards(csob)

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

  return {
    name: NAME,
    createDeposit: async (order: DepositOrder) => {
      if (order.bankCode !== undefined) return openButton(csob, order, order.bankCode)
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
    findStoredCard: cards.find,
    openStoredCard: cards.open,
    chargeOpened: cards.charge,
    fetchStatus,
    capture: (payment: KnownPayment, amount?: Money) =>
      change('close', payment, amount ? { totalAmount: amount.amountMinor } : {}),
    cancel: (payment: KnownPayment) => change('reverse', payment),
    // Before the bank settles overnight (7), the full amount is reversed; a refund, and so a part, would be refused.
    refund: async (payment: KnownPayment, amount?: Money) => {
      const isWhole = amount === undefined || amount.amountMinor === payment.amount.amountMinor
      const { providerStatus } = await fetchStatus(payment)
      if (providerStatus === WAITS_FOR_SETTLEMENT) {
        if (isWhole) return change('reverse', payment)
        throw new PartTooEarly(NAME)
      }
      return change('refund', payment, amount ? { amount: amount.amountMinor } : {})
    },
  } satisfies Gateway
}

/** The player is redirected to the bank's internet banking, and returns as from the card page. */
async function openButton({ call, signed, baseUrl, timeoutMs }: Csob, order: DepositOrder, brand: string) {
  const answer = await call({
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

/** Recorded fields of a return. The rest of the form may come from anybody. */
const RETURN_FIELDS = [...SIGNED_FIELDS.browserReturn, 'signature']
