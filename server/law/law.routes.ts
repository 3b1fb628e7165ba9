import type { FastifyInstance } from 'fastify'
import * as law from '#contract/play-v1/law.ts'
import { serve } from '#server/kernel/index.ts'
import type { LawNeeds } from './judge-action.ts'
import { decisionsListed } from './list-decisions.ts'
import { replayDecision } from './replay-decision.ts'
import { listPacks } from './show-pack.ts'

/** Mounts the staff calls about the law. */
export function lawRoutes(app: FastifyInstance, needs: Pick<LawNeeds, 'db'>): void {
  serve(app, law.listPacks, async ({ query: { market, lang = 'en' } }) => listPacks(market, lang))
  const decisions = decisionsListed(needs)
  serve(app, law.listDecisions, ({ query, caller }) => decisions.page(query, caller))
  serve(app, law.replayDecision, (input) => replayDecision(needs, input))
}
