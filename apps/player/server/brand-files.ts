import type { FastifyInstance } from 'fastify'
import { readPicture, readTheme } from '#config/read-texts.ts'
import { sharedColours, type Theme } from '#config/theme.ts'
import type { Site } from '../src/shell/site-context.ts'
import { serveBrandPictures } from './brand-pictures.ts'
import type { SiteLooks } from './site-looks.ts'

const HOUR = 'public, max-age=3600'

/** Logo, icon, pictures of both, manifest and robots.txt of the brand that this process serves, as it looks when they are asked for. */
export function serveBrandFiles(app: FastifyInstance, siteLooks: Pick<SiteLooks, 'site' | 'last'>): void {
  const { brand, playerOrigin, environment } = siteLooks.last()
  const drawn = {
    theme: readTheme(brand.target),
    logo: readPicture(brand.target, 'logo'),
    icon: readPicture(brand.target, 'icon'),
  }
  const pictures = ({ palette }: Site['look']) => ({
    logo: recolour(drawn.logo, drawn.theme, palette.dark),
    // The same mark for light surfaces: letters in the dark text, the sign in the accents of the light theme.
    'logo-light': recolour(
      drawn.logo,
      { ...drawn.theme, text: sharedColours.dark.text },
      { ...palette.light, text: sharedColours.light.text },
    ),
    icon: recolour(drawn.icon, drawn.theme, palette.dark),
    background: palette.dark.bg,
  })
  for (const name of ['logo', 'logo-light', 'icon'] as const) {
    app.get(`/${name}.svg`, async (_, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', HOUR)
        .send(pictures((await siteLooks.site()).look)[name]),
    )
  }
  serveBrandPictures(app, async () => pictures((await siteLooks.site()).look))
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', HOUR)
      .send(writeManifest(brand, (await siteLooks.site()).look.palette.dark)),
  )
  // Only the real site is for search engines.
  const isPublic = environment === 'production' || environment === 'dev'
  const robots = isPublic
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /capi/', `Sitemap: ${playerOrigin}/sitemap.xml`, '']
    : ['User-agent: *', 'Disallow: /', '']
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots.join('\n')))
}

function writeManifest(brand: Site['brand'], theme: Theme): string {
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
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  })
}

/** A picture in other colours, token by token. */
function recolour<Token extends string>(svg: string, from: Record<Token, string>, to: Record<Token, string>): string {
  const colours = new Map<string, string>((Object.keys(from) as Token[]).map((token) => [from[token], to[token]]))
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour)
}
