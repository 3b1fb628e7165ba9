import type { FastifyInstance } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import { readFile } from './files/store-file.ts'
import { findFile, insertOpening } from './files/files.queries.ts'
import { FILE_PATH } from './files/sign-link.ts'
import type { DocumentNeeds } from './needs.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Serves a file by a signed link that has not expired; the access is recorded before a byte is sent. Not a declared
 * call: it sends bytes. A wrong, expired or unknown link is 404 without a reason.
 */
export function serveDocumentFiles(app: FastifyInstance, needs: DocumentNeeds): void {
  app.get<{ Params: { fileId: string }; Querystring: Record<string, unknown> }>(
    `${FILE_PATH}/:fileId`,
    { config: { doors: fileRoutes.document.doors } },
    async (request, reply) => {
      const { fileId } = request.params
      const viewer = UUID.test(fileId) ? needs.links.check(fileId, request.query, needs.clock.now()) : undefined
      const file = viewer && (await findFile(needs.db, needs.target, fileId))
      const content = file && (await readFile(needs, fileId))
      if (!viewer || !file || !content) return reply.callNotFound()
      await insertOpening(needs.db, fileId, viewer, needs.clock.now())
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header(
          'content-disposition',
          file.contentType === 'application/pdf' ? 'attachment; filename="document.pdf"' : 'inline',
        )
        .type(file.contentType)
        .send(content)
    },
  )
}
