import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/closed-months.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve, type Database } from '#server/kernel/index.ts'
import { closeMonthAction, reopenMonthAction } from './close-month.ts'
import { showMonths, type MonthNeeds } from './show-months.ts'

/** Mounts the months of the accounting. */
export function monthRoutes(
  app: FastifyInstance,
  needs: MonthNeeds & { readonly db: Database },
  approvals: Approvals,
): void {
  const close = approvals.register(closeMonthAction(needs))
  const reopen = approvals.register(reopenMonthAction(needs))
  serve(app, calls.listMonths, async () => ({ months: await showMonths(needs, needs.db) }))
  serve(app, calls.closeMonth, (input) => close({ month: input.body.month }, requestOf(input)))
  serve(app, calls.reopenMonth, (input) => reopen({ month: input.body.month }, requestOf(input)))
}
