import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PicturesUnavailable, type Pictures } from '#pictures'
import { refusePicture } from './refuse-picture.ts'

const PICTURES = new Set(['icon.webp', 'cover.webp', 'cover-m.webp'])
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'
/** Their addresses are names: a picture that a release replaced is seen at once, and one that stayed is a 304. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** The size in which social networks show a shared page. */
const SHARED = {
  widthPx: 1200,
  heightPx: 630,
  fit: 'cover',
  pixelsMax: 10_000_000,
  failOn: 'error',
  format: 'jpeg',
  quality: 78,
} as const

/** Pictures of games from the catalogue; `cover-m.webp` is the small cover; the large one is sent if it is missing. */
export function serveGameArt(app: FastifyInstance, catalogueFolder: string, pictures: Pictures): void {
  const shared = new Map<string, Promise<Buffer>>()
  app.get<{ Params: { key: string } }>('/art/:key/share.jpg', async ({ params: { key } }, reply) => {
    if (!/^[A-Za-z0-9]{2,40}$/.test(key)) return refuseUnknown(reply)
    const cover = join(catalogueFolder, key, 'art', 'cover.webp')
    // Social networks do not read WebP. Converted once for each game.
    const picture = shared.get(key) ?? makeShared(pictures, cover)
    shared.set(key, picture)
    const bytes = await picture.catch((error: unknown) => {
      if (shared.get(key) === picture) shared.delete(key)
      return error instanceof PicturesUnavailable ? ('unavailable' as const) : undefined
    })
    if (bytes === 'unavailable') return refusePicture(reply)
    if (!bytes) return refuseUnknown(reply)
    return reply.type('image/jpeg').header('cache-control', DAY).send(bytes)
  })
  app.get<{ Params: { key: string; file: string } }>('/art/:key/:file', async ({ params: { key, file } }, reply) => {
    if (!/^[A-Za-z0-9]{2,40}$/.test(key) || !PICTURES.has(file)) return refuseUnknown(reply)
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
    if (!found) return refuseUnknown(reply)
    return reply.header('cache-control', ALWAYS_ASK).sendFile(found, folder, { cacheControl: false })
  })
}

async function makeShared(pictures: Pictures, cover: string): Promise<Buffer> {
  const made = await pictures.recode(await readFile(cover), SHARED)
  if (!made.ok) throw new Error(`The cover ${cover} is ${made.problem}.`)
  return made.content
}

/** While a release replaces the processes, one of the old ones does not know the picture of a new game: no cache may keep that. */
function refuseUnknown(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').code(404).send()
}
