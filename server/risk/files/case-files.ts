import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import { fileRoutes } from '#contract/files.ts'
import type * as caseCalls from '#contract/play-v1/risk-cases.ts'
import { areasFor, type RiskCase } from '#contract/shapes/risk.ts'
import { readFile, storeFile } from '#server/documents/index.ts'
import { readUpload, refuse, type Input } from '#server/kernel/index.ts'
import { changeCase } from '../cases/change-case.ts'
import { findCase } from '../cases/cases.queries.ts'
import type { RiskNeeds } from '../needs.ts'
import { findFile, findFileOfCase, insertFile, insertOpening } from './files.queries.ts'

/** What a sealed file of a case belongs to (`belongsTo` of the cipher): as another file it does not open. */
export const fileBelongsTo = (fileId: string): string => `risk.file:${fileId}`

/** A picture of a screen may be small; an icon says nothing. */
const LONGER_SIDE_MIN = 100

/** Puts a file into a case, judged by its bytes as documents are. */
export async function addFileTo(
  needs: RiskNeeds,
  {
    caller,
    query,
    raw,
    ...notes
  }: Pick<Input<typeof caseCalls.addFile>, 'caller' | 'query' | 'raw' | 'subject' | 'changed'>,
): Promise<RiskCase> {
  const { caseId } = query
  const areas = areasFor(caller.permissions)
  const row = await findCase(needs.db, { target: needs.target, areas, caseId })
  if (!row) return refuse('ERR_CASE_NOT_FOUND')
  if (row.state === 'closed') return refuse('ERR_CASE_STATE', { state: row.state })
  const sent = await readUpload(raw)
  if (sent === 'none') return refuse('ERR_FILE_MISSING')
  if (sent === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const rules = { mayBePdf: true, longerSideMin: LONGER_SIDE_MIN, belongsTo: fileBelongsTo }
  const file = await storeFile(needs, sent, rules)
  if (typeof file === 'string') return refuse('ERR_CASE_FILE_NOT_ALLOWED', { fault: file })
  const { fileId, contentType, bytes, sealedWith } = file
  return changeCase(needs, caller, notes, { caseId }, async (tx, held) => {
    if (held.state === 'closed') return refuse('ERR_CASE_STATE', { state: held.state })
    const at = needs.clock.now()
    await insertFile(tx, { id: fileId, caseId: held.id, target: needs.target, contentType, bytes, sealedWith, at })
    return { after: held, step: { kind: 'file', fileId, detail: contentType } }
  })
}

/** A link to a file of a case for whoever may see the case, for a minute. */
export async function linkFile(
  needs: RiskNeeds,
  { caller, query, subject }: Pick<Input<typeof caseCalls.getFile>, 'caller' | 'query' | 'subject'>,
): Promise<ReplyOf<typeof caseCalls.getFile>> {
  const areas = areasFor(caller.permissions)
  const row = await findCase(needs.db, { target: needs.target, areas, caseId: query.caseId })
  const file = row && (await findFileOfCase(needs.db, row.id, query.fileId))
  if (!row || !file) return refuse('ERR_CASE_NOT_FOUND')
  subject('risk-case', row.id, String(row.number))
  const viewer = { kind: 'staff', id: String(caller.userId) } as const
  const { url, expiresAt } = needs.links.sign(file.id, viewer, needs.clock.now())
  return { url, contentType: file.contentType, expiresAt: expiresAt.toISOString() }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const RISK_FILE_PATH = fileRoutes.riskFile.root

/** Sends a file for a signed link that has not expired; the access is recorded before the first byte is sent. */
export function serveCaseFiles(app: FastifyInstance, needs: RiskNeeds): void {
  app.get<{ Params: { fileId: string }; Querystring: Record<string, unknown> }>(
    `${RISK_FILE_PATH}/:fileId`,
    { config: { doors: fileRoutes.riskFile.doors } },
    async (request, reply) => {
      const { fileId } = request.params
      const now = needs.clock.now()
      const viewer = UUID.test(fileId) ? needs.links.check(fileId, request.query, now) : undefined
      const file = viewer && (await findFile(needs.db, needs.target, fileId))
      const content = file && (await readFile(needs, fileId, fileBelongsTo))
      if (!viewer || !file || !content) return reply.callNotFound()
      await insertOpening(needs.db, fileId, viewer.id, now)
      const name = file.reportNumber === null ? 'file' : `report-${file.reportNumber}`
      const isPdf = file.contentType === 'application/pdf'
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', isPdf ? `attachment; filename="${name}.pdf"` : 'inline')
        .type(file.contentType)
        .send(content)
    },
  )
}
