import type { ReplyOf } from '#contract/call.ts'
import type { getReportFile as call } from '#contract/play-v1/risk-reports.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import type { Input } from '#server/kernel/index.ts'
import { findCase } from '../cases/cases.queries.ts'
import { demandReveal } from '../demand-areas.ts'
import { fileBelongsTo } from '../files/case-files.ts'
import type { RiskNeeds } from '../needs.ts'
import { sha256Of } from './keep-document.ts'
import { findReports } from './reports.queries.ts'

type Lost = {
  readonly report: number
  readonly fileId: string
  readonly sha256: string | null
  readonly found: string | null
}

/**
 * A link to the document of a report, for a minute. It contains uncovered personal data, so it requires the permission
 * to uncover people; and a missing file, or one whose bytes differ from the signed ones, gets no link.
 * @param onLost reports a problem to an engineer
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
  onLost: (about: Lost) => void,
): Promise<ReplyOf<typeof call>> {
  const { db, target, links, clock } = needs
  demandReveal(caller)
  const row = await findCase(db, { target, areas: areasFor(caller.permissions), caseId: query.caseId })
  const report = row && (await findReports(db, row.id)).find(({ id }) => id === query.reportId.toLowerCase())
  if (!row || !report?.fileId) return refuse('ERR_CASE_NOT_FOUND')
  const { fileId, sha256, number } = report
  subject('risk-case', row.id, String(row.number))
  const found = await hashOfFile(needs, fileId)
  if (sha256 === null || found !== sha256) {
    onLost({ report: number, fileId, sha256, found })
    return refuse('ERR_REPORT_FILE_LOST', { report: number })
  }
  changed(null, { report: number, sha256 })
  const { url, expiresAt } = links.sign(fileId, { kind: 'staff', id: String(caller.userId) }, clock.now())
  return { url, sha256, expiresAt: expiresAt.toISOString() }
}

/** Null where there is no file, or one that our keys do not open: another one was put there. */
async function hashOfFile({ files, cipher }: RiskNeeds, fileId: string): Promise<string | null> {
  const sealed = await files.get(fileId)
  if (!sealed) return null
  try {
    return sha256Of(cipher.openBytes(sealed, fileBelongsTo(fileId)))
  } catch {
    return null
  }
}
