import type { FastifyInstance } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { expireIfDue, shownAmount, shownOutcome, type Order } from '#providers/kit/orders.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Bank } from './bank-psd2-server.ts'

export type BankPayment = Order & {
  readonly requestId: string
  readonly returnUrl: string
  readonly refusedUrl: string
  readonly creditorIban: string
}

const OPEN_MS = 30 * 60_000
const HELD_CALLS = 2
const ERROR = { tppMessages: [{ category: 'ERROR', code: 'INTERNAL_SERVER_ERROR' }] }
const UNKNOWN = { tppMessages: [{ category: 'ERROR', code: 'RESOURCE_UNKNOWN' }] }

/** Payment orders: create, read, and the page of the bank's app. In `return_only` the bank has accepted but not booked. */
export function servePayments(api: FastifyInstance, pages: FastifyInstance, bank: Bank): void {
  api.post('/payments/:product', async (request, reply) => {
    const body = asFields(request.body)
    const { amount, currency } = asFields(body['instructedAmount'])
    const amountMinor = Math.round(Number(amount) * 100)
    const orderId = String(body['endToEndIdentification'])
    const requestId = String(request.headers['x-request-id'])
    const scenario = bank.scenarios.choose(orderId, amountMinor)
    const calls = (bank.calls.get(requestId) ?? 0) + 1
    bank.calls.set(requestId, calls)
    if (failOnce(reply, scenario, calls, ERROR)) return reply
    const earlier = [...bank.payments.values()].find((one) => one.requestId === requestId)
    const payment: BankPayment = earlier ?? {
      id: bank.newId(),
      shopOrderId: orderId,
      amountMinor,
      currency: String(currency),
      scenario,
      expiresAt: new Date(bank.clock.now().getTime() + OPEN_MS),
      outcome: 'open',
      paidAt: undefined,
      isSettled: false,
      after: 'nothing',
      statusCalls: 0,
      requestId,
      returnUrl: String(request.headers['tpp-redirect-uri']),
      refusedUrl: String(request.headers['tpp-nok-redirect-uri']),
      creditorIban: String(asFields(body['creditorAccount'])['iban']),
    }
    bank.payments.set(payment.id, payment)
    if (scenario === 'timeout_create') return hold(reply, bank.times.holdMs)
    const href = `${request.protocol}://${request.host}/approve/${payment.id}`
    return reply
      .status(201)
      .send({ paymentId: payment.id, transactionStatus: 'RCVD', _links: { scaRedirect: { href } } })
  })

  api.get<{ Params: { id: string } }>('/payments/:product/:id', async (request, reply) => {
    const payment = bank.payments.get(request.params.id)
    if (!payment) return reply.status(404).send(UNKNOWN)
    payment.statusCalls += 1
    expireIfDue(payment, bank.clock.now())
    const { scenario, statusCalls } = payment
    if (scenario === 'timeout_status' && statusCalls <= HELD_CALLS) return hold(reply, bank.times.holdMs)
    if (failOnce(reply, scenario, statusCalls, ERROR)) return reply
    return {
      paymentId: payment.id,
      endToEndIdentification: scenario === 'another_order' ? '1000000000' : payment.shopOrderId,
      transactionStatus: statusOf(bank, payment),
      instructedAmount: { currency: payment.currency, amount: (shownAmount(payment) / 100).toFixed(2) },
      creditorAccount: { iban: payment.creditorIban },
    }
  })

  serveOrderPage(pages, {
    partner: 'the bank',
    path: '/approve',
    find: (id) => bank.payments.get(id),
    now: bank.clock.now,
    sendBack: async (payment, reply) =>
      reply.redirect(payment.outcome === 'paid' ? payment.returnUrl : payment.refusedUrl, 303),
  })
}

function statusOf({ clock, times }: Bank, payment: BankPayment): string {
  switch (shownOutcome(payment, clock.now(), times.lateMs)) {
    case 'paid':
      return 'ACSC'
    case 'open':
      return payment.outcome === 'paid' ? 'ACSP' : 'RCVD'
    case 'declined':
      return 'RJCT'
    case 'expired':
      // A bank that books late reports "accepted" for a long time.
      return payment.outcome === 'paid' ? 'ACSP' : 'CANC'
    default:
      return 'CANC'
  }
}
