import fastify, { LogController, type FastifyInstance } from 'fastify'

/** A server with its log, which never has an address: one may carry a token (password reset, launch of a game). */
export function makeServer({
  logLevel,
  trustProxy = 'loopback, linklocal, uniquelocal',
}: {
  readonly logLevel: string
  /** Proxies before this process whose X-Forwarded-For is believed: addresses, networks or their names. */
  readonly trustProxy?: string
}): FastifyInstance {
  return fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Not pino's own writer: it never gives up at the end of a process whose reader is gone.
      stream: process.stdout,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Browsers hold connections open: they must not hold the process.
    forceCloseConnections: 'idle',
    trustProxy,
  })
}
