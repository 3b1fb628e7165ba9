import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '#providers/kit/sandbox.ts'
import { settleOrders } from '#providers/kit/orders.ts'
import { serveConsents, type Consent } from './consents-api.ts'
import { servePayments, type BankPayment } from './payments-api.ts'

/** A stand-in of a bank behind an aggregator (Berlin Group, providers §6.6). Not listening yet. */
export function buildBankPsd2(options: {
  readonly apiKey: string
  readonly holdMs?: number
  readonly lateMs?: number
}): FastifyInstance {
  const { apiKey, holdMs = 60_000, lateMs = 600_000 } = options
  const memory = {
    consents: new Map<string, Consent>(),
    payments: new Map<string, BankPayment>(),
    calls: new Map<string, number>(),
  }
  const { app, clock, scenarios } = buildSandbox({
    name: 'bank-psd2',
    forget: () => {
      for (const map of Object.values(memory)) map.clear()
    },
  })
  const bank = { ...memory, clock, scenarios, times: { holdMs, lateMs }, newId: () => randomUUID() }
  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const isKnown = request.headers.authorization === `Bearer ${apiKey}` && request.headers['x-request-id']
        return isKnown
          ? undefined
          : reply.status(401).send({ tppMessages: [{ category: 'ERROR', code: 'TOKEN_INVALID' }] })
      })
      serveConsents(api, app, bank)
      servePayments(api, app, bank)
    },
    { prefix: '/v1' },
  )
  app.post('/__sandbox/settle', () => ({ settled: settleOrders(bank.payments.values()) }))
  return app
}

export type Bank = {
  readonly consents: Map<string, Consent>
  readonly payments: Map<string, BankPayment>
  readonly calls: Map<string, number>
  readonly clock: { readonly now: () => Date }
  readonly scenarios: ReturnType<typeof buildSandbox>['scenarios']
  readonly times: { readonly holdMs: number; readonly lateMs: number }
  readonly newId: () => string
}
