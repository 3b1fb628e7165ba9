import type { BookSpin } from '../../engines/book/math/book-outcome.ts'
import type { CascadeFall } from '../../engines/cascade/math/cascade-outcome.ts'
import type { Cell } from '../math/cell.ts'
import type { GameOutcome } from './messages.ts'
import type { CascadePresentation, Presentation } from './presentation.ts'

/** One win of any reel game, as it is shown and described. Amounts are those of the outcome. */
export type ShownWin = {
  readonly kind: 'line' | 'scatter' | 'ways' | 'cluster' | 'anywhere' | 'expansion'
  /** The symbol that pays, by its index. */
  readonly symbol: number
  readonly count: number
  readonly payMinor: number
  readonly positions: readonly Cell[]
  /** Index of the pay line. */
  readonly line?: number
  /** The number of ways. */
  readonly ways?: number
}

/** The special symbol as a win: it fills its reels and pays on all lines. */
export function expansionWin(spin: BookSpin): ShownWin[] {
  const { expansion, grid } = spin
  if (!expansion) return []
  const positions = expansion.reels.flatMap((reel) => (grid[reel] ?? []).map((_, row): Cell => [reel, row]))
  const { symbol, count, payMinor } = expansion
  return [{ kind: 'expansion', symbol, count, payMinor, positions }]
}

/** Wins of one window of a cascade. */
export function fallWins({ wins: { by } }: Pick<CascadePresentation, 'wins'>, { wins }: CascadeFall): ShownWin[] {
  return wins.map((win) => ({ ...win, kind: by === 'lines' ? 'line' : by }))
}

/** Every symbol win in a round, in order. Pays of coins and collectors are not included. */
export function listWins(game: Presentation, outcome: GameOutcome): ShownWin[] {
  switch (outcome.engine) {
    case 'lines':
    case 'ways':
    case 'collect':
      return outcome.spins.flatMap(({ wins }): readonly ShownWin[] => wins)
    case 'book':
      return outcome.spins.flatMap((spin) => [...spin.wins, ...expansionWin(spin)])
    case 'hold-and-win':
      return [...outcome.spin.wins]
    case 'cascade':
      return game.engine === 'cascade'
        ? outcome.spins.flatMap(({ falls }) => falls.flatMap((fall) => fallWins(game, fall)))
        : []
  }
}

/** Free spins that were played in a round. */
export function countFreeSpins(outcome: GameOutcome): number {
  return outcome.engine === 'hold-and-win' ? 0 : outcome.spins.filter(({ kind }) => kind === 'free').length
}

/** One window of a round as it was paid, with the winning cells. */
export type PaidWindow = {
  readonly grid: readonly (readonly number[])[]
  readonly won: readonly Cell[]
  readonly winMinor: number
}

/** Every window of a round, in order; a hold-and-win feature is one more, with all its coins (`coin` is their symbol). */
export function listWindows(outcome: GameOutcome, coin?: number): PaidWindow[] {
  const cellsOf = (wins: readonly { readonly positions: readonly Cell[] }[]): Cell[] =>
    wins.flatMap(({ positions }) => positions)
  switch (outcome.engine) {
    case 'lines':
    case 'ways':
      return outcome.spins.map(({ grid, wins, winMinor }) => ({ grid, won: cellsOf(wins), winMinor }))
    case 'book':
      return outcome.spins.map((spin) => ({
        grid: spin.grid,
        won: cellsOf([...spin.wins, ...expansionWin(spin)]),
        winMinor: spin.winMinor,
      }))
    case 'collect':
      return outcome.spins.map(({ grid, wins, collection, winMinor }) => {
        const isTaken = (collection?.winMinor ?? 0) > 0
        const values = collection?.values.map(({ position }) => position) ?? []
        return {
          grid,
          won: [...cellsOf(wins), ...(isTaken ? [...values, ...(collection?.collectors ?? [])] : [])],
          winMinor,
        }
      })
    case 'cascade':
      return outcome.spins.flatMap(({ falls }) =>
        falls.map(({ grid, wins, winMinor }) => ({ grid, won: cellsOf(wins), winMinor })),
      )
    case 'hold-and-win': {
      const { spin, feature } = outcome
      const first: PaidWindow = { grid: spin.grid, won: cellsOf(spin.wins), winMinor: spin.winMinor }
      if (!feature) return [first]
      const coins = [...feature.locked, ...feature.respins.flatMap(({ landed }) => landed)]
      const won = coins.map(({ position }) => position)
      const held = new Set(won.map((cell) => cell.join()))
      const grid = spin.grid.map((column, reel) =>
        column.map((symbol, row) => (held.has(`${reel},${row}`) ? (coin ?? symbol) : symbol)),
      )
      return [first, { grid, won, winMinor: feature.winMinor }]
    }
  }
}
