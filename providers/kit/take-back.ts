import type { FastifyInstance } from 'fastify'
import { refundPart, type Order } from './orders.ts'
import { asFields } from './sandbox.ts'

/**
 * A card's holder disputes a payment and its bank takes it back, all of it or a part, without being asked by the shop:
 * `POST /__sandbox/take-back` with `orderId` and optionally `amountMinor`.
 */
export function serveTakeBack<Known extends Order>(
  app: FastifyInstance,
  {
    find,
    publish,
  }: {
    readonly find: (id: string) => Known | undefined
    readonly publish?: (order: Known, amountMinor: number) => Promise<void>
  },
): void {
  app.post('/__sandbox/take-back', async (request, reply) => {
    const { orderId, amountMinor } = asFields(request.body)
    const order = find(String(orderId))
    const taken = Number(amountMinor ?? (order ? order.amountMinor - (order.refundedMinor ?? 0) : 0))
    if (!order || order.outcome !== 'paid' || !refundPart(order, taken))
      return reply.status(400).send({ problem: 'orderId of a paid order is needed, and no more than is left of it' })
    await publish?.(order, taken)
    return { done: true }
  })
}
