import type { FastifyInstance, FastifyReply } from 'fastify'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Bank } from './bank.ts'
import { isFromMerchant } from './bank.ts'
import { bankingPage, cardPage, messagePage } from './card-page.ts'
import { expireIfDue, STATUS, type CardPayment } from './card-payments.ts'
import { sendBack } from './send-back.ts'
import { PAYMENT_REQUEST, type Fields } from './signed-fields.ts'

const HTML = 'text/html; charset=utf-8'

/** payment/process redirects the browser to the card form. */
export function serveProcess(app: FastifyInstance, bank: Bank): void {
  app.get<{ Params: Record<string, string> }>(
    '/payment/process/:merchantId/:payId/:dttm/:signature',
    async (request, reply) => {
      if (!isFromMerchant(bank, PAYMENT_REQUEST, request.params))
        return show(reply.status(401), 'Not allowed', 'The address of this payment is not signed by the shop.')
      return reply.redirect(`/pay/${request.params['payId']}`, 303)
    },
  )
}

/** The hosted card form: its page, and the effect of each button. */
export function serveCardPage(app: FastifyInstance, bank: Bank): void {
  app.get<{ Params: { payId: string } }>('/pay/:payId', async (request, reply) => {
    const payment = bank.payments.get(request.params.payId)
    if (!payment) return show(reply.status(404), 'No such payment', 'The bank does not know this payment.')
    if (payment.scenario === 'expire') expireNow(payment)
    expireIfDue(payment, bank.clock.now())
    if (!isOpen(payment)) return show(reply, 'This payment has ended', 'You can close this page.')
    payment.status = STATUS.inProgress
    return reply.type(HTML).send(payment.by === 'button' ? bankingPage(payment) : cardPage(payment))
  })

  app.post<{ Params: { payId: string } }>('/pay/:payId', async (request, reply) => {
    const payment = bank.payments.get(request.params.payId)
    if (!payment) return show(reply.status(404), 'No such payment', 'The bank does not know this payment.')
    expireIfDue(payment, bank.clock.now())
    // A second press of the button changes nothing: the browser is only sent back again.
    if (!isOpen(payment)) return sendBack(bank, payment, reply)

    const form = asFields(request.body)
    if (form['action'] === 'nothing') {
      payment.status = STATUS.inProgress
      return show(reply, 'Nothing was done', 'The payment stays open until its time is up. You can close this page.')
    }
    if (payment.by === 'card' && form['action'] === 'pay' && !isCardNumber(form['cardNumber']))
      return reply.type(HTML).send(cardPage(payment, 'Type a card number of 13 to 19 digits.'))

    finish(payment, form, bank)
    if (payment.scenario === 'lost_callback')
      return show(reply, 'Payment finished', 'The way back to the shop is lost. You can close this page.')
    return sendBack(bank, payment, reply)
  })
}

const DECLINED_CARDS: readonly unknown[] = ['4000007000020005']
const ACCEPTED_CVC = '100'

function finish(payment: CardPayment, form: Fields, bank: Bank): void {
  const { scenario } = payment
  if (form['action'] === 'cancel' || scenario === 'cancel') {
    payment.status = STATUS.cancelled
    return
  }
  const cardNumber = String(form['cardNumber']).replaceAll(' ', '')
  const isCardGood = form['cvc'] === ACCEPTED_CVC && !DECLINED_CARDS.includes(cardNumber)
  const isAccepted = form['action'] === 'pay' && (payment.by === 'button' || isCardGood)
  if (!isAccepted || scenario === 'decline') {
    payment.status = STATUS.declined
    return
  }
  payment.status = payment.closePayment ? STATUS.waitingForSettlement : STATUS.confirmed
  payment.authCode = String(Math.floor(bank.clock.now().getTime() / 1000) % 1_000_000).padStart(6, '0')
  payment.paidAt = bank.clock.now()
  if (payment.by === 'card') payment.card = { lastDigits: cardNumber.slice(-4), expires: String(form['expiry']) }
}

function isCardNumber(value: unknown): boolean {
  return typeof value === 'string' && /^\d{13,19}$/.test(value.replaceAll(' ', ''))
}

function isOpen({ status }: CardPayment): boolean {
  return status === STATUS.created || status === STATUS.inProgress
}

function expireNow(payment: CardPayment): void {
  payment.status = STATUS.cancelled
  payment.hasExpired = true
}

function show(reply: FastifyReply, title: string, sentence: string): FastifyReply {
  return reply.type(HTML).send(messagePage(title, sentence))
}
