import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isGuarded } from '#config/env.ts'
import { makeServer } from '../../front-door/make-server.ts'
import { proxyApi } from '../../front-door/proxy-api.ts'
import { serveHealth } from '../../front-door/serve-health.ts'
import type { Settings } from './read-settings.ts'
import { serveGameArt } from './serve-game-art.ts'

export type Folders = {
  /** The built screens. */
  readonly build: string
  /** One folder per game, for the symbols of the replay. */
  readonly games: string
}

const YEAR_SECONDS = 31_536_000

/**
 * The staff site: built screens, health, and the API under the site's own origin so that cookies are first-party.
 * Every address that is not a file shows the screens; every call that staff may make goes to the API unread, and no other.
 */
export async function buildServer(settings: Settings, folders: Folders): Promise<FastifyInstance> {
  const { apiOrigin, configuration, mapTiles } = settings
  const { brand, market, environment } = configuration
  const app = makeServer(settings)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
        connectSrc: ["'self'"],
        // The studio shows the player site and the frame of a game in a look that is tried.
        frameSrc: [settings.playerOrigin, settings.gamesOrigin],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isGuarded(environment),
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  serveHealth(app, apiOrigin)
  // Which house this is: shown in the top bar, the same for everybody, no secret in it.
  app.get('/place.json', async (_, reply) => {
    const { canEditNickname, canEditLightMode, canEditColors } = brand.backOffice
    const place = {
      brandName: brand.appName,
      marketKey: market.key,
      environment,
      timeZone: market.timeZone,
      mapTiles: mapTiles ?? null,
      may: { editNickname: canEditNickname, editLightMode: canEditLightMode, editColors: canEditColors },
    }
    return reply.header('cache-control', 'no-store').send(place)
  })
  await proxyApi(app, { apiOrigin, door: 'staff', isWithCookies: true })
  serveGameArt(app, folders.games)
  await serveScreens(app, folders.build)
  return app
}

async function serveScreens(app: FastifyInstance, buildFolder: string): Promise<void> {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('The screens of the back office are not built: run its build before its start.')
  }
  await app.register(fastifyStatic, {
    root: buildFolder,
    cacheControl: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content; all others are asked for again.
      const isHashed = path.includes(`${join(buildFolder, 'assets')}`)
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (isScreen) return reply.sendFile('index.html')
    // While a release replaces the processes, an old one does not know a file of the new build: no cache may keep that.
    return reply.status(404).header('cache-control', 'no-store').send({ code: 'ERR_NOT_FOUND', requestId: request.id })
  })
  app.get('/', (_, reply) => reply.sendFile('index.html'))
}
