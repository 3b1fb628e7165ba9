import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/feed-reports.ts'
import { serve, wordsOfQuestion } from '#server/kernel/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { wordsOf } from '../read-filter.ts'
import { getBonusCost } from './bonus-cost.ts'
import { bonusDaysListed, venueDaysListed } from './feed-logs.ts'
import { showBonusSteps } from './open-bonus-day.ts'
import { showVenueFacts } from './open-venue-day.ts'
import { getVenueSums } from './venue-sums.ts'

/** Mounts the reports of bonuses and venues. Their filter is the subject in the audit log. */
export function feedRoutes(app: FastifyInstance, needs: ReportNeeds): void {
  const [bonuses, venues] = [bonusDaysListed(needs), venueDaysListed(needs)]
  serve(app, calls.getBonusCost, ({ query, subject }) => {
    subject('report', 'bonus-cost', wordsOf(query))
    return getBonusCost(needs, query)
  })
  serve(app, calls.getVenueSums, ({ query, subject }) => {
    subject('report', 'venues', wordsOf(query))
    return getVenueSums(needs, query)
  })
  serve(app, calls.listBonusDays, ({ query, caller, subject }) => {
    subject('report', 'bonus-log', wordsOfQuestion({}, query))
    return bonuses.page(query, caller)
  })
  serve(app, calls.listVenueDays, ({ query, caller, subject }) => {
    subject('report', 'venue-log', wordsOfQuestion({}, query))
    return venues.page(query, caller)
  })
  serve(app, calls.listBonusSteps, ({ query, caller, subject }) => {
    subject('report', 'bonus-steps', query.rowId)
    return showBonusSteps(needs, { query, caller })
  })
  serve(app, calls.listVenueFacts, ({ query, caller, subject }) => {
    subject('report', 'venue-facts', query.rowId)
    return showVenueFacts(needs, { query, caller })
  })
}
