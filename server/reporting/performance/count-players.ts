import type { Querier } from '#server/kernel/index.ts'
import { listCoveredMonths } from '../by-month/covered-months.queries.ts'
import { splitByDays } from '../by-month/split-by-days.ts'
import * as queries from './performance.queries.ts'

/** People who began rounds, from stored days and months where possible, else from cells. */
export async function countPlayers(db: Querier, asked: queries.PerformanceSelection): Promise<queries.PeoplePlayed[]> {
  if (asked.by === 'day') return queries.countPlayersOfDays(db, asked)
  const months = await listCoveredMonths(db, asked)
  const { stored, cells } = await splitByDays(db, months)
  // People of two months cannot be added: a longer period is counted as one, unless it is grouped by month.
  if (asked.by !== 'month' && months.length > 1) {
    const period = { month: asked.from, from: asked.from, to: asked.to }
    return cells.length === 0
      ? queries.countPlayersOfRepeats(db, asked, [period])
      : queries.countPlayersOfParts(db, asked, [period])
  }
  const whole = months.filter(({ isWhole }) => isWhole)
  const [repeats, parts] = [stored.filter(({ isWhole }) => !isWhole), cells.filter(({ isWhole }) => !isWhole)]
  return [
    ...(await queries.countPlayersOfMonths(db, asked, whole)),
    ...(repeats.length > 0 ? await queries.countPlayersOfRepeats(db, asked, repeats) : []),
    ...(parts.length > 0 ? await queries.countPlayersOfParts(db, asked, parts) : []),
  ]
}
