import Fastify, { type FastifyInstance } from 'fastify'
import { makeSandboxClock, type SandboxClock } from './sandbox-clock.ts'
import { isScenario, makeScenarioBook, type ScenarioBook } from './scenarios.ts'

export type SeenRequest = {
  readonly at: string
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly status: number
}

export type Sandbox = { readonly app: FastifyInstance; readonly clock: SandboxClock; readonly scenarios: ScenarioBook }

const SEEN_MAX = 500

/**
 * Common part of every stand-in: forms, a clock that can be advanced, scenarios, and a record of the requests.
 * @param forget resets the partner's own state
 */
export function buildSandbox(options: { readonly name: string; readonly forget: () => void }): Sandbox {
  // A held socket must not delay the end of the process.
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2000 } })
  const clock = makeSandboxClock()
  const scenarios = makeScenarioBook()
  const seen: SeenRequest[] = []

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/__sandbox')) return
    const { method, url, body } = request
    seen.push({ at: clock.now().toISOString(), method, url, body: withoutCard(body), status: reply.statusCode })
    if (seen.length > SEEN_MAX) seen.shift()
  })

  app.get('/__sandbox/health', () => ({ name: options.name, ready: true }))
  app.get('/__sandbox/requests', () => ({ requests: seen }))
  app.post('/__sandbox/reset', () => {
    options.forget()
    scenarios.clear()
    clock.reset()
    seen.length = 0
    return { done: true }
  })
  app.post('/__sandbox/scenario', (request, reply) => {
    const { orderId, scenario } = asFields(request.body)
    if (typeof orderId !== 'string' || !isScenario(scenario))
      return reply.status(400).send({ problem: 'orderId (or "*") and a known scenario are needed' })
    scenarios.write(orderId, scenario)
    return { done: true }
  })
  app.post('/__sandbox/clock', (request, reply) => {
    const { advanceMs } = asFields(request.body)
    if (typeof advanceMs !== 'number' || !Number.isFinite(advanceMs))
      return reply.status(400).send({ problem: 'advanceMs is needed: milliseconds to push the clock by' })
    clock.advance(advanceMs)
    return { now: clock.now().toISOString() }
  })
  return { app, clock, scenarios }
}

/** The fields of a JSON or form body; empty when there is no object. */
export function asFields(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
}

function withoutCard(body: unknown): unknown {
  const fields = asFields(body)
  return 'cardNumber' in fields ? { ...fields, cardNumber: '[card]', cvc: '[cvc]' } : body
}
