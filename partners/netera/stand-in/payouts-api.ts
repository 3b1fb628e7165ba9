import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { send } from '#providers/kit/deliver.ts'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Scenario } from '#providers/kit/scenarios.ts'
import { callback, payoutDocument, type Office, type Payout } from './office.ts'

const FATES: Partial<Record<Scenario, Payout['fate']>> = { decline: 'REJECTED', cancel: 'RETURNED' }

/** Payouts to wallets and accounts: paid, rejected (`decline`), or paid and returned days later (`cancel`). */
export function servePayouts(api: FastifyInstance, office: Office): void {
  api.post('/payouts', async (request, reply) => {
    const body = asFields(request.body)
    const said = JSON.stringify(body)
    const orderId = String(body['orderId'])
    const scenario = office.scenarios.choose(orderId, Number(body['amountMinor']))
    const calls = (office.createCalls.get(orderId) ?? 0) + 1
    office.createCalls.set(orderId, calls)
    if (failOnce(reply, scenario, calls, { code: 'INTERNAL' })) return reply
    const earlier = [...office.payouts.values()].find((one) => one.orderId === orderId)
    if (earlier)
      return earlier.said === said ? payoutDocument(earlier) : reply.status(409).send({ code: 'ORDER_CHANGED' })
    const playerRef = String(body['playerRef'])
    if (body['type'] === 'WALLET' && office.wallets.get(playerRef)?.state !== 'CONNECTED')
      return reply.status(409).send({ code: 'NOT_CONNECTED' })
    const payout: Payout = {
      payoutId: `NO-${randomUUID()}`,
      orderId,
      said,
      amountMinor: Number(body['amountMinor']),
      currency: String(body['currency']),
      type: body['type'] === 'WALLET' ? 'WALLET' : 'BANK',
      playerRef,
      fate: FATES[scenario] ?? 'PAID',
      status: 'CREATED',
    }
    office.payouts.set(payout.payoutId, payout)
    // The response is lost on the way, though the payout was accepted.
    return scenario === 'timeout_create' ? hold(reply, office.times.holdMs) : payoutDocument(payout)
  })
  api.get<{ Params: { id: string } }>('/payouts/:id', async (request, reply) => {
    const payout = office.payouts.get(request.params.id)
    return payout ? payoutDocument(payout) : reply.status(404).send({ code: 'NOT_FOUND' })
  })
}

/** Automatic progress of payouts: one step for each call, with a callback. */
export async function stepPayouts(office: Office): Promise<void> {
  for (const payout of office.payouts.values()) {
    const before = payout.status
    if (before === 'CREATED') payout.status = payout.fate === 'REJECTED' ? 'REJECTED' : 'PAID'
    else if (before === 'PAID' && payout.fate === 'RETURNED') payout.status = 'RETURNED'
    if (payout.status === before) continue
    const wallet = office.wallets.get(payout.playerRef)
    if (payout.type === 'WALLET' && payout.status === 'PAID' && wallet) wallet.availableMinor += payout.amountMinor
    await send(callback(office, office.settings.notifyUrl, { kind: 'payout', ...payoutDocument(payout) }))
  }
}
