import { randomInt } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { sendSmsCode, verifySmsCode } from '#contract/onling-v2/sms-payment.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import * as payments from '../payments.queries.ts'
import { coverPhone } from './cover-phone.ts'
import * as queries from './sms-payments.queries.ts'

/** Our own figures, the same as for every code by text message (providers §10.1). */
const MINUTES = 5
const ATTEMPTS = 5
const BETWEEN_MS = 60_000
const PER_HOUR = 5
const HOUR_MS = 3_600_000

/** Sends the player the code that verifies the phone; an older one becomes void. */
export async function sendPhoneCode(
  needs: Needs,
  { body, caller, refuse }: Pick<Input<typeof sendSmsCode>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof sendSmsCode>> {
  const { db, clock, smsCodes } = needs
  const found = await findOpen(needs, caller.playerId, body.paymentId)
  if (!found || !smsCodes) return refuse('ERR_PAYMENT_NOT_FOUND')
  const { payment, sms } = found
  if (payment.state !== 'pending' || sms.provedAt !== null) return refuse('ERR_STATE_CHANGED', { state: payment.state })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // The hash is slow by design, so it is computed before the transaction.
  const hash = await smsCodes.hash(code)
  return db.transaction(async (tx) => {
    const sentAt = clock.now()
    const { count, newest } = await queries.countCodes(tx, sms.phone, new Date(sentAt.getTime() - HOUR_MS))
    const isTooSoon = newest !== null && sentAt.getTime() - newest.getTime() < BETWEEN_MS
    if (isTooSoon || count >= PER_HOUR) return refuse('ERR_TOO_SOON', { seconds: BETWEEN_MS / 1000 })
    const expiresAt = new Date(sentAt.getTime() + MINUTES * 60_000)
    await queries.saveCode(tx, payment.id, { hash, sentAt, expiresAt, attempts: ATTEMPTS })
    const { playerId, amountMinor, currency } = payment
    await smsCodes.send(tx, { playerId, phone: sms.phone, code, minutes: MINUTES, amount: { amountMinor, currency } })
    return { sentTo: coverPhone(sms.phone), expiresAt: expiresAt.toISOString() }
  })
}

/** With the right code the player gets the text to send. A repeat after verification gets it again. */
export async function provePhone(
  needs: Needs,
  { body, caller, refuse }: Pick<Input<typeof verifySmsCode>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof verifySmsCode>> {
  const { db, clock, gateways, smsCodes } = needs
  const found = await findOpen(needs, caller.playerId, body.paymentId)
  if (!found || !smsCodes) return refuse('ERR_PAYMENT_NOT_FOUND')
  const { payment, sms } = found
  if (payment.state !== 'pending') return refuse('ERR_STATE_CHANGED', { state: payment.state })
  if (sms.provedAt === null) {
    const tried = await queries.spendAttempt(db, payment.id, clock.now())
    if (!tried || !(await smsCodes.verify(tried.codeHash ?? undefined, body.code)))
      return refuse('ERR_INVALID_SECURITY_CODE', { field: 'code', attemptsLeft: tried?.codeAttemptsLeft ?? 0 })
    await queries.saveProof(db, payment.id, clock.now())
  }
  const amount = { amountMinor: payment.amountMinor, currency: payment.currency }
  const premium = gateways.get(payment.gateway)?.premiumSms
  assert(premium, 'A deposit by message has a partner for it.')
  return { shortCode: premium.shortCodeOf(amount), text: premium.textOf(String(payment.referenceNumber)), amount }
}

async function findOpen({ db }: Needs, playerId: number, paymentId: string) {
  const payment = await payments.findOfPlayer(db, playerId, paymentId)
  const sms = payment && (await queries.findSmsPayment(db, payment.id))
  return payment && sms ? { payment, sms } : undefined
}
