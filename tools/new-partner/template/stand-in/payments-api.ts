import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { deliver, type News } from '#providers/kit/deliver.ts'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { expireIfDue, refundPart } from '#providers/kit/orders.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { documentOf, notification, type Memory, type Payment } from './memory.ts'

const OPEN_MS = 30 * 60_000
const HELD_CALLS = 2
const ERROR = { code: 'INTERNAL' }

/** Payments: create, read, refund. */
export function servePayments(api: FastifyInstance, memory: Memory): void {
  api.post('/payments', async (request, reply) => {
    const body = asFields(request.body)
    const said = JSON.stringify(body)
    const orderId = String(body['orderId'])
    const scenario = memory.scenarios.choose(orderId, Number(body['amountMinor']))
    const calls = (memory.createCalls.get(orderId) ?? 0) + 1
    memory.createCalls.set(orderId, calls)
    if (failOnce(reply, scenario, calls, ERROR)) return reply
    const earlier = [...memory.payments.values()].find(({ shopOrderId }) => shopOrderId === orderId)
    if (earlier && earlier.said !== said) return reply.status(409).send({ code: 'ORDER_CHANGED' })
    const payment = earlier ?? remember(memory, body, said)
    if (scenario === 'timeout_create') return hold(reply, memory.times.holdMs)
    return {
      ...documentOf(memory, payment),
      redirectUrl: `${request.protocol}://${request.host}/pay/${payment.id}`,
    }
  })

  api.get<{ Params: { id: string } }>('/payments/:id', async (request, reply) => {
    const payment = memory.payments.get(request.params.id)
    if (!payment) return reply.status(404).send({ code: 'NOT_FOUND' })
    payment.statusCalls += 1
    expireIfDue(payment, memory.clock.now())
    if (payment.scenario === 'timeout_status' && payment.statusCalls <= HELD_CALLS)
      return hold(reply, memory.times.holdMs)
    if (failOnce(reply, payment.scenario, payment.statusCalls, ERROR)) return reply
    return documentOf(memory, payment)
  })

  api.post<{ Params: { id: string } }>('/payments/:id/refunds', async (request, reply) => {
    const payment = memory.payments.get(request.params.id)
    if (!payment) return reply.status(404).send({ code: 'NOT_FOUND' })
    const { refundId, amountMinor } = asFields(request.body)
    const isNew = !payment.refunds.has(String(refundId))
    if (isNew && (payment.outcome !== 'paid' || !refundPart(payment, Number(amountMinor))))
      return reply.status(409).send({ code: 'NOTHING_TO_REFUND' })
    payment.refunds.set(String(refundId), Number(amountMinor))
    return documentOf(memory, payment)
  })
}

/** Notifies the shop of a payment, as its scenario has it. */
export async function notifyShop(memory: Memory, payment: Payment): Promise<void> {
  const of = (more: object, how: Parameters<typeof notification>[3] = {}) =>
    notification(memory, payment.notifyUrl, { ...documentOf(memory, payment), ...more }, how)
  const news: News = {
    good: of({}),
    older: of({ status: 'PENDING' }),
    forged: of({ status: 'PAID' }, { access: { ...memory.access, secret: 'a stranger’s secret' } }),
    // Valid once, with the nonce of its own day.
    past: [...memory.sent],
  }
  memory.unanswered.push(...(await deliver(payment.scenario, news)))
  memory.sent.push(of({}, { isFrozen: true }))
}

function remember(memory: Memory, body: Readonly<Record<string, unknown>>, said: string): Payment {
  const orderId = String(body['orderId'])
  const amountMinor = Number(body['amountMinor'])
  const payment: Payment = {
    id: `SP-${randomUUID()}`,
    shopOrderId: orderId,
    amountMinor,
    currency: String(body['currency']),
    scenario: memory.scenarios.choose(orderId, amountMinor),
    expiresAt: new Date(memory.clock.now().getTime() + OPEN_MS),
    outcome: 'open',
    paidAt: undefined,
    isSettled: false,
    after: 'nothing',
    statusCalls: 0,
    said,
    returnUrl: String(body['returnUrl']),
    notifyUrl: String(body['notifyUrl']),
    refunds: new Map(),
  }
  memory.payments.set(payment.id, payment)
  return payment
}
