import type { FastifyInstance } from 'fastify'
import { createClient } from '#client'
import { list } from '#contract/onling-v2/online-game.ts'
import { accountPartsOf } from '../src/shell/account-parts.ts'
import { offeredPages } from '../src/shell/offered-pages.ts'
import { paths } from '../src/shell/paths.ts'
import type { Site } from '../src/shell/site-context.ts'

/** Addresses for search engines: lobby, shown pages and games, in every language of the brand. */
export function serveSitemap(app: FastifyInstance, site: Site): void {
  const { brand, playerOrigin, apiOrigin } = site
  const { hasVenues } = accountPartsOf(brand)
  const api = createClient({ baseUrl: apiOrigin })
  app.get('/sitemap.xml', async (_, reply) => {
    const answer = await api(list, { query: {} })
    const keys = answer.ok ? answer.data.games.map(({ key }) => key) : []
    const pages = offeredPages(site)
    const addresses = brand.languages.flatMap((language) => [
      paths.lobby(language),
      ...(hasVenues ? [paths.places(language)] : []),
      ...pages.map((page) => paths.page(language, page)),
      ...keys.map((key) => paths.game(language, key)),
    ])
    const lines = addresses.map((address) => `<url><loc>${playerOrigin}${address}</loc></url>`).join('')
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines}</urlset>`,
      )
  })
}
