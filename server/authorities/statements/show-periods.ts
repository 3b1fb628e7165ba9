import type { StatementPeriod } from '#contract/play-v1/authorities.ts'
import { dayOf } from '#contract/states/calendar.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findRules } from '#server/law/index.ts'
import { showMonths } from '#server/reporting/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { countStatement, hashOfStatement } from './count-statement.ts'
import { levyPeriodOf, type StatementDays } from './levy-period.ts'
import { listStatements, type StoredStatement } from './statements.queries.ts'

/**
 * Periods of the levies since the first movement, newest first: the approved statement of each, and whether the books
 * still agree.
 */
export async function showPeriods(needs: AuthorityNeeds, db: Querier): Promise<StatementPeriod[]> {
  const { market, clock, target } = needs
  const [rule] = findRules(market, 'levy', clock.now())
  if (!rule) return []
  const months = await showMonths(needs, db)
  const stored = Map.groupBy(await listStatements(db, target), ({ periodFrom }) => periodFrom)
  const periods = new Map(
    months.map(({ month }) => {
      const days = levyPeriodOf(rule.figures.period, month)
      return [days.from, days]
    }),
  )
  const stateOf = new Map(months.map(({ month, state }) => [month, state]))
  const shown: StatementPeriod[] = []
  for (const days of periods.values()) {
    const versions = stored.get(days.from) ?? []
    // Months before the first movement are empty; those after the current month do not exist yet.
    const ofPeriod = days.months.flatMap((month) => {
      const state = stateOf.get(month)
      return state ? [{ month, state }] : []
    })
    shown.push({
      from: days.from,
      to: days.to,
      state: await stateOfPeriod(needs, db, { days, versions, months: ofPeriod }),
      months: ofPeriod,
      versions: versions.map(({ id, approvedAt, version, askedByName, signedByName, reason, hash }) => ({
        statementId: id,
        version,
        approvedAt: approvedAt.toISOString(),
        askedByName,
        signedByName,
        reason,
        hash,
      })),
    })
  }
  return shown
}

async function stateOfPeriod(
  needs: AuthorityNeeds,
  db: Querier,
  of: {
    readonly days: StatementDays
    readonly versions: readonly StoredStatement[]
    readonly months: StatementPeriod['months']
  },
): Promise<StatementPeriod['state']> {
  const { days, versions, months } = of
  if (months.some(({ state }) => state === 'running') || days.to >= dayOf(needs.timeZone, needs.clock.now()))
    return 'running'
  const isClosed = months.every(({ state }) => state === 'closed')
  const [last] = versions
  if (!last) return isClosed ? 'ready' : 'open'
  return hashOfStatement(await countStatement(db, needs, days)) === last.hash ? 'approved' : 'changed'
}
