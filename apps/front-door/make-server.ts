import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { traceRequests, type Tracing } from '#telemetry'
import { listenerTimes } from '#config/listener-times.ts'
import type { TrustedProxies } from '#config/trusted-proxies.ts'

/**
 * A server with its log, which never contains a URL, because a URL may carry a token (password reset, launch of a
 * game).
 */
export function makeServer({
  logLevel,
  trustedProxies,
  requestMs,
  tracing,
  bodyLimit,
}: {
  readonly logLevel: string
  readonly trustedProxies: TrustedProxies
  /** For tests: how long a request may take to arrive. */
  readonly requestMs?: number | undefined
  readonly tracing?: Tracing | undefined
  /** The largest body that is read, in bytes; by default that of Fastify. */
  readonly bodyLimit?: number
}): FastifyInstance {
  const app = fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Not pino's own writer: it retries forever at the end of a process whose reader is gone.
      stream: process.stdout,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Idle keep-alive connections of browsers must not delay the shutdown.
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // Sent on to the API: one request has one id in all logs.
    genReqId: () => randomUUID(),
    ...listenerTimes(requestMs),
    ...(bodyLimit !== undefined && { bodyLimit }),
  })
  app.decorate('draining', { isDraining: false })
  traceRequests(app, tracing, { isDoor: true })
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Set when the process must stop: it reports that it is not ready, and the load balancer sends no more requests.
     */
    draining: { isDraining: boolean }
  }
}
