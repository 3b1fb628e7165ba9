import { findRoundsPlayed } from '#server/crash/index.ts'
import { findGamesOfSteps, findGamesPlayed } from '#server/game-rounds/index.ts'
import { findGamesOfWins } from '#server/jackpots/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { MovementSum, MovementToPlace } from '#server/ledger/index.ts'
import type { DayCell } from './day-book.queries.ts'

/** A game and the played definition of it; both empty for a movement without a game. */
type Played = Pick<DayCell, 'gameKey' | 'definitionHash'>

const NO_GAME: Played = { gameKey: '', definitionHash: '' }

/** The played series and, for shared games, its round. */
type Series = { readonly seriesId: number; readonly ordinal: number }

/** Attributes movements to games, and makes cells of the day book from them. */
export async function placeMovements(
  db: Querier,
  sums: readonly MovementSum[],
  single: readonly MovementToPlace[],
): Promise<DayCell[]> {
  const beside = single.flatMap(({ besideSeriesId, besideOrdinal }): Series[] =>
    besideSeriesId ? [{ seriesId: besideSeriesId, ordinal: besideOrdinal ?? 0 }] : [],
  )
  const gameOf = await readSeries(db, [...sums, ...beside])
  const stepOf = await findGamesOfSteps(
    db,
    single.map(({ reference, besideReference }) => besideReference ?? reference),
  )
  const winOf = await findGamesOfWins(
    db,
    single.map(({ reference }) => reference),
  )
  const gameOfSingle = ({ reference, besideReference, besideSeriesId, besideOrdinal }: MovementToPlace): Played => {
    if (besideSeriesId) return gameOf({ seriesId: besideSeriesId, ordinal: besideOrdinal ?? 0 })
    const won = winOf.get(reference)
    return stepOf.get(besideReference ?? reference) ?? (won === undefined ? NO_GAME : { ...NO_GAME, gameKey: won })
  }
  return [
    ...sums.map(({ seriesId, ordinal, lastAt: _, ...sum }) => ({ ...sum, ...gameOf({ seriesId, ordinal }) })),
    ...single.map((one) => {
      const { day, accountId, contraId, kind, debit, credit } = one
      const counted = { entries: 1, rounds: 0, debit, credit, firstStake: 0, stakeSquares: '0' }
      return { day, accountId, contraId, kind, ...counted, ...gameOfSingle(one) }
    }),
  ]
}

async function readSeries(db: Querier, series: readonly Series[]): Promise<(of: Series) => Played> {
  const own = [...new Set(series.flatMap(({ seriesId }) => (seriesId > 0 ? [seriesId] : [])))]
  const shared = new Map(
    series
      .filter(({ seriesId }) => seriesId < 0)
      .map(({ seriesId, ordinal }) => [`${seriesId} ${ordinal}`, { seriesId, no: ordinal }]),
  )
  const ofOwn = own.length > 0 ? await findGamesPlayed(db, own) : new Map<number, Played>()
  const rounds = shared.size > 0 ? await findRoundsPlayed(db, [...shared.values()]) : []
  const ofShared = new Map(rounds.map(({ seriesId, no, ...played }): [string, Played] => [`${seriesId} ${no}`, played]))
  return ({ seriesId, ordinal }) =>
    (seriesId < 0 ? ofShared.get(`${seriesId} ${ordinal}`) : ofOwn.get(seriesId)) ?? NO_GAME
}
