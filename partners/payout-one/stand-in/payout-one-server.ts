import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { deliver, send } from '#providers/kit/deliver.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { settleOrders } from '#providers/kit/orders.ts'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import { serveTakeBack } from '#providers/kit/take-back.ts'
import { serveCheckouts } from './checkouts-api.ts'
import { checkoutStatus, webhook, type Checkout, type Office, type OfficeSettings } from './office.ts'
import { serveWithdrawals, stepWithdrawals } from './withdrawals-api.ts'

/** A stand-in of Payout.one, API v1. Not listening yet. */
export function buildPayoutOne(options: {
  readonly settings: OfficeSettings
  readonly holdMs?: number
  readonly lateMs?: number
  readonly tokenSeconds?: number
}): FastifyInstance {
  const { holdMs = 60_000, lateMs = 600_000, tokenSeconds = 6_000 } = options
  const settings = { ...options.settings }
  const memory = {
    checkouts: new Map(),
    withdrawals: new Map(),
    tokens: new Map(),
    createCalls: new Map(),
    answers: new Map(),
  }
  const lists = { sent: [], unanswered: [] } satisfies Partial<Office>
  const { app, clock, scenarios } = buildSandbox({
    name: 'payout-one',
    forget: () => {
      for (const map of Object.values(memory)) map.clear()
      for (const list of Object.values(lists)) list.length = 0
    },
  })
  const office: Office = { settings, times: { holdMs, lateMs, tokenSeconds }, clock, scenarios, ...memory, ...lists }
  void app.register(
    async (api) => {
      serveTokens(api, office)
      api.addHook('onRequest', async (request, reply) => {
        if (request.url.endsWith('/authorize')) return undefined
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
        const endsAt = token === undefined ? undefined : office.tokens.get(token)
        if (!endsAt || clock.now() >= endsAt) return reply.status(401).send({ errors: 'unauthorized' })
        return undefined
      })
      serveCheckouts(api, office)
      serveWithdrawals(api, office)
    },
    { prefix: '/api/v1' },
  )
  serveOrderPage(app, {
    partner: 'Payout.one',
    path: '/checkouts',
    find: (id) => office.checkouts.get(id),
    now: clock.now,
    sendBack: (checkout, reply) => sendBack(office, checkout, reply),
  })
  // The URL of webhooks is set in Payout.one's own back office, not by a call.
  app.post('/__sandbox/notify-url', (request) => {
    settings.notifyUrl = String(asFields(request.body)['url'])
    return { done: true }
  })
  serveTakeBack(app, { find: (id) => office.checkouts.get(id) })
  app.get('/__sandbox/withdrawals', () => ({ withdrawals: [...office.withdrawals.values()] }))
  app.post('/__sandbox/settle', async () => {
    await stepWithdrawals(office)
    return { settled: settleOrders(office.checkouts.values()) }
  })
  app.post('/__sandbox/repeat', async () => {
    const waiting = office.unanswered.splice(0)
    for (const delivery of waiting) if (!(await send(delivery)).isAnswered) office.unanswered.push(delivery)
    return { repeated: waiting.length, unanswered: office.unanswered.length }
  })
  return app
}

function serveTokens(app: FastifyInstance, { settings, tokens, times, clock }: Office): void {
  app.post('/authorize', async (request, reply) => {
    const { client_id: id, client_secret: secret } = asFields(request.body)
    if (id !== settings.clientId || secret !== settings.clientSecret)
      return reply.status(401).send({ errors: 'unauthorized' })
    const token = randomBytes(16).toString('hex')
    tokens.set(token, new Date(clock.now().getTime() + times.tokenSeconds * 1000))
    return { token, valid_for: times.tokenSeconds }
  })
}

/** Notifies the shop, then sends the browser back without any proof. */
async function sendBack(office: Office, checkout: Checkout, reply: FastifyReply): Promise<FastifyReply> {
  const externalId = checkout.shopOrderId
  const tell = (status: string, secret?: string) =>
    webhook(office, { externalId, type: `checkout.${status}`, data: { status } }, secret)
  const good = tell(checkoutStatus(office, checkout))
  office.unanswered.push(
    ...(await deliver(checkout.scenario, {
      good,
      older: tell('expired'),
      forged: tell('succeeded', 'a stranger’s secret'),
      past: [...office.sent],
    })),
  )
  office.sent.push(good)
  return reply.redirect(checkout.redirectUrl, 303)
}
