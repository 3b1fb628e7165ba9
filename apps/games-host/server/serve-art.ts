import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { keptVersionOfFile, versionOf } from './content-version.ts'
import type { HostedGame } from './read-presentations.ts'

const PICTURES = new Set(['icon.webp', 'cover.webp', 'stage.webp', 'symbols.webp', 'symbols.json'])
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

type Versioned = { Querystring: { v?: string } }

/**
 * What is asked for by the version that it has stays what it is. While a release replaces the processes one by one, a page of the
 * new one may ask an old process: what that has must not be kept at the address of what it lacks.
 */
const keepFor = (asked: string | undefined, version: string): string =>
  asked === undefined ? DAY : asked === version ? YEAR : 'no-cache'

/** Serves the symbols of this host. */
export function serveSymbols(app: FastifyInstance, symbols: string): void {
  app.get<Versioned & { Params: { file: string } }>('/symbols/:file', async ({ params: { file }, query }, reply) => {
    const isKnown = /^[A-Za-z0-9-]{2,40}\.webp$/.test(file) && (await isThere(join(symbols, file)))
    if (!isKnown) return reply.code(404).send()
    reply.header('cache-control', keepFor(query.v, keptVersionOfFile(join(symbols, file))))
    return reply.sendFile(file, symbols, { cacheControl: false })
  })
}

/** Serves pictures of games. A URL with the content's hash is immutable. */
export function serveArt(app: FastifyInstance, catalogue: string, games: ReadonlyMap<string, HostedGame>): void {
  app.get<Versioned & { Params: { key: string; file: string } }>(
    '/art/:key/:file',
    async ({ params: { key, file }, query }, reply) => {
      if (file === 'drawn.svg') {
        const svg = games.get(key)?.drawnSheet
        if (!svg) return reply.code(404).send()
        return reply
          .header('cache-control', keepFor(query.v, versionOf(svg)))
          .type('image/svg+xml')
          .send(svg)
      }
      const folder = join(catalogue, key, 'art')
      const isKnown = /^[A-Za-z0-9]{2,40}$/.test(key) && PICTURES.has(file)
      if (!isKnown || !(await isThere(join(folder, file)))) return reply.code(404).send()
      reply.header('cache-control', keepFor(query.v, keptVersionOfFile(join(folder, file))))
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
