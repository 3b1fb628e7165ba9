import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const PICTURES = new Set(['icon.webp', 'cover.webp', 'cover-m.webp'])
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Pictures of games from the catalogue; `cover-m.webp` is the small cover, and the large one where it is missing. */
export function serveGameArt(app: FastifyInstance, catalogueFolder: string): void {
  app.get<{ Params: { key: string; file: string } }>('/art/:key/:file', async ({ params: { key, file } }, reply) => {
    if (!/^[A-Za-z0-9]{2,40}$/.test(key) || !PICTURES.has(file)) return reply.code(404).send()
    const folder = join(catalogueFolder, key, 'art')
    const isThere = async (name: string) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      )
    const found = (await isThere(file))
      ? file
      : file === 'cover-m.webp' && (await isThere('cover.webp'))
        ? 'cover.webp'
        : undefined
    if (!found) return reply.code(404).send()
    return reply.header('cache-control', DAY).sendFile(found, folder, { cacheControl: false })
  })
}
