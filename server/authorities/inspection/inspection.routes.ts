import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/inspection.ts'
import { serve } from '#server/kernel/index.ts'
import { getInspectedGame, inspectedListed, type InspectionNeeds } from './inspect-games.ts'

/** Mounts the calls of a state inspector. Every call is in the audit log. */
export function inspectionRoutes(app: FastifyInstance, needs: InspectionNeeds): void {
  const games = inspectedListed(needs)
  serve(app, calls.listGames, ({ query, caller }) => games.page(query, caller))
  serve(app, calls.getGame, (input) => getInspectedGame(needs, input))
}
