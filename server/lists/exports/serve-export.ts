import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import type { ListNeeds } from '../needs.ts'
import { findExport } from './exports.queries.ts'
import { fileNameOf } from './link-export.ts'
import { listParts, type PartRow } from './making.queries.ts'
import { readPart } from './part-files.ts'
import { streamWorkbook } from './xlsx/stream-workbook.ts'

export const EXPORT_PATH = fileRoutes.export.root

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * Sends a file, a part at a time, for a signed link that has not expired. Not a declared call: the response is bytes. A
 * wrong, expired or unknown link gets 404 without a reason. Who requested the link is in the audit log.
 */
export function serveExports(app: FastifyInstance, needs: ListNeeds): void {
  app.get<{ Params: { exportId: string }; Querystring: Record<string, unknown> }>(
    `${EXPORT_PATH}/:exportId`,
    { config: { doors: fileRoutes.export.doors } },
    async (request, reply) => {
      const { exportId } = request.params
      const viewer = UUID.test(exportId) ? needs.links.check(exportId, request.query, needs.clock.now()) : undefined
      const row = viewer && (await findExport(needs.db, needs.target, exportId))
      const isThere = row?.state === 'done' && row.removedAt === null && row.expiresAt > needs.clock.now()
      if (!row || !isThere) return reply.callNotFound()
      const parts = await listParts(needs.db, row.id)
      const read = (part: PartRow) => readPart(needs, part.lease, part.no)
      const bytes = row.format === 'xlsx' ? streamWorkbook(parts, read) : allOf(parts, read)
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${fileNameOf(row)}"`)
        .type(TYPES[row.format])
        .send(Readable.from(bytes))
    },
  )
}

async function* allOf(parts: readonly PartRow[], read: (part: PartRow) => Promise<Buffer>): AsyncGenerator<Buffer> {
  for (const part of parts) yield await read(part)
}
