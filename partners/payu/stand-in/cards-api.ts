import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hold } from '#providers/kit/faults.ts'
import { press } from '#providers/kit/orders.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { PayUOrder, PayUShop } from './shop.ts'

const MASKED = '400000******0006'
const success = { status: { statusCode: 'SUCCESS' } }

/** The token of an order that charges a stored card; undefined for an order with a page. */
export function tokenOf(body: Readonly<Record<string, unknown>>): string | undefined {
  const { type, value } = asFields(asFields(body['payMethods'])['payMethod'])
  return type === 'CARD_TOKEN' ? String(value) : undefined
}

/** Stores the card of a paid order, when its owner allowed it. One card of one owner is stored once. */
export function storeCardOf(shop: PayUShop, { keepsCardOf: ownerId, outcome }: PayUOrder): void {
  if (ownerId === undefined || outcome !== 'paid') return
  if ([...shop.cards.values()].some((card) => card.ownerId === ownerId)) return
  const value = `TOKC_${randomBytes(12).toString('hex')}`
  shop.cards.set(value, {
    value,
    ownerId,
    cardNumberMasked: MASKED,
    cardExpirationMonth: '12',
    cardExpirationYear: '2039',
  })
}

/** Charges a stored card at once; in `challenge` its bank requires the holder first, on the page of the order. */
export async function chargeToken(
  shop: PayUShop,
  order: PayUOrder,
  {
    request,
    reply,
    notifyShop,
  }: {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly notifyShop: (order: PayUOrder) => Promise<void>
  },
): Promise<FastifyReply> {
  const named = { orderId: order.id, extOrderId: order.shopOrderId }
  if (order.scenario === 'challenge') {
    const redirectUri = `${request.protocol}://${request.host}/pay/${order.id}`
    return reply.send({ status: { statusCode: 'WARNING_CONTINUE_3DS' }, redirectUri, ...named })
  }
  press(order, 'pay', shop.clock.now())
  void notifyShop(order)
  // The response is lost on the way, though the card was charged.
  if (order.scenario === 'timeout_create') return hold(reply, shop.times.holdMs)
  return reply.status(201).send({ ...success, ...named })
}

/** Stored cards of their owner, the card of an order, and the deletion of a card. */
export function serveCards(app: FastifyInstance, shop: PayUShop): void {
  app.get('/paymethods', (request) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const ownerId = shop.tokens.get(token)?.ownerId
    const owned = [...shop.cards.values()].filter((card) => card.ownerId === ownerId)
    return { ...success, cardTokens: owned.map((card) => ({ ...card, status: 'ACTIVE', preferred: false })) }
  })
  app.get<{ Params: { id: string } }>('/orders/:id/transactions', async (request, reply) => {
    const order = shop.orders.get(request.params.id)
    if (order?.outcome !== 'paid') return reply.status(404).send({ status: { statusCode: 'DATA_NOT_FOUND' } })
    return { transactions: [{ card: { cardData: { cardNumberMasked: MASKED, cardScheme: 'VS' } } }] }
  })
  app.delete<{ Params: { token: string } }>('/tokens/:token', async (request, reply) => {
    const isForgotten = shop.cards.delete(request.params.token)
    return isForgotten ? success : reply.status(404).send({ status: { statusCode: 'DATA_NOT_FOUND' } })
  })
}
