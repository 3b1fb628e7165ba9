import type { Static } from 'typebox'
import { WHY_NO_RELATION, type FreeRoundImport, type WhyNoRelation } from '#contract/shapes/free-rounds.ts'
import type { Querier } from '../../kernel/index.ts'
import { countRefused, type ImportRow } from './lists.queries.ts'

/** A list as calls show it, with how far it is. */
export async function showImport(db: Querier, row: ImportRow): Promise<Static<typeof FreeRoundImport>> {
  const refused = await countRefused(db, row.id)
  return {
    importId: row.id,
    definitionId: row.campaignId,
    state: row.finishedAt ? 'done' : 'running',
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    players: row.players,
    done: row.done,
    given: row.given,
    refused: refused.flatMap(({ why, count }) => {
      const known: WhyNoRelation | undefined = WHY_NO_RELATION.find((one) => one === why)
      return known ? [{ why: known, count }] : []
    }),
  }
}
