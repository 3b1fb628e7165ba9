import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isGuarded } from '#config/env.ts'
import type { Look } from '#config/look.ts'
import { outlines } from '#config/outlines.ts'
import { writeThemeCss } from '#config/theme.ts'
import { drawBrand } from '../../front-door/draw-brand.ts'
import { makeServer } from '../../front-door/make-server.ts'
import { keyOfLook, openLook } from '../../front-door/open-look.ts'
import { keyOfTexts, openTexts, ownTexts, type TextsByLanguage } from '../../front-door/open-texts.ts'
import { proxyApi } from '../../front-door/proxy-api.ts'
import { serveHealth } from '../../front-door/serve-health.ts'
import { makeDeviceCalls } from './device-calls.ts'
import { errorsOf, readSetting } from './kiosk-setting.ts'
import type { Settings } from './read-settings.ts'

const YEAR_SECONDS = 31_536_000
const MONTHS_MAX = 120

/** The kiosk's page, the calls of players at its own origin, and the calls of the device. */
export async function buildServer(settings: Settings, buildFolder: string): Promise<FastifyInstance> {
  const { apiOrigin, configuration, playerOrigin } = settings
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
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isGuarded(environment),
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  // Nothing of one person may reach the next: no caching, and cookies are removed.
  app.addHook('onSend', async (_, reply, payload) => {
    reply.removeHeader('set-cookie')
    return payload
  })
  serveHealth(app, apiOrigin)
  const live = openLook(brand.target, apiOrigin)
  const drawn = drawBrand(brand.target)
  const setting = { ...readSetting(brand, market), outline: outlines[market.key], playerOrigin }
  const texts = openTexts(ownTexts(brand), { stamp: live.stamp, apiOrigin })
  const keyOf = (look: Look, said: TextsByLanguage) => `${keyOfLook(brand.target, look)} ${keyOfTexts(said)}`
  app.get('/kiosk.json', async (_, reply) => {
    const [look, said] = await Promise.all([live.read(), texts.read()])
    const shown = { ...setting, errors: errorsOf(brand, said), shownKey: keyOf(look, said) }
    return reply.header('cache-control', 'no-store').send(shown)
  })
  // Polled by an idle page.
  app.get('/shown.json', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ shownKey: keyOf(...(await Promise.all([live.read(), texts.read()]))) }),
  )
  app.get('/theme.css', async (_, reply) =>
    reply
      .type('text/css')
      .header('cache-control', 'no-cache')
      .send(writeThemeCss((await live.read()).palette, brand.target)),
  )
  for (const picture of ['logo', 'icon'] as const)
    app.get(`/${picture}.svg`, async (_, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'no-cache')
        .send(drawn(await live.read())[picture]),
    )
  const device = makeDeviceCalls(settings)
  app.post<{ Body: { months: number } }>(
    '/kiosk/apply',
    {
      schema: {
        body: {
          type: 'object',
          required: ['months'],
          additionalProperties: false,
          properties: { months: { type: 'integer', minimum: 1, maximum: MONTHS_MAX } },
        },
      },
    },
    async ({ body, headers }, reply) => {
      const token = tokenIn(headers)
      if (token === undefined) return reply.code(401).send({ code: 'ERR_NOT_SIGNED_IN' })
      return passOn(await device.applyToRegister(token, body.months), reply)
    },
  )
  app.post('/kiosk/meet', async ({ headers }, reply) => {
    const token = tokenIn(headers)
    if (token === undefined) return reply.code(401).send({ code: 'ERR_NOT_SIGNED_IN' })
    return passOn(await device.meet(token), reply)
  })
  // The nearest venues are measured from it.
  app.get('/kiosk/venue', async (_, reply) =>
    passOn(await device.readVenue(), reply.header('cache-control', 'no-store')),
  )
  // Names the venue of this kiosk in a registration that is finished on a phone.
  app.post('/kiosk/registration', async (_, reply) => passOn(await device.beginRegistration(), reply))
  await proxyApi(app, { apiOrigin, door: 'player', isWithCookies: false })
  await servePage(app, buildFolder)
  return app
}

const tokenIn = ({ authorization = '' }: { readonly authorization?: string | undefined }): string | undefined =>
  /^Bearer (\S+)$/.exec(authorization)?.[1]

type Answered =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly code: string }

/** Passes the API's answer on to the page; an API that did not answer is a 503. */
const passOn = (answer: Answered, reply: FastifyReply): FastifyReply =>
  answer.ok ? reply.send(answer.data) : reply.code(answer.status || 503).send({ code: answer.code })

async function servePage(app: FastifyInstance, buildFolder: string): Promise<void> {
  if (!existsSync(join(buildFolder, 'index.html')))
    throw new Error('The page of the kiosk is not built: run its build before its start.')
  await app.register(fastifyStatic, {
    root: buildFolder,
    cacheControl: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(join(buildFolder, 'assets'))
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.get('/', (_, reply) => reply.sendFile('index.html'))
}
