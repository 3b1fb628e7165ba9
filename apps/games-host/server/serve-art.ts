import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { HostedGame } from './read-presentations.ts'

const PICTURES = new Set(['icon.webp', 'cover.webp', 'stage.webp', 'symbols.webp', 'symbols.json'])
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Serves the symbols of this host. */
export function serveSymbols(app: FastifyInstance, symbols: string): void {
  app.get<{ Params: { file: string } }>('/symbols/:file', async ({ params: { file } }, reply) => {
    const isKnown = /^[A-Za-z0-9-]{2,40}\.webp$/.test(file) && (await isThere(join(symbols, file)))
    if (!isKnown) return reply.header('cache-control', 'no-store').code(404).send()
    return reply.header('cache-control', YEAR).sendFile(file, symbols, { cacheControl: false })
  })
}

/** Serves pictures of games. A URL with the content's hash is immutable. */
export function serveArt(app: FastifyInstance, catalogue: string, games: ReadonlyMap<string, HostedGame>): void {
  app.get<{ Params: { key: string; file: string }; Querystring: { v?: string } }>(
    '/art/:key/:file',
    async ({ params: { key, file }, query }, reply) => {
      reply.header('cache-control', query.v ? YEAR : DAY)
      if (file === 'drawn.svg') {
        const svg = games.get(key)?.drawnSheet
        return svg ? reply.type('image/svg+xml').send(svg) : reply.code(404).send()
      }
      const folder = join(catalogue, key, 'art')
      const isKnown = /^[A-Za-z0-9]{2,40}$/.test(key) && PICTURES.has(file)
      if (!isKnown || !(await isThere(join(folder, file))))
        return reply.header('cache-control', 'no-store').code(404).send()
      return reply.sendFile(file, folder, { cacheControl: false })
    },
  )
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
