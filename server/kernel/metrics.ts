import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { CallDefinition } from '#contract/call.ts'
import { workOf } from './calls/work-of.ts'

export type Metrics = {
  readonly registry: Registry
  readonly requests: Counter<'route' | 'status'>
  readonly seconds: Histogram<'work' | 'status'>
}

/** Makes the registry that /metrics prints. One per process. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'tolar_' })
  const requests = new Counter({
    name: 'tolar_http_requests_total',
    help: 'Requests that were answered, by route and class of status',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  // Durations of each of 870 routes would be 30,000 lines: they are recorded by kind of work.
  const seconds = new Histogram({
    name: 'tolar_http_request_seconds',
    help: 'Time from request to answer, by what the request is for and class of status',
    labelNames: ['work', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return { registry, requests, seconds }
}

/** Counts the responses of a call that bypasses Fastify, in the same metrics as all others. */
export function answersOf(
  { requests, seconds }: Metrics,
  call: Pick<CallDefinition, 'audience' | 'path'>,
): (status: number, took: number) => void {
  const [route, work] = [call.path, workOf(call)]
  const [done, doneSeconds] = [requests.labels(route, '2xx'), seconds.labels(work, '2xx')]
  return (status, took) => {
    if (status < 300) {
      done.inc()
      doneSeconds.observe(took)
      return
    }
    requests.inc({ route, status: classOf(status) })
    seconds.observe({ work, status: classOf(status) }, took)
  }
}

const classOf = (status: number): string => `${Math.trunc(status / 100)}xx`

/** Measures each response under its route's pattern, so that no id or personal data becomes a label. */
export function measureRequests(app: FastifyInstance, { requests, seconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', config } = request.routeOptions
    const status = classOf(reply.statusCode)
    requests.inc({ route, status })
    seconds.observe({ work: workOf(config.call), status }, reply.elapsedTime / 1000)
    request.log.info(
      { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}
