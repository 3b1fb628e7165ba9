import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Scenario } from '#providers/kit/scenarios.ts'
import type { Memory, Payout } from './memory.ts'

const FATES: Partial<Record<Scenario, Payout['fate']>> = { decline: 'REJECTED', cancel: 'RETURNED' }

const documentOf = ({ payoutId, orderId, status, amountMinor, currency }: Payout) => ({
  payoutId,
  orderId,
  status,
  amountMinor,
  currency,
})

/** Payouts to accounts: paid, rejected (`decline`), or paid and returned later (`cancel`). */
export function servePayouts(api: FastifyInstance, memory: Memory): void {
  api.post('/payouts', async (request, reply) => {
    const body = asFields(request.body)
    const said = JSON.stringify(body)
    const orderId = String(body['orderId'])
    const amountMinor = Number(body['amountMinor'])
    const scenario = memory.scenarios.choose(orderId, amountMinor)
    const calls = (memory.createCalls.get(orderId) ?? 0) + 1
    memory.createCalls.set(orderId, calls)
    if (failOnce(reply, scenario, calls, { code: 'INTERNAL' })) return reply
    const earlier = [...memory.payouts.values()].find((one) => one.orderId === orderId)
    if (earlier) return earlier.said === said ? documentOf(earlier) : reply.status(409).send({ code: 'ORDER_CHANGED' })
    const payout: Payout = {
      payoutId: `SO-${randomUUID()}`,
      orderId,
      said,
      amountMinor,
      currency: String(body['currency']),
      fate: FATES[scenario] ?? 'PAID',
      status: 'CREATED',
    }
    memory.payouts.set(payout.payoutId, payout)
    // The response is lost on the way, though the payout was accepted.
    return scenario === 'timeout_create' ? hold(reply, memory.times.holdMs) : documentOf(payout)
  })
  api.get<{ Params: { id: string } }>('/payouts/:id', async (request, reply) => {
    const payout = memory.payouts.get(request.params.id)
    return payout ? documentOf(payout) : reply.status(404).send({ code: 'NOT_FOUND' })
  })
}

/** Nightly processing: one step for each payout. */
export function stepPayouts({ payouts }: Memory): void {
  for (const payout of payouts.values()) {
    if (payout.status === 'CREATED') payout.status = payout.fate === 'REJECTED' ? 'REJECTED' : 'PAID'
    else if (payout.status === 'PAID') payout.status = payout.fate
  }
}
