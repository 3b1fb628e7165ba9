import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { traceRequests, type Tracing } from '#telemetry'
import type { TrustedProxies } from '#config/trusted-proxies.ts'

/** A request that is not all there by then is ended: half-sent ones must not fill the house. */
const HEADERS_MS = 15_000
const REQUEST_MS = 60_000

/** A server with its log, which never has an address: one may carry a token (password reset, launch of a game). */
export function makeServer({
  logLevel,
  trustedProxies,
  requestMs = REQUEST_MS,
  tracing,
}: {
  readonly logLevel: string
  readonly trustedProxies: TrustedProxies
  /** For tests: so long a request may take to arrive. */
  readonly requestMs?: number
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
    requestTimeout: requestMs,
    http: { headersTimeout: Math.min(HEADERS_MS, requestMs), connectionsCheckingInterval: Math.min(5000, requestMs) },
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
