import type { RiskArea, RiskCase } from '#contract/shapes/risk.ts'
import { emptyLook, type Action } from '#server/approvals/index.ts'
import { newId, refuse, type Transaction } from '#server/kernel/index.ts'
import { drawPages } from '#pdf'
import { holdCase, saveCase, type CaseRow } from '../cases/cases.queries.ts'
import { readCase } from '../cases/show-case.ts'
import { writeStep } from '../cases/write-step.ts'
import { demandAreasOf } from '../demand-areas.ts'
import type { RiskNeeds } from '../needs.ts'
import { keepDocument } from './keep-document.ts'
import { contentOfReport } from './report-content.ts'
import { insertReport, setDocument } from './reports.queries.ts'

export const reportBelongsTo = (reportId: string) => `risk.report:${reportId}`

/** Areas that are reported: the law asks for reports of suspicions of laundering and of fraud, not of care. */
const REPORTED: readonly RiskArea[] = ['money', 'fraud']

type ReportInput = { readonly caseId: string; readonly words: string; readonly areas: readonly RiskArea[] }

/** A report to the authority: one person makes it, another one has read it before it stands. Always two people. */
export function reportCaseAction(needs: RiskNeeds): Action<ReportInput, RiskCase> {
  return {
    key: 'risk.report',
    permission: 'risk.report',
    look: async (tx, asked) => {
      const { id, number } = await holdReported(needs, tx, asked)
      return {
        ...emptyLook,
        // Neither the player nor anything of them: whoever may sign opens the case.
        subject: { kind: 'risk-case', id, label: String(number) },
        touched: { kind: 'players', count: 1 },
        changes: [{ field: 'riskReport', before: null, after: asked.words }],
      }
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
      const version = row.version + 1
      await saveCase(tx, { ...row, version })
      await writeStep(needs, tx, asker, { caseId: row.id, no: version, kind: 'reported', detail: approver.name })
      const made = await readCase(needs, tx, asked.areas, row.id)
      if (!made) return refuse('ERR_CASE_NOT_FOUND')
      const signed = { number, version: made.reports.length, words, maker: asker, approver, at }
      const content = await contentOfReport(needs, tx, made, signed)
      if (content) await setDocument(tx, id, await keepDocument(needs, tx, row.id, await drawPages(content)))
      return (await readCase(needs, tx, asked.areas, row.id)) ?? refuse('ERR_CASE_NOT_FOUND')
    },
  }
}

async function holdReported({ target }: RiskNeeds, tx: Transaction, { caseId, areas }: ReportInput): Promise<CaseRow> {
  const row = await holdCase(tx, { target, caseId, areas: areas.filter((area) => REPORTED.includes(area)) })
  return row ?? refuse('ERR_CASE_NOT_FOUND')
}
