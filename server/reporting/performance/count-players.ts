import type { Querier } from '#server/kernel/index.ts'
import { listCoveredMonths } from '../by-month/covered-months.queries.ts'
import * as queries from './performance.queries.ts'

/** People who began rounds, read from their days and months where these say it; parts of months are counted cell by cell. */
export async function countPlayers(db: Querier, asked: queries.PerformanceSelection): Promise<queries.PeoplePlayed[]> {
  if (asked.by === 'day') return queries.countPlayersOfDays(db, asked)
  const months = await listCoveredMonths(db, asked)
  // People of two months cannot be added up: such a period is read from its months only where it is told by them.
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
