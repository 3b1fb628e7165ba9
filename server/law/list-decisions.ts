import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { listDecisions as call } from '#contract/play-v1/law.ts'
import type { DecisionShown } from '#contract/shapes/law.ts'
import { idOfCursor, pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import { explain } from './explain.ts'
import type { LawNeeds } from './judge-action.ts'
import { findDecisions, type DecisionRow } from './law.queries.ts'
import { packOf } from './pack-of.ts'
import type { LawLanguage } from './texts/index.ts'

/** One refusal for staff. The facts stay in the log: they are personal data. */
export function showDecision(row: DecisionRow, lang: LawLanguage): Static<typeof DecisionShown> {
  return {
    decisionId: row.id,
    at: row.at.toISOString(),
    market: row.market,
    playerId: row.playerId,
    action: row.action.kind,
    refusal: row.refusal,
    text: explain(row.refusal, lang, packOf(row.market, row.at).zone),
  }
}

/** Refusals by rule, player and time, newest first. */
export async function listDecisions(
  { db }: Pick<LawNeeds, 'db'>,
  { query }: Pick<Input<typeof call>, 'query'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId, ruleId, lang } = query
  const limit = pageLimit(query.limit)
  const rows = await findDecisions(db, {
    before: idOfCursor(query.cursor),
    limit: limit + 1,
    playerId: playerId ?? null,
    ruleId: ruleId ?? null,
  })
  const { rows: shown, nextCursor } = pageOf(rows, limit, ({ id }) => id)
  return { rows: shown.map((row) => showDecision(row, lang ?? 'en')), nextCursor }
}
