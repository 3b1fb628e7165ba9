import type { FastifyInstance } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import { readFile } from '#server/documents/index.ts'
import type { SupportNeeds } from '../needs.ts'
import { fileBelongsTo, TICKET_FILE_PATH } from './file-place.ts'
import { findFile, insertOpening } from './files.queries.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Serves a file to the holder of a signed link that has not expired; the opening is recorded before the first byte is
 * sent. Not a declared call: the response is bytes. A wrong, expired or unknown link is 404 without a reason.
 */
export function serveTicketFiles(app: FastifyInstance, needs: SupportNeeds): void {
  app.get<{ Params: { fileId: string }; Querystring: Record<string, unknown> }>(
    `${TICKET_FILE_PATH}/:fileId`,
    { config: { doors: fileRoutes.ticket.doors } },
    async (request, reply) => {
      const { fileId } = request.params
      const viewer = UUID.test(fileId) ? needs.links.check(fileId, request.query, needs.clock.now()) : undefined
      const file = viewer && (await findFile(needs.db, needs.target, fileId))
      const content = file && (await readFile(needs, fileId, fileBelongsTo))
      if (!viewer || !file || !content) return reply.callNotFound()
      await insertOpening(needs.db, fileId, viewer, needs.clock.now())
      const isPdf = file.contentType === 'application/pdf'
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', isPdf ? 'attachment; filename="file.pdf"' : 'inline')
        .type(file.contentType)
        .send(content)
    },
  )
}
