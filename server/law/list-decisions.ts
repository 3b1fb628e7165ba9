import type { Static } from 'typebox'
import { lawDecisionList } from '#contract/lists/law-decisions.ts'
import { listDecisions } from '#contract/play-v1/law.ts'
import type { DecisionShown } from '#contract/shapes/law.ts'
import { idOfCursor, makeWalkedList, pageOf } from '#server/kernel/index.ts'
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

/** Refusals by rule, player and time, as a list of the back office: in the order of their log. */
export const decisionsListed = ({ db }: Pick<LawNeeds, 'db'>) =>
  makeWalkedList({
    list: lawDecisionList,
    call: listDecisions,
    read: async ({ playerId = null, ruleId = null, lang = 'en', cursor }, { venues }, limit) => {
      const rows = await findDecisions(db, {
        before: idOfCursor(cursor),
        limit: limit + 1,
        playerId,
        ruleId,
        venueIds: venues?.['players.read'],
      })
      const page = pageOf(rows, limit, ({ id }) => id)
      return { ...page, rows: page.rows.map((row) => showDecision(row, lang)) }
    },
  })
