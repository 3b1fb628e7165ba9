import type { RiskArea } from '#contract/shapes/risk.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { isNobodys, type Workers } from './risk-list.queries.ts'

export type RiskCounts = {
  readonly alerts: number
  readonly mine: number
  readonly unowned: number
  readonly late: number
}

/** Open work in some areas: alerts that are not taken, and cases that are not closed. */
export async function countWaiting(
  db: Querier,
  of: {
    readonly target: string
    readonly areas: readonly RiskArea[]
    readonly workers: Workers
    readonly userId: number
    readonly now: Date
  },
): Promise<RiskCounts> {
  const { target, areas, workers, userId, now } = of
  const rows = await db.query<RiskCounts>(sql`
    select (select count(*) from risk.alert
             where target = ${target} and area = any(${[...areas]}::text[]) and state = 'waiting') as alerts,
           count(*) filter (where owner_id = ${userId}) as mine, count(*) filter (where ${isNobodys(workers)}) as unowned,
           count(*) filter (where due_at <= ${now}) as late
      from risk.risk_case where target = ${target} and area = any(${[...areas]}::text[]) and state <> 'closed'`)
  return rows[0] ?? { alerts: 0, mine: 0, unowned: 0, late: 0 }
}

/** Number of open alerts of an area, and the time of the oldest. */
export async function measureWaiting(
  db: Querier,
  { target, area, lateBefore }: { readonly target: string; readonly area: RiskArea; readonly lateBefore: Date },
): Promise<{ readonly count: number; readonly oldestAt: Date | null; readonly late: number }> {
  const rows = await db.query<{ count: number; oldestAt: Date | null; late: number }>(sql`
    select count(*) as count, min(raised_at) as oldest_at, count(*) filter (where raised_at <= ${lateBefore}) as late
      from risk.alert where target = ${target} and area = ${area} and state = 'waiting'`)
  return rows[0] ?? { count: 0, oldestAt: null, late: 0 }
}
