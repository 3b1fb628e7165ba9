import type { FastifyInstance } from 'fastify'
import * as alertCalls from '#contract/play-v1/risk-alerts.ts'
import * as caseCalls from '#contract/play-v1/risk-cases.ts'
import * as reportCalls from '#contract/play-v1/risk-reports.ts'
import * as thresholdCalls from '#contract/play-v1/risk-thresholds.ts'
import { AREA_RIGHTS, areasFor } from '#contract/shapes/risk.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve, takeUploads } from '#server/kernel/index.ts'
import { findAlert } from './alerts/alerts.queries.ts'
import { dismiss } from './alerts/dismiss-alert.ts'
import { dismissManyAction } from './alerts/dismiss-many-action.ts'
import { dismissMany } from './alerts/dismiss-many.ts'
import { showSignals } from './alerts/show-signals.ts'
import { assignMany } from './cases/assign-many.ts'
import { assign, move, note } from './cases/change-case.ts'
import { beginCaseOf, openCaseOf } from './cases/open-case.ts'
import { alertShown, readCase } from './cases/show-case.ts'
import { showPlay } from './cases/show-play.ts'
import { showSimilar } from './cases/show-similar.ts'
import { findDeclaredStanding } from './facts/declared-standing.ts'
import { addFileTo, linkFile, serveCaseFiles } from './files/case-files.ts'
import { countWaiting } from './lists/counts.queries.ts'
import { riskAlertsListed, riskCasesListed } from './lists/listed.ts'
import { workersOf } from './lists/workers-of.ts'
import type { RiskNeeds } from './needs.ts'
import { linkReport } from './reports/link-report.ts'
import { reportCaseAction } from './reports/make-report.ts'
import { writeReport } from './reports/write-report.ts'
import { changeTermsAction, showTerms } from './thresholds/change-terms.ts'
import { preview } from './thresholds/preview-terms.ts'

export function riskRoutes(app: FastifyInstance, needs: RiskNeeds, approvals: Approvals): void {
  const { db, clock, target } = needs
  const report = approvals.register(reportCaseAction(needs))
  const setManyAside = approvals.register(dismissManyAction(needs))
  const changeTerms = approvals.register(changeTermsAction(needs))
  serve(app, alertCalls.listAlerts, ({ query, caller }) => riskAlertsListed(needs).page(query, caller))
  serve(app, caseCalls.listCases, ({ query, caller }) => riskCasesListed(needs).page(query, caller))
  serve(app, alertCalls.countRisk, async ({ caller: { userId, permissions } }) => {
    const areas = areasFor(permissions)
    return countWaiting(db, { target, areas, workers: await workersOf(needs, db, areas), userId, now: clock.now() })
  })
  serve(app, alertCalls.listSignals, (input) => showSignals(needs, input, input.refuse))
  serve(app, alertCalls.getAlert, async ({ caller, query, subject, refuse }) => {
    const alert = await findAlert(db, { target, alertId: query.alertId, areas: areasFor(caller.permissions) })
    if (!alert) return refuse('ERR_ALERT_NOT_FOUND')
    subject('risk-alert', alert.id, String(alert.number))
    return alertShown(needs.cipher, alert, await findDeclaredStanding(db, alert.playerId))
  })
  serve(app, caseCalls.openCase, (input) => openCaseOf(needs, input))
  serve(app, caseCalls.beginCase, (input) => beginCaseOf(needs, input))
  serve(app, alertCalls.dismissAlert, (input) => dismiss(needs, input))
  serve(app, alertCalls.dismissManyAlerts, (input) => dismissMany(needs, setManyAside, input))
  serve(app, caseCalls.getCase, async ({ caller, query, subject, refuse }) => {
    const shown = await readCase(needs, db, areasFor(caller.permissions), query.caseId)
    if (!shown) return refuse('ERR_CASE_NOT_FOUND')
    subject('risk-case', shown.caseId, String(shown.number))
    return shown
  })
  serve(app, caseCalls.getPlayOfCase, (input) => showPlay(needs, input))
  serve(app, caseCalls.listSimilar, (input) => showSimilar(needs, input))
  serve(app, caseCalls.listWorkers, async ({ caller, query, refuse }) => {
    if (!areasFor(caller.permissions).includes(query.area)) return refuse('ERR_CASE_NOT_FOUND')
    return { people: [...(await needs.findWorkers(db, AREA_RIGHTS[query.area]))] }
  })
  serve(app, caseCalls.assignCase, (input) => assign(needs, input))
  serve(app, caseCalls.assignManyCases, (input) => assignMany(needs, input))
  serve(app, caseCalls.noteInCase, (input) => note(needs, input))
  serve(app, caseCalls.moveCase, (input) => move(needs, input))
  takeUploads(app, (scope) => serve(scope, caseCalls.addFile, (input) => addFileTo(needs, input)))
  serve(app, caseCalls.getFile, (input) => linkFile(needs, input))
  serveCaseFiles(app, needs)
  serve(app, reportCalls.reportCase, (input) => {
    const { caseId, seenVersion, words } = input.body
    const areas = areasFor(input.caller.permissions)
    return report({ caseId: caseId.toLowerCase(), seenVersion, words, areas }, requestOf(input))
  })
  serve(app, reportCalls.getReport, (input) => writeReport(needs, input))
  serve(app, reportCalls.getReportFile, (input) =>
    linkReport(needs, input, (about) =>
      app.log.error(about, 'the document of a report is not the one that was signed'),
    ),
  )
  serve(app, thresholdCalls.getThresholds, () => showTerms(needs))
  serve(app, thresholdCalls.previewThresholds, ({ body, caller }) =>
    preview(needs, body.terms, areasFor(caller.permissions)),
  )
  serve(app, thresholdCalls.changeThresholds, (input) => {
    const { terms, seenVersion } = input.body
    return changeTerms({ terms, seenVersion, areas: areasFor(input.caller.permissions) }, requestOf(input))
  })
}
