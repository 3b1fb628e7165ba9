import { createHash } from 'node:crypto'
import { partOf } from '#money'
import type { StatementRow } from '#contract/shapes/statements.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findRules } from '#server/law/index.ts'
import { gamesOfPeriod } from '#server/reporting/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import type { StatementDays } from './levy-period.ts'

type Game = StatementRow['ofGames'][number]

/**
 * The statement of a period from the day book: for each levy of the market and each currency the base and the amount
 * due. The base is stakes less wins and jackpots, as in the overview; stakes paid by the house are included. A period
 * without a positive base has nothing due.
 */
export async function countStatement(
  db: Querier,
  { target, market, clock, nameOfGame }: AuthorityNeeds,
  { from, to }: StatementDays,
): Promise<StatementRow[]> {
  const sums = await gamesOfPeriod(db, { target, from, to })
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency)
  return findRules(market, 'levy', clock.now()).flatMap(({ id, summary, source, confidence, figures }) => {
    const rate = figures.rates.findLast((one) => one.from <= from)
    if (!rate) return []
    return figures.games.flatMap((games) =>
      [...byCurrency].map(([currency, rows]): StatementRow => {
        const ofGames = rows
          .map(({ gameKey, rounds, stakeMinor, winMinor, jackpotMinor }): Game => {
            const baseMinor = stakeMinor - winMinor - jackpotMinor
            return { gameKey, name: nameOfGame(gameKey), rounds, stakeMinor, winMinor, jackpotMinor, baseMinor }
          })
          .toSorted((a, b) => (a.gameKey < b.gameKey ? -1 : 1))
        const sum = (of: (game: Game) => number) => ofGames.reduce((all, game) => all + of(game), 0)
        const baseMinor = sum((game) => game.baseMinor)
        return {
          ruleId: id,
          summary,
          source,
          confidence,
          games,
          currency,
          rounds: sum((game) => game.rounds),
          stakeMinor: sum((game) => game.stakeMinor),
          winMinor: sum((game) => game.winMinor),
          jackpotMinor: sum((game) => game.jackpotMinor),
          baseMinor,
          basisPoints: rate.basisPoints,
          levyMinor: partOf(Math.max(baseMinor, 0), rate.basisPoints),
          ofGames,
        }
      }),
    )
  })
}

/** A hash of the figures alone, because names of games and texts of the rule pack may change. */
export function hashOfStatement(rows: readonly StatementRow[]): string {
  const lines = rows.map(({ ruleId, currency, baseMinor, basisPoints, levyMinor, ofGames }) =>
    JSON.stringify([
      ruleId,
      currency,
      baseMinor,
      basisPoints,
      levyMinor,
      ofGames.map(({ gameKey, rounds, stakeMinor, winMinor, jackpotMinor }) => [
        gameKey,
        rounds,
        stakeMinor,
        winMinor,
        jackpotMinor,
      ]),
    ]),
  )
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
