import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { TrustedProxies } from '#config/trusted-proxies.ts'

/** A request that is not all there by then is ended: half-sent ones must not fill the house. */
const HEADERS_MS = 15_000
const REQUEST_MS = 60_000

/** A server with its log, which never has an address: one may carry a token (password reset, launch of a game). */
export function makeServer({
  logLevel,
  trustedProxies,
  requestMs = REQUEST_MS,
}: {
  readonly logLevel: string
  readonly trustedProxies: TrustedProxies
  /** For tests: so long a request may take to arrive. */
  readonly requestMs?: number
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
    requestTimeout: requestMs,
    http: { headersTimeout: Math.min(HEADERS_MS, requestMs), connectionsCheckingInterval: Math.min(5000, requestMs) },
  })
  app.decorate('draining', { isDraining: false })
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process is told to stop: a balancer is told that it is not ready, and sends no more. */
    draining: { isDraining: boolean }
  }
}
