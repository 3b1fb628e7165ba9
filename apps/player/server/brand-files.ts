import type { FastifyInstance } from 'fastify'
import type { Pictures } from '#pictures'
import { drawBrand } from '../../front-door/draw-brand.ts'
import type { Site } from '../src/shell/site-context.ts'
import { serveBrandPictures } from './brand-pictures.ts'
import type { SiteLooks } from './site-looks.ts'

const HOUR = 'public, max-age=3600'

/**
 * Logo, icon, PNGs of both, hero pictures, manifest and robots.txt of the brand that this process serves, in the look
 * that is live at the request.
 */
export function serveBrandFiles(
  app: FastifyInstance,
  siteLooks: Pick<SiteLooks, 'site' | 'last'>,
  pictures: Pictures,
): void {
  const { brand, playerOrigin, environment } = siteLooks.last()
  const draw = drawBrand(brand.target)
  const siteFor = async (version: string | undefined): Promise<Site> => {
    const last = siteLooks.last()
    return version === last.lookKey ? last : siteLooks.site()
  }
  for (const name of ['logo', 'logo-light', 'icon'] as const) {
    app.get<Versioned>(`/${name}.svg`, async ({ query: { v } }, reply) => {
      const site = await siteFor(v)
      return reply.type('image/svg+xml').header('cache-control', keepFor(v, site)).send(draw(site.look)[name])
    })
  }
  app.get<Versioned & { Params: { file: string } }>(
    '/hero/:file',
    async ({ params: { file }, query: { v } }, reply) => {
      const site = await siteFor(v)
      const picture = file.endsWith('.svg') ? draw(site.look).heroes.get(file.slice(0, -'.svg'.length)) : undefined
      if (picture === undefined) return reply.callNotFound()
      return reply.type('image/svg+xml').header('cache-control', keepFor(v, site)).send(picture)
    },
  )
  serveBrandPictures(app, pictures, async (v) => {
    const site = await siteFor(v)
    return { ...draw(site.look), background: site.look.palette.dark.bg, cacheControl: keepFor(v, site) }
  })
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', HOUR)
      .send(writeManifest(await siteLooks.site())),
  )
  // Only the production site is open to search engines.
  const isPublic = environment === 'production' || environment === 'dev'
  const robots = isPublic
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /capi/', `Sitemap: ${playerOrigin}/sitemap.xml`, '']
    : ['User-agent: *', 'Disallow: /', '']
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots.join('\n')))
}

export type Versioned = { Querystring: { v?: string } }

/** A picture at the address of the live look is immutable; at the address of another look it is not cached. */
function keepFor(version: string | undefined, { lookKey }: Site): string {
  if (version === undefined) return HOUR
  return version === lookKey ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function writeManifest({ brand, look, lookKey }: Site): string {
  const theme = look.palette.dark
  return JSON.stringify({
    name: brand.appName,
    short_name: brand.appName,
    lang: brand.defaultLanguage,
    id: '/',
    start_url: `/${brand.defaultLanguage}`,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: theme.bg,
    theme_color: theme.bg,
    categories: ['games', 'entertainment'],
    icons: [
      { src: `/icon-192.png?v=${lookKey}`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `/icon-512.png?v=${lookKey}`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `/icon-maskable-512.png?v=${lookKey}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `/icon.svg?v=${lookKey}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `/icon.svg?v=${lookKey}`, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  })
}
