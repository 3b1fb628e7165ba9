import type { Querier } from '#server/kernel/index.ts'
import { listCoveredMonths } from '../by-month/covered-months.queries.ts'
import { listRepeated } from '../by-month/repeats.queries.ts'
import * as queries from './performance.queries.ts'

/** People who began rounds, from stored days and months where possible, else from cells. */
export async function countPlayers(db: Querier, asked: queries.PerformanceSelection): Promise<queries.PeoplePlayed[]> {
  if (asked.by === 'day') return queries.countPlayersOfDays(db, asked)
  const months = await listCoveredMonths(db, asked)
  // People of two months cannot be added: a longer period uses stored months only when it is grouped by month.
  const isByMonth = asked.by === 'month' || months.length === 1
  const whole = months.filter(({ isWhole }) => isByMonth && isWhole)
  const others = months.filter((one) => !whole.includes(one))
  const repeated =
    isByMonth && others.length > 0
      ? await listRepeated(
          db,
          others.map(({ month }) => month),
        )
      : []
  const [stored, parts] = [
    others.filter(({ month }) => repeated.includes(month)),
    others.filter(({ month }) => !repeated.includes(month)),
  ]
  return [
    ...(await queries.countPlayersOfMonths(db, asked, whole)),
    ...(stored.length > 0 ? await queries.countPlayersOfRepeats(db, asked, stored) : []),
    ...(parts.length > 0 ? await queries.countPlayersOfParts(db, asked, parts) : []),
  ]
}
