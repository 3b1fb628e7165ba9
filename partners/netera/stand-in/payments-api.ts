import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { deliver, type News } from '#providers/kit/deliver.ts'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { expireIfDue, press } from '#providers/kit/orders.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { callback, paymentDocument, type Office, type Payment } from './office.ts'
import { changeWallet, newCode } from './wallets-api.ts'

const OPEN_MS = 30 * 60_000
const HELD_CALLS = 2
const CODES = 3
const ERROR = { code: 'INTERNAL' }

/** Payments: create, read, confirm by code. */
export function servePayments(api: FastifyInstance, office: Office): void {
  api.post('/payments', async (request, reply) => {
    const body = asFields(request.body)
    const said = JSON.stringify(body)
    const orderId = String(body['orderId'])
    const scenario = office.scenarios.choose(orderId, Number(body['amountMinor']))
    const calls = (office.createCalls.get(orderId) ?? 0) + 1
    office.createCalls.set(orderId, calls)
    if (failOnce(reply, scenario, calls, ERROR)) return reply
    const earlier = [...office.payments.values()].find(({ shopOrderId }) => shopOrderId === orderId)
    if (earlier && earlier.said !== said) return reply.status(409).send({ code: 'ORDER_CHANGED' })
    const wallet = office.wallets.get(String(body['playerRef']))
    if (body['method'] === 'WALLET' && wallet?.state !== 'CONNECTED')
      return reply.status(409).send({ code: 'NOT_CONNECTED' })
    const payment = earlier ?? remember(office, body, said)
    if (scenario === 'timeout_create') return hold(reply, office.times.holdMs)
    const redirectUrl = `${request.protocol}://${request.host}/pay/${payment.id}`
    return { ...paymentDocument(office, payment), ...(payment.method === 'WALLET' ? {} : { redirectUrl }) }
  })

  api.get<{ Params: { id: string } }>('/payments/:id', async (request, reply) => {
    const payment = office.payments.get(request.params.id)
    if (!payment) return reply.status(404).send({ code: 'NOT_FOUND' })
    payment.statusCalls += 1
    expireIfDue(payment, office.clock.now())
    if (payment.scenario === 'timeout_status' && payment.statusCalls <= HELD_CALLS)
      return hold(reply, office.times.holdMs)
    if (failOnce(reply, payment.scenario, payment.statusCalls, ERROR)) return reply
    return paymentDocument(office, payment)
  })

  api.post<{ Params: { id: string } }>('/payments/:id/confirm', async (request, reply) => {
    const payment = office.payments.get(request.params.id)
    if (!payment) return reply.status(404).send({ code: 'NOT_FOUND' })
    expireIfDue(payment, office.clock.now())
    if (payment.outcome !== 'open') return paymentDocument(office, payment)
    if (asFields(request.body)['otp'] !== payment.code) return wrongCode(office, payment, reply)
    const wallet = office.wallets.get(payment.playerRef)
    // The balance may have changed between the request and the code.
    press(payment, wallet && wallet.availableMinor >= payment.amountMinor ? 'pay' : 'decline', office.clock.now())
    if (wallet && isPaid(payment)) wallet.availableMinor -= payment.amountMinor
    void notifyShop(office, payment)
    return paymentDocument(office, payment)
  })
}

const isPaid = ({ outcome }: Payment) => outcome === 'paid'

/** Notifies the shop of a payment, as its scenario has it. */
export async function notifyShop(office: Office, payment: Payment): Promise<void> {
  const fields = { kind: 'payment', ...paymentDocument(office, payment) }
  const of = (more: object, how: Parameters<typeof callback>[3] = {}) =>
    callback(office, payment.notifyUrl, { ...fields, ...more }, how)
  const news: News = {
    good: of({}),
    older: of({ status: 'PENDING' }),
    forged: of({ status: 'PAID' }, { access: { ...office.settings, secret: 'a stranger’s secret' } }),
    // Valid once, with the nonce of its own day.
    past: [...office.sent],
  }
  office.unanswered.push(...(await deliver(payment.scenario, news)))
  office.sent.push(of({}, { isFrozen: true }))
}

async function wrongCode(office: Office, payment: Payment, reply: FastifyReply): Promise<object> {
  payment.attemptsLeft -= 1
  if (payment.attemptsLeft > 0)
    return reply.status(422).send({ code: 'WRONG_CODE', attemptsLeft: payment.attemptsLeft })
  press(payment, 'decline', office.clock.now())
  changeWallet(office, payment.playerRef, 'BLOCKED')
  return reply.status(423).send(paymentDocument(office, payment))
}

function remember(office: Office, body: Readonly<Record<string, unknown>>, said: string): Payment {
  const orderId = String(body['orderId'])
  const amountMinor = Number(body['amountMinor'])
  const method = body['method'] === 'WALLET' ? 'WALLET' : body['method'] === 'SMS' ? 'SMS' : 'CARD'
  const payment: Payment = {
    id: `NP-${randomUUID()}`,
    shopOrderId: orderId,
    amountMinor,
    currency: String(body['currency']),
    scenario: office.scenarios.choose(orderId, amountMinor),
    expiresAt: new Date(office.clock.now().getTime() + OPEN_MS),
    outcome: 'open',
    paidAt: undefined,
    isSettled: false,
    after: 'nothing',
    statusCalls: 0,
    playerRef: String(body['playerRef']),
    method,
    said,
    returnUrl: String(body['returnUrl']),
    notifyUrl: String(body['notifyUrl']),
    code: newCode(),
    attemptsLeft: CODES,
    isReturned: false,
  }
  office.payments.set(payment.id, payment)
  return payment
}
