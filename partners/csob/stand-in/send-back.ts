import type { FastifyReply } from 'fastify'
import type { Bank } from './bank.ts'
import { signed } from './bank.ts'
import { returnPage } from './card-page.ts'
import { dttmOf, RETURN_FIELDS, type Fields } from './signed-fields.ts'
import type { CardPayment } from './card-payments.ts'

const DAY_MS = 86_400_000
const GOOD_RETURN_DELAY_MS = 2000

/** Sends the browser back to the shop with a signed status of the payment, or with what the scenario makes of it. */
export async function sendBack(bank: Bank, payment: CardPayment, reply: FastifyReply): Promise<FastifyReply> {
  const fields = returnFields(bank, payment)
  await postExtraReturns(bank, payment, fields)
  bank.oldReturns.push(returnFields(bank, payment, new Date(bank.clock.now().getTime() - DAY_MS)))
  if (payment.returnMethod === 'GET') {
    const url = new URL(payment.returnUrl)
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
    return reply.redirect(url.href, 303)
  }
  const delayMs = payment.scenario === 'bad_signature' ? GOOD_RETURN_DELAY_MS : 0
  return reply.type('text/html; charset=utf-8').send(returnPage(payment.returnUrl, fields, delayMs))
}

function returnFields(bank: Bank, payment: CardPayment, at = bank.clock.now(), privatePem?: string): Fields {
  // eAPI repeats no amount after init; the shop's own data can be of another payment (see the README of this folder).
  const merchantData = payment.scenario === 'wrong_amount' ? btoa('another order') : payment.merchantData
  return signed(
    bank,
    RETURN_FIELDS,
    {
      payId: payment.payId,
      dttm: dttmOf(at),
      resultCode: payment.hasExpired ? 130 : 0,
      resultMessage: payment.hasExpired ? 'Session expired' : 'OK',
      paymentStatus: payment.status,
      ...(payment.authCode ? { authCode: payment.authCode } : {}),
      ...(merchantData ? { merchantData } : {}),
    },
    privatePem,
  )
}

/** Returns that do not come from the customer's browser: twice at once, forged, or a day old. */
async function postExtraReturns(bank: Bank, payment: CardPayment, good: Fields): Promise<void> {
  const { scenario } = payment
  if (scenario === 'dup_callback') await Promise.all([post(payment, good), post(payment, good)])
  if (scenario === 'bad_signature')
    await post(payment, returnFields(bank, payment, bank.clock.now(), bank.settings.strangerPrivatePem))
  if (scenario === 'replay')
    for (const old of bank.oldReturns.filter((fields) => fields['payId'] !== payment.payId)) await post(payment, old)
}

async function post({ returnUrl }: CardPayment, fields: Fields): Promise<void> {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  // Nothing waits for this response; an unreachable shop is part of the scenario.
  await fetch(returnUrl, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
}
