import { existsSync } from 'node:fs'
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import httpProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serveGameArt } from './serve-game-art.ts'

export type ServerNeeds = {
  readonly apiOrigin: string
  /** Folder with the built screens. */
  readonly buildFolder: string
  /** Folder with one folder per game, for the symbols of the replay. */
  readonly gamesFolder: string
  readonly brandName: string
  readonly marketKey: string
  /** Zone of the market, named beside times of another zone. */
  readonly timeZone: string
  readonly environment: string
  readonly isSecure: boolean
  /** Proxies before this process whose X-Forwarded-For is believed: addresses or networks, or `loopback`. */
  readonly trustedProxies: string
  readonly logger: FastifyServerOptions['logger']
}

const YEAR_SECONDS = 31_536_000
const BODY_BYTES_MAX = 1_048_576
const READY_TIMEOUT_MS = 2000

/**
 * The staff site: built screens, health, and the API under the site's own origin so that cookies are first-party.
 * Every address that is not a file shows the screens; every `/api` and `/capi` call goes to the API unread.
 */
export async function buildServer(needs: ServerNeeds): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: needs.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    ...(needs.logger === undefined ? {} : { logger: needs.logger }),
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: needs.isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.get('/health/live', async () => ({ live: true }))
  app.get('/health/ready', async (_, reply) => {
    const isReady = await isApiAlive(needs.apiOrigin)
    return reply.status(isReady ? 200 : 503).send({ ready: isReady })
  })
  // Which house this is: shown in the top bar, the same for everybody, no secret in it.
  app.get('/place.json', async (_, reply) => {
    const { brandName, marketKey, environment, timeZone } = needs
    return reply.header('cache-control', 'no-store').send({ brandName, marketKey, environment, timeZone })
  })
  for (const prefix of ['/api', '/capi']) await app.register(httpProxy, proxyTo(needs.apiOrigin, prefix))
  serveGameArt(app, needs.gamesFolder)
  await serveScreens(app, needs.buildFolder)
  return app
}

function proxyTo(upstream: string, prefix: string): FastifyHttpProxyOptions {
  return {
    upstream,
    prefix,
    rewritePrefix: prefix,
    replyOptions: {
      // The API limits attempts by source: it must see the person's address, and only one that we vouch for.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
      }),
    },
  }
}

async function isApiAlive(apiOrigin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiOrigin}/health/live`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
    return answer.ok
  } catch {
    return false
  }
}

async function serveScreens(app: FastifyInstance, buildFolder: string): Promise<void> {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('The screens of the back office are not built: run its build before its start.')
  }
  await app.register(fastifyStatic, {
    root: buildFolder,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content; all others are asked for again.
      const isHashed = path.includes(`${join(buildFolder, 'assets')}`)
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (isScreen) return reply.sendFile('index.html')
    return reply.status(404).send({ code: 'ERR_NOT_FOUND', requestId: request.id })
  })
  app.get('/', (_, reply) => reply.sendFile('index.html'))
}
