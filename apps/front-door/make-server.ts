import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { traceRequests, type Tracing } from '#telemetry'
import { listenerTimes } from '#config/listener-times.ts'
import type { TrustedProxies } from '#config/trusted-proxies.ts'

/** A server with its log, which never has an address: one may carry a token (password reset, launch of a game). */
export function makeServer({
  logLevel,
  trustedProxies,
  requestMs,
  tracing,
}: {
  readonly logLevel: string
  readonly trustedProxies: TrustedProxies
  /** For tests: so long a request may take to arrive. */
  readonly requestMs?: number | undefined
  readonly tracing?: Tracing | undefined
}): FastifyInstance {
  const app = fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Not pino's own writer: it never gives up at the end of a process whose reader is gone.
      stream: process.stdout,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Browsers hold connections open: they must not hold the process.
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // The API is told it: one request has one id in all logs.
    genReqId: () => randomUUID(),
    ...listenerTimes(requestMs),
  })
  app.decorate('draining', { isDraining: false })
  traceRequests(app, tracing, { isDoor: true })
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process is told to stop: a balancer is told that it is not ready, and sends no more. */
    draining: { isDraining: boolean }
  }
}
