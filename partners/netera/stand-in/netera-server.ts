import type { FastifyInstance } from 'fastify'
import { send } from '#providers/kit/deliver.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { settleOrders } from '#providers/kit/orders.ts'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import type { Office } from './office.ts'
import { servePayments, notifyShop } from './payments-api.ts'
import { servePayouts, stepPayouts } from './payouts-api.ts'
import { findFlaw, type Access } from './signed-message.ts'
import { serveConnectPage, serveWallets } from './wallets-api.ts'

/** A stand-in of Netera by our generic contract of it (providers §5.1). Not listening yet. */
export function buildNetera(options: {
  readonly access: Access
  /** URL for notifications of payouts; payments and wallets have their own URL. */
  readonly notifyUrl: string
  readonly currency?: string
  readonly holdMs?: number
  readonly lateMs?: number
}): FastifyInstance {
  const { access, notifyUrl, currency = 'CZK', holdMs = 60_000, lateMs = 600_000 } = options
  const memory = {
    wallets: new Map(),
    connections: new Map(),
    payments: new Map(),
    payouts: new Map(),
    createCalls: new Map(),
    nonces: new Set<string>(),
  }
  const lists = { sent: [], unanswered: [] } satisfies Partial<Office>
  const { app, clock, scenarios } = buildSandbox({
    name: 'netera',
    forget: () => {
      for (const one of Object.values(memory)) one.clear()
      for (const list of Object.values(lists)) list.length = 0
    },
  })
  const settings = { ...access, notifyUrl, currency }
  const office: Office = { settings, times: { holdMs, lateMs }, clock, scenarios, ...memory, ...lists }
  void app.register(
    async (api) => {
      // The raw bytes are signed.
      api.removeContentTypeParser('application/json')
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        Object.assign(request, { rawText: String(body) })
        done(null, body === '' ? {} : JSON.parse(String(body)))
      })
      api.addHook('preHandler', async (request, reply) => {
        const body = String((request as { rawText?: string }).rawText ?? '')
        const flaw = findFlaw(
          { method: request.method, path: request.url, body },
          request.headers,
          access,
          office.nonces,
        )
        return flaw ? reply.status(401).send({ code: 'UNAUTHORIZED', flaw }) : undefined
      })
      serveWallets(api, office)
      servePayments(api, office)
      servePayouts(api, office)
    },
    { prefix: '/netera/v1' },
  )
  serveConnectPage(app, office)
  serveOrderPage(app, {
    partner: 'Netera',
    path: '/pay',
    find: (id) => office.payments.get(id),
    now: clock.now,
    sendBack: async (payment, reply) => {
      await notifyShop(office, payment)
      return reply.redirect(payment.returnUrl, 303)
    },
  })
  serveControls(app, office)
  return app
}

function serveControls(app: FastifyInstance, office: Office): void {
  app.post('/__sandbox/notify-url', (request) => {
    office.settings.notifyUrl = String(asFields(request.body)['url'])
    return { done: true }
  })
  app.get('/__sandbox/withdrawals', () => ({
    withdrawals: [...office.payouts.values()].map(({ orderId, ...rest }) => ({ ...rest, externalId: orderId })),
  }))
  /** Codes of text messages: of the payment, or of the connection. */
  app.get('/__sandbox/codes', () => ({
    payments: [...office.payments.values()].map(({ shopOrderId: orderId, code }) => ({ orderId, code })),
    connections: [...office.connections.values()].map(({ connectId, code }) => ({ connectId, code })),
  }))
  app.post('/__sandbox/settle', async () => {
    await stepPayouts(office)
    const settled = settleOrders(office.payments.values())
    for (const payment of office.payments.values())
      if (payment.scenario === 'late_success') await notifyShop(office, payment)
    return { settled }
  })
  app.post('/__sandbox/repeat', async () => {
    const waiting = office.unanswered.splice(0)
    for (const delivery of waiting) if (!(await send(delivery)).isAnswered) office.unanswered.push(delivery)
    return { repeated: waiting.length, unanswered: office.unanswered.length }
  })
}
