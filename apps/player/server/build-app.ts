import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { isGuarded } from '#config/env.ts'
import { serveBrandFiles } from './brand-files.ts'
import { serveGameArt } from './game-art.ts'
import { loadBundle } from './load-bundle.ts'
import { servePrefetchList } from './prefetch-list.ts'
import { proxyApi } from './proxy-api.ts'
import type { Settings } from './read-settings.ts'
import { readSite } from './read-site.ts'
import { servePages } from './serve-pages.ts'
import { serveSitemap } from './sitemap.ts'

export type Folders = { readonly build: string; readonly catalogue: string }

const YEAR_S = 31_536_000
const READY_WAIT_MS = 2000

/** The player site as one server, not listening yet. */
export async function buildApp(settings: Settings, folders: Folders): Promise<FastifyInstance> {
  const site = readSite(settings)
  const bundle = await loadBundle(folders.build)
  const isOutside = settings.gamificationScript?.startsWith('https:') === true
  const others = {
    gamesOrigin: settings.gamesOrigin,
    gamificationOrigin: isOutside ? new URL(settings.gamificationScript ?? '').origin : undefined,
    mustUpgrade: isGuarded(settings.configuration.environment),
  }
  const app = fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Not pino's own writer: it never gives up at the end of a process whose reader is gone.
      stream: process.stdout,
    },
    // Addresses may carry a token (password reset): requests are logged by the API, not here.
    logController: new LogController({ disableRequestLogging: true }),
    // Browsers hold connections open: they must not hold the process.
    forceCloseConnections: 'idle',
    trustProxy: 'loopback, linklocal, uniquelocal',
  })

  await app.register(helmet, {
    // Each page brings its own policy with its own hashes; everything else may do nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: { maxAge: YEAR_S, includeSubDomains: true },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async (_, reply) => {
    const isReady = await fetch(`${settings.apiOrigin}/health/ready`, {
      signal: AbortSignal.timeout(READY_WAIT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'the API does not answer' })
  })
  serveBrandFiles(app, site)
  serveSitemap(app, site)
  await app.register(fastifyStatic, {
    root: join(folders.build, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/client/assets/')
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=0, must-revalidate',
      )
    },
  })
  serveGameArt(app, folders.catalogue)
  servePrefetchList(app, settings.gamesOrigin)
  await proxyApi(app, settings.apiOrigin)
  servePages(app, { clientFolder: join(folders.build, 'client'), bundle, site, others })
  return app
}
