import type { ReplyOf } from '#contract/call.ts'
import { SIMILAR_DAYS, type listSimilar as call } from '#contract/play-v1/risk-cases.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { findCase } from './cases.queries.ts'
import { countSimilarOutcomes, findSignalsOfCase, findSimilarCases } from './similar.queries.ts'

/** One signal in common says little where a case has several. */
const SHARED_LEAST = 2
const SHOWN_MAX = 5

/** How people decided cases of other players that had the same signals. It proposes nothing. */
export async function showSimilar(
  { db, clock, target, timeZone }: RiskNeeds,
  { caller, query, subject, refuse }: Pick<Input<typeof call>, 'caller' | 'query' | 'subject' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const row = await findCase(db, { target, areas: areasFor(caller.permissions), caseId: query.caseId })
  if (!row) return refuse('ERR_CASE_NOT_FOUND')
  subject('risk-case', row.id, String(row.number))
  const signals = await findSignalsOfCase(db, row.id)
  const today = dayOf(timeZone, clock.now())
  const of = {
    target,
    area: row.area,
    notPlayerId: row.playerId,
    signals,
    least: Math.max(1, Math.min(SHARED_LEAST, signals.length)),
    since: startOfDay(timeZone, daysAfter(today, -SIMILAR_DAYS)),
  }
  const counts = await countSimilarOutcomes(db, of)
  const outcomes = counts.flatMap(({ outcome, count }) => (outcome === null ? [] : [{ outcome, count }]))
  return {
    signals,
    count: outcomes.reduce((total, { count }) => total + count, 0),
    outcomes,
    cases: (await findSimilarCases(db, of, SHOWN_MAX)).flatMap(({ id, number, openedAt, outcome, shared }) =>
      outcome === null ? [] : [{ caseId: id, number, outcome, openedAt: openedAt.toISOString(), shared: [...shared] }],
    ),
  }
}
