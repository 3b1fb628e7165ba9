import type { FastifyInstance } from 'fastify'
import { readPicture, readTheme } from '#config/read-texts.ts'
import { sharedColours, themeTokens, type Theme } from '#config/theme.ts'
import type { Site } from '../src/shell/site-context.ts'
import { serveBrandPictures } from './brand-pictures.ts'

const HOUR = 'public, max-age=3600'

/** Logo, icon, pictures of both, manifest and robots.txt of the brand that this process serves. */
export function serveBrandFiles(app: FastifyInstance, site: Site): void {
  const { brand, playerOrigin, environment } = site
  const theme = readTheme(brand.target)
  const logo = readPicture(brand.target, 'logo')
  const pictures = {
    logo,
    // The same mark for light surfaces: letters in the dark text, the sign in the accents of the light theme.
    'logo-light': recolour(logo, theme, readTheme(brand.target, 'light')),
    icon: readPicture(brand.target, 'icon'),
  }
  for (const name of ['logo', 'logo-light', 'icon'] as const) {
    app.get(`/${name}.svg`, (_, reply) =>
      reply.type('image/svg+xml').header('cache-control', HOUR).send(pictures[name]),
    )
  }
  serveBrandPictures(app, { ...pictures, background: theme.bg })
  const manifest = JSON.stringify({
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
  app.get('/manifest.webmanifest', (_, reply) =>
    reply.type('application/manifest+json').header('cache-control', HOUR).send(manifest),
  )
  // Only the real site is for search engines.
  const isPublic = environment === 'production' || environment === 'dev'
  const robots = isPublic
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /capi/', `Sitemap: ${playerOrigin}/sitemap.xml`, '']
    : ['User-agent: *', 'Disallow: /', '']
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots.join('\n')))
}

/** A picture in the colours of another theme, token by token. */
function recolour(svg: string, from: Theme, to: Theme): string {
  const colours = new Map<string, string>([
    [sharedColours.dark.text, sharedColours.light.text],
    ...themeTokens.map((token) => [from[token], to[token]] as const),
  ])
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour)
}
