import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import { fileRoutes } from '#contract/files.ts'
import type { getExportLink as call } from '#contract/play-v1/privacy.ts'
import type { Input } from '#server/kernel/index.ts'
import type { PrivacyNeeds } from './needs.ts'
import { archiveBelongsTo } from './prepare-export.ts'
import { findRequest, insertOpening, type RequestRow } from './privacy.queries.ts'

export const ARCHIVE_PATH = fileRoutes.archive.root
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A link to one's own archive, for a minute. Refuses ERR_EXPORT_NOT_FOUND: none, not ready, deleted, or somebody else's. */
export async function getExportLink(
  { db, clock, target, links }: Pick<PrivacyNeeds, 'db' | 'clock' | 'target' | 'links'>,
  { caller, query, refuse }: Pick<Input<typeof call>, 'caller' | 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const now = clock.now()
  const request = await findRequest(db, target, query.requestId)
  if (!request || request.playerId !== caller.playerId || !canBeOpened(request, now))
    return refuse('ERR_EXPORT_NOT_FOUND')
  const { url, expiresAt } = links.sign(request.id, { kind: 'player', id: String(caller.playerId) }, now)
  return { url, expiresAt: expiresAt.toISOString() }
}

/**
 * Serves an archive by a signed link that has not expired; the access is recorded before a byte is sent. Not a declared
 * call: it sends bytes. A wrong, expired or unknown link is 404 without a reason.
 */
export function serveArchives(app: FastifyInstance, { db, clock, target, cipher, files, links }: PrivacyNeeds): void {
  app.get<{ Params: { requestId: string }; Querystring: Record<string, unknown> }>(
    `${ARCHIVE_PATH}/:requestId`,
    { config: { doors: fileRoutes.archive.doors } },
    async ({ params: { requestId }, query }, reply) => {
      const now = clock.now()
      const viewer = UUID.test(requestId) ? links.check(requestId, query, now) : undefined
      const request = viewer && (await findRequest(db, target, requestId))
      const isTheirs = request && canBeOpened(request, now) && viewer.id === String(request.playerId)
      const sealed = isTheirs ? await files.get(requestId) : undefined
      if (!viewer || !sealed) return reply.callNotFound()
      await insertOpening(db, requestId, {
        what: 'archive',
        openedBy: `${viewer.kind} ${viewer.id}`,
        purpose: null,
        openedAt: now,
      })
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .type('application/zip')
        .send(cipher.openBytes(sealed, archiveBelongsTo(requestId)))
    },
  )
}

function canBeOpened({ kind, state, expiresAt }: RequestRow, now: Date): boolean {
  return kind === 'export' && state === 'ready' && expiresAt !== null && expiresAt > now
}
