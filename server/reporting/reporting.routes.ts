import type { FastifyInstance } from 'fastify'
import * as collin from '#contract/collin/reports.ts'
import * as view from '#contract/onling-v2/view.ts'
import * as people from '#contract/play-v1/people-reports.ts'
import { getDeclines } from '#contract/play-v1/payment-reports.ts'
import { getGamePerformance } from '#contract/play-v1/performance.ts'
import type { Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { getAccounting } from './accounting.ts'
import { getDeclines as readDeclines } from './declines.ts'
import { feedRoutes } from './feeds/feeds.routes.ts'
import { getFundSums, getFundSumsByPlayer } from './fund-sums.ts'
import { getGameSums, getGameSumsByPlayer } from './game-sums.ts'
import type { ReportNeeds } from './needs.ts'
import { monthRoutes } from './months/months.routes.ts'
import { logRoutes } from './logs/logs.routes.ts'
import { getGamePerformance as readPerformance } from './performance/game-performance.ts'
import { getOverview } from './overview.ts'
import { getFirstDepositFunnel, getPlayCohorts } from './people/funnel.ts'
import { wordsOf } from './read-filter.ts'

/** Mounts the reports. Their filter is the subject in the audit log. */
export function reportingRoutes(app: FastifyInstance, needs: ReportNeeds, approvals: Approvals): void {
  monthRoutes(app, needs, approvals)
  logRoutes(app, needs)
  feedRoutes(app, needs)
  serve(app, view.getGameSums, ({ query, subject }) => {
    subject('report', 'games', wordsOf(query))
    return getGameSums(needs, query)
  })
  serve(app, view.getGameSumsByPlayer, ({ query, subject }) => {
    subject('report', 'games-by-player', wordsOf(query))
    return getGameSumsByPlayer(needs, query)
  })
  serve(app, view.getFundSums, ({ query, subject }) => {
    subject('report', 'funds', wordsOf(query))
    return getFundSums(needs, query)
  })
  serve(app, view.getFundSumsByPlayer, ({ query, subject }) => {
    subject('report', 'funds-by-player', wordsOf(query))
    return getFundSumsByPlayer(needs, query)
  })
  serve(app, getGamePerformance, ({ query, subject }) => {
    subject('report', 'game-performance', wordsOf(query))
    return readPerformance(needs, query)
  })
  serve(app, getDeclines, ({ query, subject }) => {
    subject('report', 'payment-declines', wordsOf(query))
    return readDeclines(needs, query)
  })
  serve(app, people.getFunnel, ({ query, subject }) => {
    subject('report', 'first-deposit-funnel', wordsOf(query))
    return getFirstDepositFunnel(needs, query)
  })
  serve(app, people.getCohorts, ({ query, subject }) => {
    subject('report', 'cohorts', wordsOf(query))
    return getPlayCohorts(needs, query)
  })
  serve(app, view.getMainOverview, ({ query, subject }) => {
    subject('report', 'overview', wordsOf(query))
    return getOverview(needs, query, 'day')
  })
  serve(app, collin.getMainOverviews, ({ query, subject }) => {
    subject('report', 'overview-by-month', wordsOf(query))
    return getOverview(needs, query, 'month')
  })
  serve(app, collin.getAccounting, ({ query, subject }) => {
    subject('report', 'accounting', wordsOf(query))
    return getAccounting(needs, query)
  })
}
