import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Static } from 'typebox'
import type { Game, Tag } from '#contract/shapes/game.ts'

const CATALOGUE = join(import.meta.dirname, '../../games/catalogue')

type Entry = {
  readonly key: string
  readonly name: { readonly cs: string; readonly en: string }
  readonly categories: readonly string[]
  readonly genre?: string
  readonly tags?: readonly string[]
  readonly badges?: readonly string[]
  readonly volatility: string
  readonly declaredRtp?: string
  readonly start: string
  readonly sort: number
}

/**
 * An API with only the catalogue, so that lobbies of all brands are rendered without a database. It refuses everything
 * else, and the site works without it.
 */
export async function startStandInApi() {
  const games = readGames()
  const provider = { name: 'Tolar', normalizedName: 'tolar' }
  const answers: Readonly<Record<string, unknown>> = {
    '/capi/v2-onling/OnlineGame/List': { games },
    '/capi/v2-onling/OnlineGame/GetProviders': { providers: [provider] },
    '/capi/v2-onling/OnlineGame/GetTags': { tags: countTags(games) },
    '/capi/v2-onling/OnlineGame/GetRecentWins': { wins: [] },
  }
  const server = createServer((request, reply) => {
    const answer = answers[new URL(request.url ?? '/', 'http://api').pathname]
    reply.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(answer ?? { code: 'NOT_FOUND' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

function readGames(): readonly Static<typeof Game>[] {
  return readdirSync(CATALOGUE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = join(CATALOGUE, name)
      const entry = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as Entry
      const art = JSON.parse(readFileSync(join(folder, 'art/art.json'), 'utf8')) as { mid: string }
      const { categories, genre, tags = [], badges = [] } = entry
      return {
        key: entry.key,
        name: entry.name.cs,
        names: entry.name,
        provider: { name: 'Tolar', normalizedName: 'tolar' },
        start: entry.start,
        tags: [
          ...new Set([...categories, ...(genre ? [genre] : []), ...tags, ...badges.map((one) => one.toLowerCase())]),
        ],
        sort: entry.sort,
        launchUrl: '',
        iconUrl: `/art/${entry.key}/icon.webp`,
        coverUrl: `/art/${entry.key}/cover.webp`,
        glow: art.mid,
        rtp: entry.declaredRtp ?? '95.00',
        volatility: entry.volatility,
        maxWinX: 1_000 + entry.sort,
        hasDemo: true,
      }
    })
}

function countTags(games: readonly Static<typeof Game>[]): readonly Static<typeof Tag>[] {
  const counts = new Map<string, number>()
  for (const tag of games.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const genres = new Set(['fruits', 'thematic', 'diamonds'])
  const badges = new Set(['recommended', 'most-played', 'new', 'top', 'exclusive'])
  return [...counts].map(([key, gamesCount]) => ({
    type: genres.has(key) ? ('Genre' as const) : badges.has(key) ? ('Tag' as const) : ('Category' as const),
    key,
    translations: [],
    gamesCount,
  }))
}
