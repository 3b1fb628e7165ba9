import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { send, type Delivery } from '#providers/kit/deliver.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { settleOrders, type Order } from '#providers/kit/orders.ts'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import { sign } from './signed-text.ts'

const SESSION_MS = 1_800_000
const STRANGER = 'a stranger’s secret'
const PHONE = '+421900000001'

type Phoned = Order & { readonly returnUrl: string }

/**
 * A stand-in of MobileTech: the page of platbamobilom.sk, which sends nothing but its signed return, and premium
 * messages with delivery reports (providers §5.2). Not listening yet.
 */
export function buildMobileTech(options: {
  readonly serviceId: string
  readonly secret: string
  readonly notifyUrl: string
}): FastifyInstance {
  const { serviceId, secret } = options
  const orders = new Map<string, Phoned>()
  const settings = { notifyUrl: options.notifyUrl }
  const { app, clock, scenarios } = buildSandbox({ name: 'mobiletech', forget: () => orders.clear() })

  app.get('/pay/', (request, reply) => {
    const { PID = '', ID = '', DESC = '', PRICE = '', URL: back = '', EMAIL = '', SIGN } = textFields(request.query)
    if (PID !== serviceId || sign(PID + ID + DESC + PRICE + back + EMAIL, secret) !== SIGN)
      return reply.status(400).send('Wrong SIGN')
    if (!/^\d+\.\d{2}$/.test(PRICE)) return reply.status(400).send('Wrong PRICE')
    const amountMinor = Number(PRICE.replace('.', ''))
    if (!orders.has(ID)) orders.set(ID, newOrder(ID, amountMinor, back))
    return reply.redirect(`/order/${ID}`, 303)
  })
  const newOrder = (id: string, amountMinor: number, returnUrl: string): Phoned => ({
    id,
    shopOrderId: id,
    amountMinor,
    currency: 'EUR',
    scenario: scenarios.choose(id, amountMinor),
    expiresAt: new Date(clock.now().getTime() + SESSION_MS),
    outcome: 'open',
    paidAt: undefined,
    isSettled: false,
    after: 'nothing',
    statusCalls: 0,
    returnUrl,
  })
  serveOrderPage(app, {
    partner: 'MobileTech',
    path: '/order',
    find: (id) => orders.get(id),
    now: clock.now,
    sendBack: async (order, reply) => reply.redirect(returnOf(order, secret), 303),
  })
  serveMessages(app, settings, secret)
  app.post('/__sandbox/notify-url', (request) => {
    settings.notifyUrl = String(asFields(request.body)['url'])
    return { done: true }
  })
  app.post('/__sandbox/settle', () => ({ settled: settleOrders(orders.values()) }))
  return app
}

/** The return: signed, with a wrong key in `bad_signature`, or about another order in `another_order`. */
function returnOf({ id, outcome, scenario, returnUrl }: Phoned, secret: string): string {
  const ID = scenario === 'another_order' ? '1000000000' : id
  const RES = outcome === 'paid' ? 'OK' : 'FAIL'
  const back = new URL(returnUrl)
  const SIGN = sign(ID + RES + PHONE, scenario === 'bad_signature' ? STRANGER : secret)
  for (const [name, value] of Object.entries({ ID, RES, PHONE, SIGN })) back.searchParams.set(name, value)
  return back.href
}

/**
 * Actions of a phone and its operator: `POST /__sandbox/message` `{ msisdn, shortCode, text }` sends a message, `POST
 * /__sandbox/delivery` `{ messageId, status, amountMinor, currency }` the operator's report. `signedBy: "stranger"`
 * forges.
 */
function serveMessages(app: FastifyInstance, settings: { readonly notifyUrl: string }, secret: string): void {
  const tell = async (fields: object, signedBy: unknown) => {
    const body = JSON.stringify(fields)
    const headers = {
      'content-type': 'application/json',
      'x-sign': sign(body, signedBy === 'stranger' ? STRANGER : secret),
    }
    const delivery: Delivery = { url: settings.notifyUrl, headers, body }
    return (await send(delivery)).isAnswered
  }
  app.post('/__sandbox/message', async (request, reply) => {
    const { msisdn, shortCode, text, messageId = randomUUID(), operator = 'O2', signedBy } = asFields(request.body)
    const timestamp = new Date().toISOString()
    const isAnswered = await tell(
      { kind: 'message', messageId, msisdn, shortCode, text, operator, timestamp },
      signedBy,
    )
    return reply.send({ messageId, isAnswered })
  })
  app.post('/__sandbox/delivery', async (request, reply) => {
    const { messageId, status = 'BILLED', amountMinor, currency, signedBy } = asFields(request.body)
    return reply.send({
      isAnswered: await tell({ kind: 'delivery', messageId, status, amountMinor, currency }, signedBy),
    })
  })
}

function textFields(query: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(asFields(query))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
