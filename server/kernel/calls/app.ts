import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { listenerTimes } from '#config/listener-times.ts'
import { answerErrors } from './answer-errors.ts'
import { traceRequests, type Tracing } from '#telemetry'
import { newRequestId } from './request-ids.ts'
import { checkInput } from './check-input.ts'
import { readJsonBodies } from './read-body.ts'
import { keyOf, type Guards } from './callers.ts'
import type { SharedRates } from './rates/shared-rates.ts'
import { signAnswers } from './signed-requests.ts'
import { shedLoad, type LoadWatch } from './shed-load.ts'
import { measureRequests, type Metrics } from '../metrics.ts'

/** Settings of the HTTP layer, from the environment. */
export type AppSettings = {
  /** Origins of our own pages: only they may send changes authenticated by a cookie. */
  readonly ownOrigins: readonly string[]
  readonly secureCookies: boolean
  /** Calls of the audience `test` exist in dev and test only. */
  readonly testCallsExist: boolean
  /** Multiplies every rate limit; 1 in production. */
  readonly rateFactor: number
  /** Addresses and networks of the front doors whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /**
   * The header in which trusted proxies name the client certificate that they verified; absent: certificates are not
   * accepted.
   */
  readonly certificates?: { readonly header: string; readonly isProxy: (peer: string) => boolean }
}

const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Builds the HTTP side of the API: security headers, limits, ids, metrics, guards and error responses. No calls yet.
 */
export async function buildApp(options: {
  readonly settings: AppSettings
  readonly guards: Guards
  readonly metrics: Metrics
  readonly logger: FastifyBaseLogger
  /** Counts requests over all processes; absent: this process counts alone. */
  readonly rates?: Pick<SharedRates, 'store'>
  readonly tracing?: Tracing | undefined
  /** Refuses the least important calls under overload; absent: none is refused. */
  readonly load?: LoadWatch | undefined
}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOnly(options.settings.trustedProxies),
    genReqId: newRequestId,
    ...listenerTimes(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('settings', options.settings)
  app.decorate('guards', options.guards)
  app.decorateRequest('caller')
  app.decorateRequest('callerRefusal')
  app.decorateRequest('concernedPlayerId', null)
  app.decorateRequest('auditChange', null)
  app.decorateRequest('auditSubjects')
  checkInput(app)
  readJsonBodies(app)
  signAnswers(app)
  answerErrors(app)
  traceRequests(app, options.tracing, { isDoor: false })
  measureRequests(app, options.metrics)
  if (options.load) shedLoad(app, options.load, options.metrics.registry)
  await app.register(cookie)
  // Responses are data for our own pages: nothing in them is loaded, framed or read by other sites. Headers that matter
  // only to documents or to old browsers are left out: every round pays for each header.
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    hsts: options.settings.secureCookies ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  await app.register(rateLimit, {
    global: true,
    max: 600 * options.settings.rateFactor,
    timeWindow: 60_000,
    cache: 50_000,
    ...(options.rates && { store: options.rates.store }),
    // A signed-in caller is counted by identity, everybody else by address: made-up tokens do not get around the limit.
    keyGenerator: ({ caller, ip }) => (caller ? keyOf(caller) : ip),
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  return app
}

/** Trusts no X-Forwarded-For where no proxy is configured. */
function trustOnly(proxies: readonly string[]): string[] | false {
  return proxies.length === 0 ? false : [...proxies]
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: AppSettings
    guards: Guards
  }
}
