import type { FastifyInstance } from 'fastify'

const READY_WAIT_MS = 2000

/** Liveness and readiness: without the API no page is complete. */
export function serveHealth(app: FastifyInstance, apiOrigin: string): void {
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async (_, reply) => {
    if (app.draining.isDraining) return reply.code(503).send({ status: 'draining' })
    const isReady = await fetch(`${apiOrigin}/health/ready`, { signal: AbortSignal.timeout(READY_WAIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'the API does not answer' })
  })
}
