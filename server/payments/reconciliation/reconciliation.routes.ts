import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/reconciliation.ts'
import { serve, takeUploads } from '#server/kernel/index.ts'
import {
  closeDay,
  compareDay,
  explainDifference,
  importPartnerList,
  type ReconciliationNeeds,
} from './reconcile-day.ts'
import { listDays, readDay } from './show-days.ts'

/** Calls for comparing our payments with each partner's, day by day. */
export function reconciliationRoutes(app: FastifyInstance, needs: ReconciliationNeeds): void {
  serve(app, calls.listReconciledDays, () => listDays(needs))
  serve(app, calls.getReconciledDay, (input) => readDay(needs, input))
  serve(app, calls.compareDay, (input) => compareDay(needs, input))
  serve(
    app,
    calls.explainDifference,
    (input) => explainDifference(needs, input),
    () => [{ isExplained: false }, { isExplained: true }],
  )
  serve(
    app,
    calls.closeDay,
    (input) => closeDay(needs, input),
    (_, { body: { gateway, day } }) => [
      { gateway, day, isClosed: false },
      { gateway, day, isClosed: true },
    ],
  )
  takeUploads(app, (scope) =>
    serve(
      scope,
      calls.importPartnerList,
      (input) => importPartnerList(needs, input),
      (reply, { query: { gateway, day } }) => [null, { gateway, day, ...reply }],
    ),
  )
}
