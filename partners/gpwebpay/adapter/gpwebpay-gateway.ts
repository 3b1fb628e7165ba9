import type { Money } from '#money'
import {
  isSignedByBank,
  readKeys,
  signText,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type KnownPayment,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import {
  faultOf,
  GP_WEB_PAY,
  openGpWebPayLine,
  SERVICES,
  type GpWebPaySettings,
  type Service,
} from './gpwebpay-line.ts'
import { evidenceOf, orderFields } from './gpwebpay-orders.ts'
import { OBJECT_NOT_FOUND, statusOfReturn } from './gpwebpay-status.ts'
import { makeGpStoredCards } from './gpwebpay-stored-cards.ts'
import { ORDER_FIELDS, RETURN_FIELDS, signedText } from './signed-text.ts'
import type { SoapField } from './soap.ts'

/**
 * Card payments through GP webpay: the player's browser carries the order, the web services return its status
 * (reference: providers §2).
 */
export function makeGpWebPayGateway(settings: GpWebPaySettings, { record }: { readonly record: RecordExchange }) {
  const { merchantNumber, orderUrl } = settings
  const keys = readKeys(settings.merchantPrivatePem, settings.gatewayPublicPem, settings.hash ?? 'sha1')
  const line = openGpWebPayLine(settings, keys, record)
  const { ask } = line

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

  const cards = makeGpStoredCards(line, fetchStatus)

  return {
    name: GP_WEB_PAY,
    createDeposit: async (order: DepositOrder) => {
      const fields = orderFields(merchantNumber, order)
      const signed = { ...fields, DIGEST: signText(signedText(ORDER_FIELDS, fields), keys), LANG: order.language }
      await record({
        paymentId: order.paymentId,
        gateway: GP_WEB_PAY,
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
      // The second digest contains our merchant number, so that a return to another shop is rejected.
      const isSigned =
        isSignedByBank(text, fields['DIGEST'], keys) &&
        isSignedByBank(`${text}|${merchantNumber}`, fields['DIGEST1'], keys)
      const { ORDERNUMBER = '', MD = '', PRCODE = '', SRCODE = '' } = fields
      // A return from the page of a stored card's bank repeats only the order's number.
      const paymentId = MD === '' ? null : Buffer.from(MD, 'base64').toString('utf8')
      await record({
        paymentId: isSigned ? paymentId : null,
        gateway: GP_WEB_PAY,
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
    findStoredCard: cards.find,
    forgetStoredCard: cards.forget,
    openStoredCard: cards.open,
    chargeOpened: cards.charge,
    capture: (payment: KnownPayment, amount: Money = payment.amount) =>
      change(SERVICES.capture, payment, [['amount', String(amount.amountMinor)]]),
    cancel: (payment: KnownPayment) => change(SERVICES.reverse, payment),
    refund: (payment: KnownPayment, amount: Money = payment.amount) =>
      change(SERVICES.refund, payment, [['amount', String(amount.amountMinor)]]),
  } satisfies Gateway
}

/** Recorded fields of a return. The rest may come from anybody. */
const KEPT_FIELDS = [...RETURN_FIELDS, 'DIGEST', 'DIGEST1']
