import { coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { drawByWeight } from '../../../kit/math/draw-by-weight.ts'
import { findCells } from '../../../kit/math/find-cells.ts'
import { landReels } from '../../../kit/math/land-reels.ts'
import { playFreeSpins } from '../../../kit/math/play-free-spins.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import { payLines, type LinesWin } from '../../lines/math/index.ts'
import type { BookDefinition } from './book-definition.ts'
import type { BookExpansion, BookOutcome, BookSpin } from './book-outcome.ts'
import { lineRulesOf } from './line-rules.ts'

function expand(
  { symbols, lines }: BookDefinition,
  grid: readonly (readonly number[])[],
  symbol: number,
  coinValueMinor: number,
): BookExpansion | undefined {
  const reels = grid.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []))
  const pay = symbols[symbol]?.pays[reels.length] ?? 0
  if (pay === 0) return undefined
  return { symbol, reels, count: reels.length, payMinor: pay * lines.length * coinValueMinor }
}

function spinOnce(definition: BookDefinition, coinValueMinor: number, rng: Rng, special: number | undefined): BookSpin {
  const { book, freeSpins, rows } = definition
  const isFree = special !== undefined
  const reels = (isFree ? freeSpins.reels : undefined) ?? definition.reels
  const { stops, grid } = landReels(reels, rows, rng)
  const wins: LinesWin[] = payLines(lineRulesOf(definition), grid, coinValueMinor)
  const positions = findCells(grid, book.symbol)
  const bookPay = book.pays[positions.length] ?? 0
  if (bookPay > 0) {
    const payMinor = bookPay * coinValueMinor
    wins.push({ kind: 'scatter', symbol: book.symbol, count: positions.length, payMinor, positions })
  }
  const expansion = isFree ? expand(definition, grid, special, coinValueMinor) : undefined
  return {
    kind: isFree ? 'free' : 'base',
    stops,
    grid,
    wins,
    ...(expansion ? { expansion } : {}),
    winMinor: wins.reduce((sum, { payMinor }) => sum + payMinor, expansion?.payMinor ?? 0),
    awardedFreeSpins: freeSpins.awards[positions.length] ?? 0,
  }
}

/**
 * One whole round for `stakeMinor` (a multiple of the game's coins). Draw order: the stops of the paid spin; when it
 * opens free spins, the special symbol; then the stops of each free spin.
 */
export function play(definition: BookDefinition, stakeMinor: number, rng: Rng): BookOutcome {
  const coinValueMinor = coinValueOf(definition, stakeMinor)
  const spins = [spinOnce(definition, coinValueMinor, rng, undefined)]
  const isOpened = (spins[0]?.awardedFreeSpins ?? 0) > 0
  const special = isOpened ? drawByWeight(definition.freeSpins.specialWeights, rng) : undefined
  playFreeSpins(spins, definition.freeSpins.maxSpins, () => spinOnce(definition, coinValueMinor, rng, special))
  const winMinor = spins.reduce((sum, spin) => sum + spin.winMinor, 0)
  return { engine: 'book', v: 1, stakeMinor, ...(special === undefined ? {} : { special }), spins, winMinor }
}
