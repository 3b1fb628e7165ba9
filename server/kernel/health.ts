import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

const READY_MS_MAX = 2_000

/**
 * For orchestration and monitoring: `/health/live` as long as the process runs, `/health/ready` while it should receive
 * requests (503 while it drains or has no database), `/metrics` for Prometheus, which the public must not reach. They
 * are not calls: no audience, no rate limit.
 */
export function healthRoutes(
  app: FastifyInstance,
  { isReady, metrics }: { readonly isReady: () => Promise<boolean>; readonly metrics: Metrics },
): void {
  const options = { schema: { hide: true }, config: { rateLimit: false as const, isOnEveryListener: true } }
  app.get('/health/live', options, async () => ({ alive: true }))
  app.get('/health/ready', options, async (_request, reply) => {
    // A frozen database does not respond at all.
    const ready = await Promise.race([isReady().catch(() => false), pause(READY_MS_MAX, false, { ref: false })])
    return reply.status(ready ? 200 : 503).send({ ready })
  })
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false as const } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
