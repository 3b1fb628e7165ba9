import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/risk.ts'
import { AREA_RIGHTS, areasFor } from '#contract/shapes/risk.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve, takeUploads } from '#server/kernel/index.ts'
import { findAlert } from './alerts/alerts.queries.ts'
import { dismiss } from './alerts/dismiss-alert.ts'
import { dismissMany } from './alerts/dismiss-many.ts'
import { showSignals } from './alerts/show-signals.ts'
import { assignMany } from './cases/assign-many.ts'
import { assign, move, note } from './cases/change-case.ts'
import { beginCaseOf, openCaseOf } from './cases/open-case.ts'
import { alertShown, readCase } from './cases/show-case.ts'
import { showPlay } from './cases/show-play.ts'
import { showSimilar } from './cases/show-similar.ts'
import { addFileTo, linkFile, serveCaseFiles } from './files/case-files.ts'
import { countWaiting } from './lists/counts.queries.ts'
import { riskAlertsListed, riskCasesListed } from './lists/listed.ts'
import type { RiskNeeds } from './needs.ts'
import { linkReport } from './reports/link-report.ts'
import { reportCaseAction } from './reports/make-report.ts'
import { writeReport } from './reports/write-report.ts'
import { changeTermsAction, showTerms } from './thresholds/change-terms.ts'
import { preview } from './thresholds/preview-terms.ts'

export function riskRoutes(app: FastifyInstance, needs: RiskNeeds, approvals: Approvals): void {
  const { db, clock, target } = needs
  const report = approvals.register(reportCaseAction(needs))
  const changeTerms = approvals.register(changeTermsAction(needs))
  serve(app, calls.listAlerts, ({ query, caller }) => riskAlertsListed(needs).page(query, caller))
  serve(app, calls.listCases, ({ query, caller }) => riskCasesListed(needs).page(query, caller))
  serve(app, calls.countRisk, ({ caller: { userId, permissions } }) =>
    countWaiting(db, { target, areas: areasFor(permissions), userId, now: clock.now() }),
  )
  serve(app, calls.listSignals, (input) => showSignals(needs, input, input.refuse))
  serve(app, calls.getAlert, async ({ caller, query, subject, refuse }) => {
    const alert = await findAlert(db, { target, alertId: query.alertId, areas: areasFor(caller.permissions) })
    if (!alert) return refuse('ERR_ALERT_NOT_FOUND')
    subject('risk-alert', alert.id, String(alert.number))
    return alertShown(needs.cipher, alert)
  })
  serve(app, calls.openCase, (input) => openCaseOf(needs, input))
  serve(app, calls.beginCase, (input) => beginCaseOf(needs, input))
  serve(app, calls.dismissAlert, (input) => dismiss(needs, input))
  serve(app, calls.dismissManyAlerts, (input) => dismissMany(needs, input))
  serve(app, calls.getCase, async ({ caller, query, subject, refuse }) => {
    const shown = await readCase(needs, db, areasFor(caller.permissions), query.caseId)
    if (!shown) return refuse('ERR_CASE_NOT_FOUND')
    subject('risk-case', shown.caseId, String(shown.number))
    return shown
  })
  serve(app, calls.getPlayOfCase, (input) => showPlay(needs, input))
  serve(app, calls.listSimilar, (input) => showSimilar(needs, input))
  serve(app, calls.listWorkers, async ({ caller, query, refuse }) => {
    if (!areasFor(caller.permissions).includes(query.area)) return refuse('ERR_CASE_NOT_FOUND')
    return { people: [...(await needs.findWorkers(db, AREA_RIGHTS[query.area]))] }
  })
  serve(app, calls.assignCase, (input) => assign(needs, input))
  serve(app, calls.assignManyCases, (input) => assignMany(needs, input))
  serve(app, calls.noteInCase, (input) => note(needs, input))
  serve(app, calls.moveCase, (input) => move(needs, input))
  takeUploads(app, (scope) => serve(scope, calls.addFile, (input) => addFileTo(needs, input)))
  serve(app, calls.getFile, (input) => linkFile(needs, input))
  serveCaseFiles(app, needs)
  serve(app, calls.reportCase, (input) => {
    const { caseId, seenVersion, words } = input.body
    const areas = areasFor(input.caller.permissions)
    return report({ caseId: caseId.toLowerCase(), seenVersion, words, areas }, requestOf(input))
  })
  serve(app, calls.getReport, (input) => writeReport(needs, input))
  serve(app, calls.getReportFile, (input) =>
    linkReport(needs, input, (about) =>
      app.log.error(about, 'the document of a report is not the one that was signed'),
    ),
  )
  serve(app, calls.getThresholds, () => showTerms(needs))
  serve(app, calls.previewThresholds, ({ body, caller }) => preview(needs, body.terms, areasFor(caller.permissions)))
  serve(app, calls.changeThresholds, (input) => {
    const { terms, seenVersion } = input.body
    return changeTerms({ terms, seenVersion, areas: areasFor(input.caller.permissions) }, requestOf(input))
  })
}
