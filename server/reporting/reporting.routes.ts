import type { FastifyInstance } from 'fastify'
import * as view from '#contract/onling-v2/view.ts'
import { serve } from '#server/kernel/index.ts'
import { getGameSums, getGameSumsByPlayer } from './game-sums.ts'
import type { ReportNeeds } from './needs.ts'
import { wordsOf } from './read-filter.ts'

/** Mounts the reports. What was asked for stands in the audit log as its subject. */
export function reportingRoutes(app: FastifyInstance, needs: ReportNeeds): void {
  serve(app, view.getGameSums, ({ query, subject }) => {
    subject('report', 'games', wordsOf(query))
    return getGameSums(needs, query)
  })
  serve(app, view.getGameSumsByPlayer, ({ query, subject }) => {
    subject('report', 'games-by-player', wordsOf(query))
    return getGameSumsByPlayer(needs, query)
  })
}
