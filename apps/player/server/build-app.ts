import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isGuarded } from '#config/env.ts'
import { openPictures } from '#pictures'
import { makeServer } from '../../front-door/make-server.ts'
import { proxyApi } from '../../front-door/proxy-api.ts'
import { serveHealth } from '../../front-door/serve-health.ts'
import { serveBrandFiles } from './brand-files.ts'
import { openSiteLooks } from './site-looks.ts'
import { serveGameArt } from './game-art.ts'
import { loadBundle } from './load-bundle.ts'
import { serveOfflinePage } from './offline-page.ts'
import { servePrefetchList } from './prefetch-list.ts'
import type { Settings } from './read-settings.ts'
import { readSite } from './read-site.ts'
import { servePages } from './serve-pages.ts'
import { serveSitemap } from './sitemap.ts'
import { createSessionCheck } from './waiting/check-session.ts'
import { holdVisitors } from './waiting/hold-visitors.ts'

export type Folders = { readonly build: string; readonly catalogue: string }

const YEAR_S = 31_536_000

/** The player site as one server, not listening yet. */
export async function buildApp(settings: Settings, folders: Folders): Promise<FastifyInstance> {
  const site = readSite(settings)
  const siteLooks = openSiteLooks(site)
  const bundle = await loadBundle(folders.build)
  const { liveChat } = settings.configuration.brand.support
  const others = {
    gamesOrigin: settings.gamesOrigin,
    gamificationOrigin: settings.gamification ? new URL(settings.gamification.script).origin : undefined,
    chatOrigin: liveChat === 'none' ? undefined : new URL(liveChat.script).origin,
    mapOrigin: settings.mapTiles ? new URL(settings.mapTiles.url).origin : undefined,
    mustUpgrade: isGuarded(settings.configuration.environment),
  }
  const app = makeServer(settings)

  await app.register(helmet, {
    // Each page has its own policy with its own hashes; all other responses have a policy that allows nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: { maxAge: YEAR_S, includeSubDomains: true },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  serveHealth(app, settings.apiOrigin)
  const pictures = openPictures(settings.pictures)
  serveBrandFiles(app, siteLooks, pictures)
  serveSitemap(app, site)
  serveOfflinePage(app, { brand: site.brand, shown: siteLooks.site })
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
  serveGameArt(app, folders.catalogue, pictures)
  servePrefetchList(app, settings.gamesOrigin)
  await proxyApi(app, { apiOrigin: settings.apiOrigin, door: 'player', isWithCookies: true })
  const { startsAfterPaint } = settings
  const isSecure = settings.playerOrigin.startsWith('https:')
  const isSignedIn = createSessionCheck(settings.apiOrigin)
  const visitors =
    settings.visitors &&
    holdVisitors(settings.visitors, {
      shown: site,
      lookKey: () => siteLooks.last().lookKey,
      isSignedIn,
      isSecure,
      log: app.log,
    })
  servePages(app, {
    clientFolder: join(folders.build, 'client'),
    bundle,
    siteLooks,
    others,
    startsAfterPaint,
    visitors,
  })
  return app
}
