import { partnerOfWay } from '#contract/shapes/payment-names.ts'
import type { NoticeCall } from '#contract/onling-v2/payment.ts'
import type { Input } from '#server/kernel/index.ts'
import { applyEvidence, stopMismatch } from '../apply-evidence.ts'
import type { SmsWord } from '../gateways/premium-sms.ts'
import type { Needs } from '../needs.ts'
import * as payments from '../payments.queries.ts'
import * as queries from './sms-payments.queries.ts'

type Answer = { readonly received: true; readonly reply?: string }
type Message = Extract<SmsWord, { about: 'message' }>
type Delivery = Extract<SmsWord, { about: 'delivery' }>

/** Words that unsubscribe from advertising by text message; never a code or a payment (providers §5.2). */
const STOP = /^\s*(?:STOP(?:\s+ALL)?|ZRU[SŠ]|KONEC|KONIEC)\s*$/i

/**
 * Handles a text message of a phone, or the operator's report that it was billed. Only the latter credits. A report
 * about a message that has not arrived yet is refused, so that the partner repeats it.
 */
export async function takeSms(
  needs: Needs,
  { raw, refuse }: Pick<Input<NoticeCall>, 'raw' | 'refuse'>,
): Promise<Answer> {
  const premium = needs.gateways.get(partnerOfWay('phone').gateway)?.premiumSms
  if (!premium) return refuse('ERR_PAYMENT_NOT_FOUND')
  const word = await premium.readCallback(typeof raw.body === 'string' ? raw.body : '', raw.headers, (messageId) =>
    queries.findOrderNumber(needs.db, messageId),
  )
  if (!word) return refuse('ERR_SIGNATURE_ERROR')
  if (word === 'nothing') return { received: true }
  if (word.about === 'delivery') return (await applyDelivery(needs, word)) ?? refuse('ERR_PAYMENT_NOT_FOUND')
  if (STOP.test(word.text)) {
    await needs.smsCodes?.stopAdvertising(word.phone)
    return { received: true, reply: 'OK' }
  }
  return takeMessage(needs, word, premium.orderNumberIn(word.text))
}

/** Billed messages that match no payment are left to staff: the message is recorded, and the phone gets an answer. */
async function takeMessage(needs: Needs, message: Message, orderNumber: string | undefined): Promise<Answer> {
  const { db } = needs
  const known =
    orderNumber === undefined
      ? undefined
      : await db.transaction((tx) => payments.lockByReference(tx, Number(orderNumber)))
  const sms = known && (await queries.findSmsPayment(db, known.id))
  if (!known || !sms) return { received: true, reply: 'Unknown code.' }
  const wanted = needs.gateways.get(known.gateway)?.premiumSms?.shortCodeOf(known)
  if (sms.provedAt === null || sms.phone !== message.phone)
    await stopMismatch(needs, known.id, 'mismatch: another-phone')
  else if (wanted !== message.shortCode) await stopMismatch(needs, known.id, 'mismatch: another-amount')
  else if (!(await queries.saveMessage(db, known.id, message)))
    await stopMismatch(needs, known.id, 'mismatch: second-message')
  return { received: true, reply: `${known.referenceNumber}` }
}

async function applyDelivery(
  needs: Needs,
  { messageId, isBilled, status, amount }: Delivery,
): Promise<Answer | undefined> {
  const sms = await queries.findByMessage(needs.db, messageId)
  const payment = sms && (await payments.findPayment(needs.db, sms.paymentId))
  if (!payment?.providerRef) return undefined
  await applyEvidence(needs, payment.id, {
    providerRef: payment.providerRef,
    providerStatus: status,
    canonicalStatus: isBilled ? 'settled' : 'declined',
    amount: isBilled ? amount : null,
    paymentId: payment.id,
  })
  return { received: true }
}
