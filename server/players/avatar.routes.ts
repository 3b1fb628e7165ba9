import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/player-avatar.ts'
import type { Pictures } from '#pictures'
import {
  readUpload,
  serve,
  takeUploads,
  publish,
  type Clock,
  type Database,
  type Input,
  type Querier,
} from '#server/kernel/index.ts'
import * as queries from './avatar.queries.ts'
import { drawAvatar } from './draw-avatar.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly pictures: Pictures }

// Cached only by the player's own browser: a removed picture must not live on in shared caches.
const A_YEAR = 'private, max-age=31536000, immutable'

/** The player's picture: upload, read, serve, delete. */
export function avatarRoutes(app: FastifyInstance, needs: Needs): void {
  const { db } = needs
  takeUploads(app, (scope) => serve(scope, calls.uploadAvatar, (input) => takeAvatar(needs, input)))
  serve(app, calls.getAvatar, async ({ caller }) => addressOf(await queries.findAvatarHash(db, caller.playerId)))
  serve(app, calls.checkAvatar, async ({ caller }) => ({
    hasAvatar: (await queries.findAvatarHash(db, caller.playerId)) !== undefined,
  }))
  serve(app, calls.deleteAvatar, async ({ caller }) => {
    await queries.removeAvatar(db, caller.playerId)
    return { done: true as const }
  })
  // Not a declared call: the response is bytes. The hash is in the URL, so the content of a URL never changes.
  const { root, doors } = fileRoutes.avatar
  app.get<{ Params: { name: string } }>(`${root}/:name`, { config: { doors } }, async (request, reply) => {
    const [, hash] = /^([0-9a-f]{64})\.webp$/u.exec(request.params.name) ?? []
    const content = hash === undefined ? undefined : await queries.findAvatarContent(db, hash)
    if (!content) return reply.callNotFound()
    return reply.header('cache-control', A_YEAR).type('image/webp').send(content)
  })
}

async function takeAvatar(
  { db, clock, pictures }: Needs,
  { caller, raw, refuse }: Input<typeof calls.uploadAvatar>,
): Promise<ReplyOf<typeof calls.uploadAvatar>> {
  const sent = await readUpload(raw)
  if (sent === 'none') return refuse('ERR_FILE_MISSING')
  if (sent === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const content = await drawAvatar(pictures, sent)
  if (typeof content === 'string') return refuse(content)
  const hash = createHash('sha256').update(content).digest('hex')
  const { playerId } = caller
  await db.transaction(async (tx) => {
    await queries.upsertAvatar(tx, { playerId, hash, content, uploadedAt: clock.now() })
    await publish(tx, 'players.avatar-changed', { playerId })
  })
  return addressOf(hash)
}

/** URL of the player's picture; null if there is none. */
export async function findAvatarUrl(db: Querier, playerId: number): Promise<string | null> {
  return addressOf(await queries.findAvatarHash(db, playerId)).url
}

function addressOf(hash: string | undefined): { readonly url: string | null } {
  return { url: hash === undefined ? null : `${fileRoutes.avatar.root}/${hash}.webp` }
}
