import fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Settings } from './read-settings.ts'
import { listenerTimes } from '#config/listener-times.ts'

/**
 * Measures each response under its route's pattern, so that no token or round becomes a label, and serves the metrics
 * at /metrics of a listener of its own, which players cannot reach. Returns that listener, for requests without a
 * network.
 */
export function measure(
  app: FastifyInstance,
  { operationsPort, host }: Pick<Settings, 'operationsPort' | 'host'>,
): FastifyInstance {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'tolar_' })
  const requests = new Histogram({
    name: 'tolar_http_request_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { statusCode: status, elapsedTime } = reply
    requests.observe({ method: request.method, route, status }, elapsedTime / 1000)
    // The pattern, not the URL: that contains a token once.
    request.log.info({ route, method: request.method, status, ms: Math.round(elapsedTime) }, 'answered')
  })
  const operations = fastify({ forceCloseConnections: 'idle', ...listenerTimes() })
  operations.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.addHook('onReady', async () => void (await operations.listen({ port: operationsPort, host })))
  app.addHook('onClose', () => operations.close())
  return operations
}
