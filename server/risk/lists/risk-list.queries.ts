import { riskAlertList, riskCaseList } from '#contract/lists/risk.ts'
import type { RiskArea } from '#contract/shapes/risk.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

export const alertsInSql: SqlList = {
  list: riskAlertList,
  select: sql`a.id, a.number, a.player_id, a.area, a.score, a.signals, a.state, a.raised_at, a.case_id`,
  from: sql`risk.alert a`,
  key: { by: sql`a.id`, type: 'uuid' },
  columns: {
    playerId: { by: sql`a.player_id`, type: 'bigint' },
    area: { by: sql`a.area`, type: 'text' },
    signals: { by: sql`a.signals`, type: 'text[]' },
    state: { by: sql`a.state`, type: 'text' },
    score: { by: sql`a.score`, type: 'integer' },
    raisedAt: { by: sql`a.raised_at`, type: 'timestamptz' },
  },
}

export const casesInSql: SqlList = {
  list: riskCaseList,
  select: sql`c.id, c.number, c.player_id, c.area, c.state, c.owner_id, c.owner_name, c.due_at, c.outcome, c.opened_at, c.version`,
  from: sql`risk.risk_case c`,
  key: { by: sql`c.id`, type: 'uuid' },
  columns: {
    playerId: { by: sql`c.player_id`, type: 'bigint' },
    area: { by: sql`c.area`, type: 'text' },
    state: { by: sql`c.state`, type: 'text' },
    outcome: { by: sql`c.outcome`, type: 'text' },
    dueAt: { by: sql`c.due_at`, type: 'timestamptz' },
    openedAt: { by: sql`c.opened_at`, type: 'timestamptz' },
  },
}

/** Of the brand, in the areas that the reader may see. */
export const alertsWhere = (target: string, areas: readonly RiskArea[]): Sql =>
  sql`a.target = ${target} and a.area = any(${[...areas]}::text[])`

/** Numbers of the staff who may work in an area. */
export type Workers = Readonly<Record<string, readonly number[]>>

/** Whether nobody has a case: it has no owner, or one who may no longer work in its area. */
export const isNobodys = (workers: Workers): Sql => sql`
  (owner_id is null or not coalesce(${JSON.stringify(workers)}::jsonb -> area @> to_jsonb(owner_id), false))`

/** @param workers where only cases of nobody are asked for */
export function casesWhere(
  target: string,
  areas: readonly RiskArea[],
  { ownerId, workers }: { readonly ownerId: number | null; readonly workers: Workers | null },
): Sql {
  return sql`c.target = ${target} and c.area = any(${[...areas]}::text[])
    ${ownerId === null ? sql`` : sql`and c.owner_id = ${ownerId}`}
    ${workers === null ? sql`` : sql`and ${isNobodys(workers)}`}`
}
