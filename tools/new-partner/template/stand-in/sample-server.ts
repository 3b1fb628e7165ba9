import type { FastifyInstance } from 'fastify'
import { send } from '#providers/kit/deliver.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { settleOrders } from '#providers/kit/orders.ts'
import { buildSandbox } from '#providers/kit/sandbox.ts'
import type { Memory } from './memory.ts'
import { servePayments, notifyShop } from './payments-api.ts'
import { servePayouts, stepPayouts } from './payouts-api.ts'
import { findFlaw, type Access } from './signed-message.ts'

/** A stand-in of the partner, with every scenario that an amount can choose (providers §0). Not listening yet. */
export function buildSample(access: Access): FastifyInstance {
  const kept = {
    payments: new Map(),
    payouts: new Map(),
    createCalls: new Map(),
    nonces: new Set<string>(),
    sent: [],
    unanswered: [],
  } satisfies Partial<Memory>
  const forget = (): void => {
    for (const one of [kept.payments, kept.payouts, kept.createCalls, kept.nonces]) one.clear()
    for (const list of [kept.sent, kept.unanswered]) list.length = 0
  }
  const { app, clock, scenarios } = buildSandbox({ name: 'sample', forget })
  const memory: Memory = { access, clock, scenarios, times: { holdMs: 60_000, lateMs: 600_000 }, ...kept }
  void app.register(async (api) => serveApi(api, memory), { prefix: '/v1' })
  serveOrderPage(app, {
    partner: 'Sample',
    path: '/pay',
    find: (id) => memory.payments.get(id),
    now: clock.now,
    sendBack: async (payment, reply) => {
      await notifyShop(memory, payment)
      return reply.redirect(payment.returnUrl, 303)
    },
  })
  serveControls(app, memory)
  return app
}

/** The partner's own API: the raw bytes are signed. */
function serveApi(api: FastifyInstance, memory: Memory): void {
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    Object.assign(request, { rawText: String(body) })
    done(null, body === '' ? {} : JSON.parse(String(body)))
  })
  api.addHook('preHandler', async (request, reply) => {
    const body = String((request as { rawText?: string }).rawText ?? '')
    const message = { method: request.method, path: request.url, body }
    const flaw = findFlaw(message, request.headers, memory.access, memory.nonces)
    return flaw ? reply.status(401).send({ code: 'UNAUTHORIZED', flaw }) : undefined
  })
  servePayments(api, memory)
  servePayouts(api, memory)
}

/** Controls for tests: nightly processing, and repeats of unanswered notifications. */
function serveControls(app: FastifyInstance, memory: Memory): void {
  app.post('/__sandbox/settle', async () => {
    const settled = settleOrders(memory.payments.values())
    stepPayouts(memory)
    for (const payment of memory.payments.values())
      if (payment.scenario === 'late_success') await notifyShop(memory, payment)
    return { settled }
  })
  app.get('/__sandbox/withdrawals', () => ({
    withdrawals: [...memory.payouts.values()].map((one) => ({ ...one, externalId: one.orderId })),
  }))
  app.post('/__sandbox/repeat', async () => {
    const waiting = memory.unanswered.splice(0)
    for (const delivery of waiting) if (!(await send(delivery)).isAnswered) memory.unanswered.push(delivery)
    return { repeated: waiting.length, unanswered: memory.unanswered.length }
  })
}
