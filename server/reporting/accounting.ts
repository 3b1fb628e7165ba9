import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getAccounting as call } from '#contract/collin/reports.ts'
import { movementKindOf } from '#server/ledger/index.ts'
import { listAccountSums } from './accounting.queries.ts'
import { freshnessOf } from './game-sums.ts'
import { desksOfPaths } from './desks-of-paths.ts'
import type { ReportNeeds } from './needs.ts'
import { readList, readPeriod } from './read-filter.ts'

/** The trial balance of the books; for one account its movements, by kind and contra account. */
export async function getAccounting(
  needs: Pick<ReportNeeds, 'db' | 'nameDesks'>,
  query: QueryOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db } = needs
  const rows = await listAccountSums(db, {
    ...readPeriod(query),
    currencies: readList(query.currencies),
    account: query.account ?? null,
  })
  const totals = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) => {
    const sum = (name: 'openingMinor' | 'debitMinor' | 'creditMinor' | 'closingMinor') =>
      some.reduce((total, row) => total + row[name], 0)
    return {
      currency,
      openingMinor: sum('openingMinor'),
      debitMinor: sum('debitMinor'),
      creditMinor: sum('creditMinor'),
      closingMinor: sum('closingMinor'),
    }
  })
  const accounts = rows.flatMap(({ account, contra }) => (contra === null ? [account] : [account, contra]))
  return {
    desks: await desksOfPaths(needs, accounts),
    rows: rows.map(({ kind, ...row }) => ({ ...row, kind: kind === null ? null : movementKindOf(kind) })),
    totals,
    ...(await freshnessOf(db)),
  }
}
