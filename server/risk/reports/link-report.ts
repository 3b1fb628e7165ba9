import type { ReplyOf } from '#contract/call.ts'
import type { getReportFile as call } from '#contract/play-v1/risk.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { readFile } from '#server/documents/index.ts'
import { assert, NotAllowed, type Input } from '#server/kernel/index.ts'
import { findCase } from '../cases/cases.queries.ts'
import { fileBelongsTo } from '../files/case-files.ts'
import type { RiskNeeds } from '../needs.ts'
import { sha256Of } from './keep-document.ts'
import { findReports } from './reports.queries.ts'

/**
 * A link to the document of a report, for a minute. The person stands in it whole, so that it is for who may uncover people; and
 * one whose bytes are not those that were signed is not given out.
 */
export async function linkReport(
  needs: RiskNeeds,
  {
    caller,
    query,
    subject,
    changed,
    refuse,
  }: Pick<Input<typeof call>, 'caller' | 'query' | 'subject' | 'changed' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, links, clock } = needs
  if (!caller.permissions.includes('players.reveal')) throw new NotAllowed({ permission: 'players.reveal' })
  const row = await findCase(db, { target, areas: areasFor(caller.permissions), caseId: query.caseId })
  const report = row && (await findReports(db, row.id)).find(({ id }) => id === query.reportId.toLowerCase())
  if (!row || !report?.fileId) return refuse('ERR_CASE_NOT_FOUND')
  const { fileId, sha256, number } = report
  const content = await readFile(needs, fileId, fileBelongsTo)
  assert(content && sha256Of(content) === sha256, 'The document of a report is as it was signed.')
  subject('risk-case', row.id, String(row.number))
  changed(null, { report: number, sha256 })
  const { url, expiresAt } = links.sign(fileId, { kind: 'staff', id: String(caller.userId) }, clock.now())
  return { url, sha256, expiresAt: expiresAt.toISOString() }
}
