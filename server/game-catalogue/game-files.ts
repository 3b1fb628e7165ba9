import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import type { Pictures } from '#pictures'
import { fileKindOf, type Clock, type Database } from '../kernel/index.ts'
import * as queries from './game-files.queries.ts'
import type { FileKind, FileRow } from './shelf.queries.ts'

const PIXELS_MAX = 50_000_000
const WEBP_QUALITY = 84

type Size = { readonly widthPx: number; readonly heightPx: number }

/** Sizes of the brand's pictures of games. */
export type PictureSizes = { readonly gameIcon: Size; readonly cover: Size }

export type Refusable =
  | { readonly ok: true; readonly content: Buffer; readonly contentType: string }
  | { readonly ok: false; readonly code: 'ERR_FILE_TYPE_NOT_ALLOWED' | 'ERR_IMAGE_TOO_SMALL' }

/** URL of a stored file; it contains the hash, so its content never changes. */
export function addressOfFile({ hash, kind }: Pick<FileRow, 'hash' | 'kind'>): string {
  return `${fileRoutes.game.root}/${hash}.${kind === 'plan' ? 'pdf' : 'webp'}`
}

/**
 * Checks an uploaded file by its bytes, never by its name or declared type. A picture is encoded again in the size that
 * the brand shows: nothing of the original file (metadata, appended data) is stored. A document is stored as it is.
 */
export async function prepareFile(
  { pictures, pictureSizes: sizes }: { readonly pictures: Pictures; readonly pictureSizes: PictureSizes },
  kind: FileKind,
  sent: Buffer,
): Promise<Refusable> {
  const fileKind = fileKindOf(sent)
  if (kind === 'plan')
    return fileKind === 'pdf'
      ? { ok: true, content: sent, contentType: 'application/pdf' }
      : { ok: false, code: 'ERR_FILE_TYPE_NOT_ALLOWED' }
  if (fileKind === undefined || fileKind === 'pdf') return { ok: false, code: 'ERR_FILE_TYPE_NOT_ALLOWED' }
  const made = await pictures.recode(sent, {
    ...(kind === 'icon' ? sizes.gameIcon : sizes.cover),
    fit: 'cover',
    mustFill: true,
    pixelsMax: PIXELS_MAX,
    failOn: 'error',
    format: 'webp',
    quality: WEBP_QUALITY,
  })
  if (made.ok) return { ok: true, content: made.content, contentType: 'image/webp' }
  return { ok: false, code: made.problem === 'too-small' ? 'ERR_IMAGE_TOO_SMALL' : 'ERR_FILE_TYPE_NOT_ALLOWED' }
}

/** Stores a prepared file in place of the previous one. */
export async function storeFile(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  file: {
    readonly gameKey: string
    readonly kind: FileKind
    readonly content: Buffer
    readonly contentType: string
    readonly userId: number
  },
): Promise<FileRow> {
  const hash = createHash('sha256').update(file.content).digest('hex')
  await queries.saveFile(db, { ...file, hash, uploadedAt: clock.now() })
  return { gameKey: file.gameKey, kind: file.kind, hash, contentType: file.contentType }
}

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves stored files by the hash of their bytes. Not a declared call: it sends bytes. */
export function serveFiles(app: FastifyInstance, db: Database): void {
  const { root, doors } = fileRoutes.game
  app.get<{ Params: { name: string } }>(`${root}/:name`, { config: { doors } }, async (request, reply) => {
    const [, hash] = /^([0-9a-f]{64})\.(?:webp|pdf)$/u.exec(request.params.name) ?? []
    const file = hash === undefined ? undefined : await queries.findFile(db, hash)
    if (!file) return reply.callNotFound()
    return reply
      .header('cache-control', A_YEAR)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(file.contentType)
      .send(file.content)
  })
}
