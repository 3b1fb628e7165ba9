import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isGuarded } from '#config/env.ts'
import { readThemeCss } from '#config/read-texts.ts'
import type { Language } from '#config/shapes.ts'
import type { Target } from '#config/targets.ts'
import { writeThemeCss } from '#config/theme.ts'
import { drawBrand } from '../../front-door/draw-brand.ts'
import { makeServer } from '../../front-door/make-server.ts'
import { openLook, type OpenLook } from '../../front-door/open-look.ts'
import { openTexts, ownTexts } from '../../front-door/open-texts.ts'
import { proxyApi } from '../../front-door/proxy-api.ts'
import { serveHealth } from '../../front-door/serve-health.ts'
import type { Look } from './html.ts'
import { isLanguage } from '../texts/index.ts'
import { writeContentSecurity } from './content-security.ts'
import { measure } from './measure.ts'
import { proxyStream } from './proxy-stream.ts'
import { readBuild } from './read-build.ts'
import { readPresentations } from './read-presentations.ts'
import type { Settings } from './read-settings.ts'
import { listPrefetches } from './list-prefetches.ts'
import { serveArt, serveSymbols } from './serve-art.ts'
import { serveGames } from './serve-games.ts'
import { hashOfFile, writeVerifierFile } from './write-verifier-file.ts'
import { writeVerifyPage } from './write-verify-page.ts'

export type Folders = { readonly build: string; readonly catalogue: string; readonly symbols: string }

const YEAR_S = 31_536_000

/** The games host as one server, not listening yet. */
export async function buildApp(settings: Settings, folders: Folders): Promise<FastifyInstance> {
  const { brand, environment } = settings.configuration
  const files = await readBuild(folders.build)
  const games = readPresentations(folders.catalogue, folders.symbols)
  // The verifier's file has the colours of the brand's folder: its hash is published, and must be the same for a
  // version of the product.
  const ownLook = { target: brand.target, themeCss: readThemeCss(brand.target) }
  const live = openLook(brand.target, settings.apiOrigin)
  const texts = openTexts(ownTexts(brand), { stamp: live.stamp, apiOrigin: settings.apiOrigin })
  const currentLook = followLook(brand.target, live)
  const languageOf = (wanted: string | undefined) => (wanted && isLanguage(wanted) ? wanted : brand.defaultLanguage)

  const app = makeServer(settings)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: { maxAge: YEAR_S, includeSubDomains: true },
    // The lobby, on a sibling host, prefetches games.
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!/^\/(?:assets|art|game|symbols)\//.test(url)) return
    reply.header('access-control-allow-origin', settings.playerOrigin)
  })
  // While a release replaces the processes, an old one does not know a file of the new build: no cache may keep that.
  app.addHook('onSend', async (_, reply, payload) => {
    if (reply.statusCode === 404 && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
  const policyOf = (html: string): string => writeContentSecurity(html, isGuarded(environment))

  measure(app, settings)
  serveHealth(app, settings.apiOrigin)
  const prefetches = listPrefetches(files, games)
  app.get('/assets/prefetch.json', (_, reply) => reply.header('cache-control', 'public, max-age=300').send(prefetches))
  await app.register(fastifyStatic, {
    root: join(folders.build, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Art passes through here too and sets its own cache-control.
      if (path.startsWith(folders.build)) reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    },
  })
  serveArt(app, folders.catalogue, games)
  serveSymbols(app, folders.symbols)
  serveBrandFiles(app, brand.target, live)
  app.get<{ Params: { file: string } }>('/game/:file', ({ params: { file } }, reply) => {
    const game = file.endsWith('.json') ? games.get(file.slice(0, -'.json'.length)) : undefined
    if (!game) return reply.code(404).send({ code: 'ERR_GAME_NOT_FOUND' })
    return reply.header('cache-control', 'public, max-age=300').send(game.presentation)
  })
  const { apiOrigin } = settings
  // A game uses its own token; a player's cookie is never sent on to the API.
  await proxyApi(app, { apiOrigin, door: 'games', isWithCookies: false, areAnswersLogged: true })
  proxyStream(app, settings)

  const verifierIn = keepVerifiers((language) => writeVerifierFile({ language, files, look: ownLook, games }))
  app.get<{ Querystring: { lang?: string } }>('/verifier.html', ({ query }, reply) =>
    reply
      .header('content-disposition', `attachment; filename="${brand.target}-verifier.html"`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(verifierIn(languageOf(query.lang)).file),
  )
  app.get<{ Querystring: { lang?: string } }>('/verify', async ({ query }, reply) => {
    const language = languageOf(query.lang)
    const { playerOrigin } = settings
    const { hash } = verifierIn(language)
    const look = await currentLook()
    const page = writeVerifyPage({ language, files, look, games, playerOrigin, verifierHash: hash })
    return reply
      .header('content-security-policy', policyOf(page))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  })
  serveGames(app, {
    settings,
    files,
    games,
    symbols: folders.symbols,
    currentLook,
    textsNow: texts.read,
    languageOf,
    policyOf,
  })
  return app
}

/** The brand's live colours around a game. */
function followLook(target: Target, live: OpenLook): () => Promise<Look> {
  return async () => ({ target, themeCss: writeThemeCss((await live.read()).palette, target) })
}

/** The files that a browser requests beside the pages. */
function serveBrandFiles(app: FastifyInstance, target: Target, live: OpenLook): void {
  const draw = drawBrand(target)
  app.get('/icon.svg', async (_, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(draw(await live.read()).icon),
  )
  app.get('/favicon.ico', (_, reply) => reply.redirect('/icon.svg', 308))
  app.get('/robots.txt', (_, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'))
}

/** The verifier's file of each language and its hash, made at the first request. */
function keepVerifiers(write: (language: Language) => string) {
  const verifiers = new Map<Language, { readonly file: string; readonly hash: string }>()
  return (language: Language) => {
    const known = verifiers.get(language)
    if (known) return known
    const file = write(language)
    const made = { file, hash: hashOfFile(file) }
    verifiers.set(language, made)
    return made
  }
}
