import type { ReplyOf } from '#contract/call.ts'
import { SIMILAR_DAYS, type listSimilar as call } from '#contract/play-v1/risk.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { CASE_OUTCOMES } from '#contract/states/case-states.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { findCase } from './cases.queries.ts'
import { findSignalsOfCase, findSimilarCases } from './similar.queries.ts'

/** One signal in common says little where a case has several. */
const SHARED_LEAST = 2
const COUNTED_MAX = 500
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
  const found = await findSimilarCases(db, {
    target,
    area: row.area,
    notPlayerId: row.playerId,
    signals,
    least: Math.max(1, Math.min(SHARED_LEAST, signals.length)),
    since: startOfDay(timeZone, daysAfter(today, -SIMILAR_DAYS)),
    limit: COUNTED_MAX,
  })
  const countOf = (outcome: string) => found.filter((one) => one.outcome === outcome).length
  return {
    signals,
    count: found.length,
    outcomes: CASE_OUTCOMES.map((outcome) => ({ outcome, count: countOf(outcome) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    cases: found
      .slice(0, SHOWN_MAX)
      .flatMap(({ id, number, openedAt, outcome, shared }) =>
        outcome === null
          ? []
          : [{ caseId: id, number, outcome, openedAt: openedAt.toISOString(), shared: [...shared] }],
      ),
  }
}
