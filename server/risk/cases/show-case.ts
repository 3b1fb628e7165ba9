import {
  DECLARED_SIGNALS,
  type CaseRow as ShownRow,
  type RiskArea,
  type RiskCase,
  type RiskSignal,
} from '#contract/shapes/risk.ts'
import type { FieldCipher, Querier } from '#server/kernel/index.ts'
import { findAlertsOfCase, type WholeAlertRow } from '../alerts/alerts.queries.ts'
import { alertRowShown } from '../alerts/show-alert.ts'
import { findDeclaredStanding } from '../facts/declared-standing.ts'
import type { RiskNeeds } from '../needs.ts'
import { findReports } from '../reports/reports.queries.ts'
import { findCase, findCasesOf, type CaseRow } from './cases.queries.ts'
import { findSteps } from './steps.queries.ts'

type Needs = Pick<RiskNeeds, 'clock' | 'target' | 'cipher'>

/** What sealed texts belong to (`belongsTo` of the cipher): moved elsewhere, they do not open. */
export const stepBelongsTo = (stepId: string) => `risk.step:${stepId}`
export const dismissalBelongsTo = (alertId: string) => `risk.alert:${alertId}`

/** A case as shown to staff of its area; undefined when there is none that they may see. */
export async function readCase(
  needs: Needs,
  db: Querier,
  areas: readonly RiskArea[],
  caseId: string,
): Promise<RiskCase | undefined> {
  const row = await findCase(db, { target: needs.target, areas, caseId })
  if (!row) return undefined
  const alerts = await findAlertsOfCase(db, row.id)
  const declared = await findDeclaredStanding(db, row.playerId)
  const steps = await findSteps(db, row.id)
  const others = await findCasesOf(db, { target: needs.target, areas: [row.area], playerId: row.playerId })
  const open = (sealed: string | null, belongsTo: string) =>
    sealed === null ? '' : needs.cipher.open(sealed, belongsTo)
  return {
    ...caseRowShown(row, needs.clock.now()),
    version: row.version,
    alerts: alerts.map((alert) => alertShown(needs.cipher, alert, declared)),
    steps: steps.map(({ id, kind, at, userName, wordsSealed, detail, fileId }) => ({
      stepId: id,
      kind,
      at: at.toISOString(),
      userName,
      words: open(wordsSealed, stepBelongsTo(id)),
      detail,
      fileId,
    })),
    reports: (await findReports(db, row.id)).map(({ id, number, madeByName, approvedByName, at, sha256 }) => ({
      reportId: id,
      number,
      madeByName,
      approvedByName,
      at: at.toISOString(),
      sha256,
    })),
    earlier: others
      .filter(({ number }) => number < row.number)
      .map(({ id, number, openedAt, outcome }) => ({ caseId: id, number, openedAt: openedAt.toISOString(), outcome })),
  }
}

/** @param declared signals of what the player declares now */
export function alertShown(
  cipher: FieldCipher,
  alert: WholeAlertRow,
  declared: readonly RiskSignal[],
): RiskCase['alerts'][number] {
  const { id, termsVersion, standing, decidedByName, decidedAt, confirmedByName, wordsSealed } = alert
  return {
    ...alertRowShown(alert),
    terms: termsVersion,
    standing: [...standing],
    decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
    confirmedByName,
    words: wordsSealed === null ? null : cipher.open(wordsSealed, dismissalBelongsTo(id)),
    takenBack: alert.signals.filter((signal) => DECLARED_SIGNALS.includes(signal) && !declared.includes(signal)),
  }
}

export function caseRowShown(row: CaseRow, now: Date): ShownRow {
  const { id, number, playerId, area, state, ownerId, ownerName, dueAt, outcome, openedAt } = row
  return {
    caseId: id,
    number,
    playerId,
    area,
    state,
    ownerId,
    ownerName,
    dueAt: dueAt.toISOString(),
    isLate: state !== 'closed' && dueAt <= now,
    outcome,
    openedAt: openedAt.toISOString(),
  }
}
