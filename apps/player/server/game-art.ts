import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

const PICTURES = new Set(['icon.webp', 'cover.webp', 'cover-m.webp'])
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** The size in which social networks show a shared page. */
const SHARED = { width: 1200, height: 630 } as const

/** Pictures of games from the catalogue; `cover-m.webp` is the small cover; the large one is sent if it is missing. */
export function serveGameArt(app: FastifyInstance, catalogueFolder: string): void {
  const shared = new Map<string, Promise<Buffer>>()
  app.get<{ Params: { key: string } }>('/art/:key/share.jpg', async ({ params: { key } }, reply) => {
    if (!/^[A-Za-z0-9]{2,40}$/.test(key)) return reply.code(404).send()
    const cover = join(catalogueFolder, key, 'art', 'cover.webp')
    // Social networks do not read WebP. Converted once for each game.
    const picture = shared.get(key) ?? sharp(cover).resize(SHARED.width, SHARED.height).jpeg({ quality: 78 }).toBuffer()
    shared.set(key, picture)
    const bytes = await picture.catch(() => {
      shared.delete(key)
      return undefined
    })
    if (!bytes) return reply.code(404).send()
    return reply.type('image/jpeg').header('cache-control', DAY).send(bytes)
  })
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
