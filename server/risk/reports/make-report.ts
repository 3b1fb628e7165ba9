import { AREA_RIGHTS, type RiskArea, type RiskCase } from '#contract/shapes/risk.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { newId, refuse, type Transaction } from '#server/kernel/index.ts'
import { drawPages } from '#pdf'
import { lockCase, saveCase, type CaseRow } from '../cases/cases.queries.ts'
import { readCase } from '../cases/show-case.ts'
import { writeStep } from '../cases/write-step.ts'
import { demandAreasOf } from '../demand-areas.ts'
import { isHeldArea } from '../held-areas.ts'
import type { RiskNeeds } from '../needs.ts'
import { keepDocument } from './keep-document.ts'
import { contentOfReport, hashOfReport } from './report-content.ts'
import { insertReport, setDocument } from './reports.queries.ts'

export const reportBelongsTo = (reportId: string) => `risk.report:${reportId}`

/** Areas that are reported: the law asks for reports of suspicions of laundering and of fraud, not of care. */
const REPORTED: readonly RiskArea[] = ['money', 'fraud']

type ReportInput = {
  readonly caseId: string
  readonly seenVersion: number
  readonly words: string
  readonly areas: readonly RiskArea[]
}

/**
 * A report to the authority: one person makes it, another one has read it before it stands. Always two people, of the case as both
 * have seen it: where the case, what was decided or the person's data changed meanwhile, the request is void.
 */
export function reportCaseAction(needs: RiskNeeds): Action<ReportInput, RiskCase> {
  return {
    key: 'risk.report',
    permission: 'risk.report',
    preview: async (tx, asked) => {
      const { id, number, version, area } = await holdReported(needs, tx, asked)
      const shown = await readCase(needs, tx, asked.areas, id)
      if (!shown) return refuse('ERR_CASE_NOT_FOUND')
      const content = await hashOfReport(needs, tx, shown, asked.words.trim())
      return {
        ...emptyPreview,
        // Neither the player nor anything of them: whoever may sign opens the case.
        subject: { kind: 'risk-case', id, label: String(number) },
        permissions: [AREA_RIGHTS[area]],
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'riskReport', before: null, after: asked.words },
          { field: 'caseVersion', before: null, after: version },
          { field: 'reportContent', before: null, after: content === null ? null : `SHA-256 ${content}` },
        ],
      }
    },
    about: async (tx, asked) => {
      const { playerId, area } = await holdReported(needs, tx, asked)
      return { playerIds: [playerId], isHeld: isHeldArea(area) }
    },
    run: async (tx, asked, { asker, approver }) => {
      if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
      const row = await holdReported(needs, tx, asked)
      await demandAreasOf(needs, tx, approver.userId, [row.area])
      const at = needs.clock.now()
      const id = newId(at)
      const words = asked.words.trim()
      const number = await insertReport(tx, {
        id,
        caseId: row.id,
        wordsSealed: needs.cipher.seal(words, reportBelongsTo(id)),
        madeBy: asker.userId,
        madeByName: asker.name,
        approvedBy: approver.userId,
        approvedByName: approver.name,
        at,
      })
      const made = await readCase(needs, tx, asked.areas, row.id)
      if (!made) return refuse('ERR_CASE_NOT_FOUND')
      const signed = { number, version: made.reports.length, words, maker: asker, approver, at }
      const content = await contentOfReport(needs, tx, made, signed)
      const kept = content && (await keepDocument(needs, tx, row.id, await drawPages(content)))
      if (kept) await setDocument(tx, id, kept)
      const version = row.version + 1
      await saveCase(tx, { ...row, version })
      const detail = kept ? `${approver.name} · SHA-256 ${kept.sha256}` : approver.name
      await writeStep(needs, tx, asker, { caseId: row.id, no: version, kind: 'reported', detail })
      return (await readCase(needs, tx, asked.areas, row.id)) ?? refuse('ERR_CASE_NOT_FOUND')
    },
    noted: ({ reports }) => {
      const signed = reports.at(-1)
      return { report: signed?.number ?? null, sha256: signed?.sha256 ?? null }
    },
  }
}

async function holdReported({ target }: RiskNeeds, tx: Transaction, asked: ReportInput): Promise<CaseRow> {
  const { caseId, areas, seenVersion } = asked
  const row = await lockCase(tx, { target, caseId, areas: areas.filter((area) => REPORTED.includes(area)) })
  if (!row) return refuse('ERR_CASE_NOT_FOUND')
  return row.version === seenVersion ? row : refuse('ERR_STATE_CHANGED', { version: row.version })
}
