import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { deliver, send } from '#providers/kit/deliver.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { settleOrders } from '#providers/kit/orders.ts'
import { readDayListOptions } from '#providers/kit/day-list.ts'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import { storeCardOf, serveCards } from './cards-api.ts'
import { failure, serveOrders } from './orders-api.ts'
import { servePayouts, stepPayouts } from './payouts-api.ts'
import { serveTakeBack } from '#providers/kit/take-back.ts'
import { writeReport } from './write-report.ts'
import {
  notification,
  orderStatus,
  refundNotification,
  type PayUOrder,
  type PayUSecrets,
  type PayUShop,
} from './shop.ts'

/** A stand-in of PayU, REST API 2.1. Not listening yet. */
export function buildPayU(options: {
  readonly secrets: PayUSecrets
  readonly holdMs?: number
  readonly lateMs?: number
  readonly tokenSeconds?: number
}): FastifyInstance {
  const { secrets, holdMs = 60_000, lateMs = 600_000, tokenSeconds = 43_199 } = options
  const memory = { orders: new Map(), payouts: new Map(), cards: new Map(), tokens: new Map(), createCalls: new Map() }
  const lists = { refunds: [], sent: [], unanswered: [] } satisfies Partial<PayUShop>
  const closedPayMethods: PayUShop['closedPayMethods'] = new Set()
  const { app, clock, scenarios } = buildSandbox({
    name: 'payu',
    forget: () => {
      for (const map of Object.values(memory)) map.clear()
      for (const list of Object.values(lists)) list.length = 0
      closedPayMethods.clear()
    },
  })
  const times = { holdMs, lateMs, tokenSeconds }
  const shop: PayUShop = { secrets, times, clock, scenarios, closedPayMethods, ...memory, ...lists }
  serveTokens(app, shop)
  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
        const endsAt = token === undefined ? undefined : shop.tokens.get(token)?.endsAt
        if (!endsAt || clock.now() >= endsAt) return reply.status(401).send(failure('UNAUTHORIZED'))
        return undefined
      })
      serveOrders(api, shop, (order) => notifyShop(shop, order))
      servePayouts(api, shop)
      serveCards(api, shop)
    },
    { prefix: '/api/v2_1' },
  )
  serveOrderPage(app, {
    partner: 'PayU',
    path: '/pay',
    find: (id) => shop.orders.get(id),
    now: clock.now,
    sendBack: (order, reply) => sendBack(shop, order, reply),
  })
  serveTakeBack(app, {
    find: (id) => shop.orders.get(id),
    publish: async (order, amountMinor) => void (await send(refundNotification(shop, order, amountMinor))),
  })
  app.post('/__sandbox/settle', async () => {
    stepPayouts(shop)
    for (const order of shop.orders.values())
      if (order.scenario === 'late_success' && orderStatus(shop, order) === 'COMPLETED')
        await send(notification(shop, order))
    for (const refund of shop.refunds) refund.status = 'FINALIZED'
    return { settled: settleOrders(shop.orders.values()) }
  })
  app.get('/__sandbox/report', ({ query }, reply) =>
    reply.type('text/csv').send(writeReport(shop.orders.values(), readDayListOptions(asFields(query)))),
  )
  app.post('/__sandbox/close-pay-method', ({ body }) => {
    closedPayMethods.add(String(asFields(body)['payMethod']))
    return { closed: [...closedPayMethods] }
  })
  // PayU repeats after 1, 2, 5, 10, 30 minutes and on for three days; here on request.
  app.post('/__sandbox/repeat', async () => {
    const waiting = shop.unanswered.splice(0)
    for (const delivery of waiting) if (!(await send(delivery)).isAnswered) shop.unanswered.push(delivery)
    return { repeated: waiting.length, unanswered: shop.unanswered.length }
  })
  return app
}

function serveTokens(app: FastifyInstance, { secrets, tokens, times, clock }: PayUShop): void {
  app.post('/pl/standard/user/oauth/authorize', async (request, reply) => {
    const {
      grant_type: grant,
      client_id: id,
      client_secret: secret,
      email,
      ext_customer_id: ownerId,
    } = asFields(request.body)
    const isOwner = grant === 'trusted_merchant' && typeof email === 'string' && typeof ownerId === 'string'
    if ((grant !== 'client_credentials' && !isOwner) || id !== secrets.clientId || secret !== secrets.clientSecret)
      return reply.status(401).send({ error: 'invalid_client', error_description: 'unauthorized' })
    const token = randomBytes(16).toString('hex')
    const endsAt = new Date(clock.now().getTime() + times.tokenSeconds * 1000)
    tokens.set(token, { endsAt, ...(isOwner ? { ownerId: String(ownerId) } : {}) })
    return { access_token: token, token_type: 'bearer', expires_in: times.tokenSeconds, grant_type: grant }
  })
}

/** Notifies the shop, then sends the browser back without any proof. */
async function sendBack(shop: PayUShop, order: PayUOrder, reply: FastifyReply): Promise<FastifyReply> {
  storeCardOf(shop, order)
  await notifyShop(shop, order)
  const back = new URL(order.continueUrl)
  if (order.outcome !== 'paid') back.searchParams.set('error', '501')
  return reply.redirect(back.href, 303)
}

/** Status of an order, with what the scenario makes of it. */
async function notifyShop(shop: PayUShop, order: PayUOrder): Promise<void> {
  const good = notification(shop, order)
  shop.unanswered.push(
    ...(await deliver(order.scenario, {
      good,
      older: notification(shop, order, { status: 'PENDING' }),
      forged: notification(shop, order, { status: 'COMPLETED', secondKey: 'a stranger’s key' }),
      past: [...shop.sent],
    })),
  )
  shop.sent.push(good)
}
