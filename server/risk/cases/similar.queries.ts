import type { RiskArea, RiskSignal } from '#contract/shapes/risk.ts'
import type { CaseOutcome } from '#contract/states/case-states.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/** Signals that fired in the alerts of a case. */
export async function findSignalsOfCase(db: Querier, caseId: string): Promise<RiskSignal[]> {
  const rows = await db.query<{ signal: RiskSignal }>(sql`
    select distinct unnest(signals) as signal from risk.alert where case_id = ${caseId} order by signal`)
  return rows.map(({ signal }) => signal)
}

export type SimilarRow = {
  readonly id: string
  readonly number: number
  /** A closed case has one. */
  readonly outcome: CaseOutcome | null
  readonly openedAt: Date
  readonly shared: readonly RiskSignal[]
}

type Similarity = {
  readonly target: string
  readonly area: RiskArea
  readonly notPlayerId: number
  readonly signals: readonly RiskSignal[]
  readonly least: number
  readonly since: Date
}

/** Decided cases of other players of an area with at least this many of some signals. */
const similarTo = (of: Similarity) => sql`
  select c.id, c.number, c.outcome, c.opened_at, array_agg(distinct s.signal order by s.signal) as shared
    from risk.risk_case c
    join risk.alert a on a.case_id = c.id
   cross join lateral unnest(a.signals) as s (signal)
   where c.target = ${of.target} and c.area = ${of.area} and c.state = 'closed' and c.opened_at >= ${of.since}
     and c.player_id <> ${of.notPlayerId} and s.signal = any(${[...of.signals]}::text[])
   group by c.id having count(distinct s.signal) >= ${of.least}`

/** Those with the most signals in common first. */
export async function findSimilarCases(db: Querier, of: Similarity, limit: number): Promise<SimilarRow[]> {
  return db.query<SimilarRow>(sql`
    select id, number, outcome, opened_at, shared from (${similarTo(of)}) c
     order by cardinality(shared) desc, opened_at desc limit ${limit}`)
}

/** Their outcomes with counts, the most frequent first. */
export async function countSimilarOutcomes(
  db: Querier,
  of: Similarity,
): Promise<{ readonly outcome: CaseOutcome | null; readonly count: number }[]> {
  return db.query<{ outcome: CaseOutcome | null; count: number }>(sql`
    select outcome, count(*)::integer as count from (${similarTo(of)}) c group by outcome order by count desc, outcome`)
}
