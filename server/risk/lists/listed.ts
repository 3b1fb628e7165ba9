import type { QueryOf } from '#contract/call.ts'
import { listAlerts } from '#contract/play-v1/risk-alerts.ts'
import { listCases } from '#contract/play-v1/risk-cases.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { makeListSource, type ListQuestion, type ListReader, type ListSource } from '#server/kernel/index.ts'
import type { AlertRow } from '../alerts/alerts.queries.ts'
import { alertRowShown } from '../alerts/show-alert.ts'
import type { CaseRow } from '../cases/cases.queries.ts'
import { caseRowShown } from '../cases/show-case.ts'
import type { RiskNeeds } from '../needs.ts'
import { alertsInSql, alertsWhere, casesInSql, casesWhere, type Workers } from './risk-list.queries.ts'
import { workersOf } from './workers-of.ts'

type Needs = Pick<RiskNeeds, 'db' | 'clock' | 'target'>
type Question = ListQuestion & QueryOf<typeof listCases>

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

/** Cases of the areas that the reader may see; those of nobody are without an owner who may still work on them. */
export function riskCasesListed(
  needs: Needs & Pick<RiskNeeds, 'findWorkers'>,
): ListSource<ReturnType<typeof caseRowShown>> {
  const { db, clock, target } = needs
  const given = (workers: Workers | null) =>
    makeListSource(
      { db },
      {
        of: casesInSql,
        call: listCases,
        where: ({ owner }: Question, { userId, permissions }) =>
          casesWhere(target, areasFor(permissions), { ownerId: owner === 'mine' ? userId : null, workers }),
        show: (rows: readonly CaseRow[]) => rows.map((row) => caseRowShown(row, clock.now())),
      },
    )
  const of = async ({ owner }: Question, { permissions }: ListReader) =>
    given(owner === 'nobody' ? await workersOf(needs, db, areasFor(permissions)) : null)
  return {
    ...given(null),
    page: async (question, reader, options) => (await of(question, reader)).page(question, reader, options),
    totals: async (question, reader) => (await of(question, reader)).totals(question, reader),
    count: async (question, reader) => (await of(question, reader)).count(question, reader),
  }
}
