import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const KEY = /^[A-Za-z0-9]{2,40}$/
const TYPES = {
  'icon.webp': 'image/webp',
  'symbols.webp': 'image/webp',
  'symbols.json': 'application/json; charset=utf-8',
} as const
const HOUR_SECONDS = 3600

/** Art of the games, for the list and the replay: three names of a game's folder and nothing else of it. */
export function serveGameArt(app: FastifyInstance, gamesFolder: string): void {
  app.get<{ Params: { key: string; file: string } }>('/game-art/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    if (!KEY.test(key) || !isServed(file)) return reply.callNotFound()
    const bytes = await readFile(join(gamesFolder, key, 'art', file)).catch(() => undefined)
    if (!bytes) return reply.callNotFound()
    return reply.type(TYPES[file]).header('cache-control', `private, max-age=${HOUR_SECONDS}`).send(bytes)
  })
}

function isServed(file: string): file is keyof typeof TYPES {
  return Object.hasOwn(TYPES, file)
}
