import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { expireIfDue, refundPart } from '#providers/kit/orders.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { chargeToken, tokenOf } from './cards-api.ts'
import { orderDocument, orderStatus, type PayUOrder, type PayUShop } from './shop.ts'

const VALIDITY_SECONDS = 86_400
const HELD_CALLS = 2
/** Cards, Apple Pay and Google Pay. */
const PAY_METHODS = ['c', 'jp', 'ap']
const NEEDED = ['customerIp', 'merchantPosId', 'description', 'currencyCode', 'totalAmount', 'products']

/** PayU's response for a failure. */
export const failure = (statusCode: string) => ({ status: { statusCode, severity: 'ERROR', statusDesc: statusCode } })
const success = { status: { statusCode: 'SUCCESS' } }

/**
 * Orders: create, read, cancel, capture, refund. The caller is authenticated by the token.
 * @param notifyShop sends the notification of an order that ended without a page
 */
export function serveOrders(
  app: FastifyInstance,
  shop: PayUShop,
  notifyShop: (order: PayUOrder) => Promise<void>,
): void {
  app.post('/orders', async (request, reply) => {
    const body = asFields(request.body)
    const missing = NEEDED.find((name) => body[name] === undefined || body[name] === '')
    if (missing) return reply.status(400).send(failure('ERROR_VALUE_MISSING'))
    if (body['merchantPosId'] !== shop.secrets.posId) return reply.status(400).send(failure('ERROR_VALUE_INVALID'))
    if (!/^[1-9]\d*$/.test(String(body['totalAmount'])) || !sumsUp(body))
      return reply.status(400).send(failure('ERROR_VALUE_INVALID'))

    const { type, value } = asFields(asFields(body['payMethods'])['payMethod'])
    if (type === 'PBL' && (!PAY_METHODS.includes(String(value)) || shop.closedPayMethods.has(String(value))))
      return reply.status(400).send(failure('ERROR_VALUE_INVALID'))

    const extOrderId = String(body['extOrderId'])
    if ([...shop.orders.values()].some((order) => order.shopOrderId === extOrderId))
      return reply.status(400).send(failure('ERROR_ORDER_NOT_UNIQUE'))
    const scenario = shop.scenarios.choose(extOrderId, Number(body['totalAmount']))
    const calls = (shop.createCalls.get(extOrderId) ?? 0) + 1
    shop.createCalls.set(extOrderId, calls)
    if (failOnce(reply, scenario, calls, failure('ERROR_INTERNAL'))) return reply
    if (scenario === 'token_ended' && calls === 1) {
      shop.tokens.clear()
      return reply.status(401).send(failure('UNAUTHORIZED'))
    }
    const token = tokenOf(body)
    if (token !== undefined && !shop.cards.has(token)) return reply.status(400).send(failure('ERROR_TOKEN_INVALID'))
    const order = remember(shop, body)
    if (token !== undefined) return chargeToken(shop, order, { request, reply, notifyShop })
    if (scenario === 'timeout_create') return hold(reply, shop.times.holdMs)
    const redirectUri = `${request.protocol}://${request.host}/pay/${order.id}`
    // The redirect is for browsers; a shop must read the body.
    return reply
      .status(302)
      .header('location', redirectUri)
      .send({ ...success, redirectUri, orderId: order.id, extOrderId })
  })

  app.get<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
    const order = shop.orders.get(request.params.id)
    if (!order) return reply.status(404).send(failure('DATA_NOT_FOUND'))
    order.statusCalls += 1
    expireIfDue(order, shop.clock.now())
    if (order.scenario === 'timeout_status' && order.statusCalls <= HELD_CALLS) return hold(reply, shop.times.holdMs)
    if (failOnce(reply, order.scenario, order.statusCalls, failure('SERVICE_NOT_AVAILABLE'))) return reply
    return { ...success, orders: [orderDocument(shop, order)], properties: [] }
  })

  app.delete<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
    const order = shop.orders.get(request.params.id)
    if (!order) return reply.status(404).send(failure('DATA_NOT_FOUND'))
    if (orderStatus(shop, order) === 'COMPLETED') return reply.status(400).send(failure('BUSINESS_ERROR'))
    order.isReleased = true
    return { ...success, orderId: order.id, extOrderId: order.shopOrderId }
  })

  app.post<{ Params: { id: string } }>('/orders/:id/captures', async (request, reply) => {
    const order = shop.orders.get(request.params.id)
    return order ? success : reply.status(404).send(failure('DATA_NOT_FOUND'))
  })

  app.post<{ Params: { id: string } }>('/orders/:id/refunds', async (request, reply) => {
    const order = shop.orders.get(request.params.id)
    if (!order) return reply.status(404).send(failure('DATA_NOT_FOUND'))
    const input = asFields(asFields(request.body)['refund'])
    const amount = Number(input['amount'] ?? order.amountMinor)
    if (orderStatus(shop, order) !== 'COMPLETED' || !refundPart(order, amount))
      return reply.status(400).send(failure('BUSINESS_ERROR'))
    const refund = { refundId: randomBytes(6).toString('hex'), status: 'PENDING' as const }
    shop.refunds.push({ ...refund })
    return { ...success, orderId: order.id, refund: { ...refund, amount: String(amount) } }
  })
}

function sumsUp({ products, totalAmount }: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(products)) return false
  const sum = products.reduce<number>((total, row: unknown) => {
    const { unitPrice, quantity } = asFields(row)
    return total + Number(unitPrice) * Number(quantity)
  }, 0)
  return sum === Number(totalAmount)
}

function remember(shop: PayUShop, body: Readonly<Record<string, unknown>>): PayUOrder {
  const now = shop.clock.now()
  const amountMinor = Number(body['totalAmount'])
  const extOrderId = String(body['extOrderId'])
  const order: PayUOrder = {
    id: randomBytes(10).toString('hex').toUpperCase(),
    shopOrderId: extOrderId,
    amountMinor,
    currency: String(body['currencyCode']),
    scenario: shop.scenarios.choose(extOrderId, amountMinor),
    expiresAt: new Date(now.getTime() + Number(body['validityTime'] ?? VALIDITY_SECONDS) * 1000),
    outcome: 'open',
    paidAt: undefined,
    isSettled: false,
    isReleased: false,
    after: 'nothing',
    statusCalls: 0,
    notifyUrl: String(body['notifyUrl']),
    continueUrl: String(body['continueUrl']),
    createdAt: now,
    keepsCardOf: body['cardOnFile'] === 'FIRST' ? String(asFields(body['buyer'])['extCustomerId']) : undefined,
    token: tokenOf(body),
  }
  shop.orders.set(order.id, order)
  return order
}
