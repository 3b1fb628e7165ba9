import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { failure } from './orders-api.ts'
import type { PayUPayout, PayUShop } from './shop.ts'

const NEXT = { PENDING: 'WAITING', WAITING: 'REALIZED', REALIZED: 'REALIZED', CANCELLED: 'CANCELLED' } as const

/** Payouts: PENDING → WAITING → REALIZED, or CANCELLED after WAITING in `decline`. */
export function servePayouts(app: FastifyInstance, shop: PayUShop): void {
  app.post('/payouts', async (request, reply) => {
    const body = asFields(request.body)
    const payout = asFields(body['payout'])
    const { extPayoutId, amount } = payout
    const isToCard = shop.cards.has(String(body['cardToken'])) && isWhole(asFields(body['payee']))
    const hasTarget = isToCard || typeof asFields(body['account'])['accountNumber'] === 'string'
    const hasName = typeof asFields(body['customerAddress'])['name'] === 'string'
    if (body['shopId'] !== shop.secrets.shopId || typeof extPayoutId !== 'string' || !hasTarget || !hasName)
      return reply.status(400).send(failure('ERROR_VALUE_INVALID'))
    const scenario = shop.scenarios.choose(extPayoutId, Number(amount))
    const calls = (shop.createCalls.get(extPayoutId) ?? 0) + 1
    shop.createCalls.set(extPayoutId, calls)
    if (failOnce(reply, scenario, calls, failure('ERROR_INTERNAL'))) return reply
    const earlier = [...shop.payouts.values()].find((one) => one.extPayoutId === extPayoutId)
    if (earlier) return reply.status(400).send(failure('ERROR_PAYOUT_NOT_UNIQUE'))
    const made: PayUPayout = {
      payoutId: randomBytes(8).toString('hex'),
      extPayoutId,
      amount: String(amount),
      isDeclined: scenario === 'decline',
      status: 'PENDING',
    }
    shop.payouts.set(made.payoutId, made)
    if (scenario === 'timeout_create') return hold(reply, shop.times.holdMs)
    return reply.status(201).send(document(made))
  })
  app.get<{ Params: { id: string } }>('/payouts/:id', async (request, reply) => {
    const payout = shop.payouts.get(request.params.id)
    return payout ? document(payout) : reply.status(404).send(failure('DATA_NOT_FOUND'))
  })
}

/** Data of the card's owner is required: number, account since, address (providers §3.3). */
function isWhole({ extCustomerId, accountCreationDate, email }: Readonly<Record<string, unknown>>): boolean {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(accountCreationDate))
  return typeof extCustomerId === 'string' && typeof email === 'string' && isDay
}

/** Automatic progress of payouts: one step for each call. */
export function stepPayouts(shop: PayUShop): void {
  for (const payout of shop.payouts.values())
    payout.status = payout.status === 'WAITING' && payout.isDeclined ? 'CANCELLED' : NEXT[payout.status]
}

function document({ payoutId, extPayoutId, status, amount }: PayUPayout) {
  return { status: { statusCode: 'SUCCESS' }, payout: { payoutId, extPayoutId, status, amount } }
}
