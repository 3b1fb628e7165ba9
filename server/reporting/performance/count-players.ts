import type { Querier } from '#server/kernel/index.ts'
import { listCoveredMonths } from '../by-month/covered-months.queries.ts'
import * as queries from './performance.queries.ts'

/** People who began rounds, from stored days and months where possible; parts of months are counted from cells. */
export async function countPlayers(db: Querier, asked: queries.PerformanceSelection): Promise<queries.PeoplePlayed[]> {
  if (asked.by === 'day') return queries.countPlayersOfDays(db, asked)
  const months = await listCoveredMonths(db, asked)
  // People of two months cannot be added: a longer period uses stored months only when it is grouped by month.
  const isByMonth = asked.by === 'month' || months.length === 1
  const [whole, parts] = [
    months.filter(({ isWhole }) => isByMonth && isWhole),
    months.filter(({ isWhole }) => !isByMonth || !isWhole),
  ]
  return [
    ...(await queries.countPlayersOfMonths(db, asked, whole)),
    ...(parts.length > 0 ? await queries.countPlayersOfParts(db, asked, parts) : []),
  ]
}
