import type { QueryOf } from '#contract/call.ts'
import { listAlerts } from '#contract/play-v1/risk-alerts.ts'
import { listCases } from '#contract/play-v1/risk-cases.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { makeListSource, type ListQuestion } from '#server/kernel/index.ts'
import type { AlertRow } from '../alerts/alerts.queries.ts'
import { alertRowShown } from '../alerts/show-alert.ts'
import type { CaseRow } from '../cases/cases.queries.ts'
import { caseRowShown } from '../cases/show-case.ts'
import type { RiskNeeds } from '../needs.ts'
import { alertsInSql, alertsWhere, casesInSql, casesWhere } from './risk-list.queries.ts'

type Needs = Pick<RiskNeeds, 'db' | 'clock' | 'target'>

/** Alerts of the areas that the reader may see: on the screen and in a file alike. */
export const riskAlertsListed = ({ db, target }: Needs) =>
  makeListSource(
    { db },
    {
      of: alertsInSql,
      call: listAlerts,
      where: (_, { permissions }) => alertsWhere(target, areasFor(permissions)),
      show: (rows: readonly AlertRow[]) => rows.map(alertRowShown),
    },
  )

export const riskCasesListed = ({ db, clock, target }: Needs) =>
  makeListSource(
    { db },
    {
      of: casesInSql,
      call: listCases,
      where: ({ owner }: ListQuestion & QueryOf<typeof listCases>, { userId, permissions }) =>
        casesWhere(target, areasFor(permissions), {
          ownerId: owner === 'mine' ? userId : null,
          isUnowned: owner === 'nobody',
        }),
      show: (rows: readonly CaseRow[]) => rows.map((row) => caseRowShown(row, clock.now())),
    },
  )
