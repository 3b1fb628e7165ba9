import { createTally, type ReelStep } from '../../../kit/scene/steps.ts'
import type { Cell, Grid, HeldCoin, HoldOutcome, HoldPresentation } from '../../../kit/protocol/index.ts'

/** Steps that only hold-and-win games have. */
export type HoldStep =
  /** Enough coins have landed: they stay, everything else becomes dark. */
  | {
      readonly kind: 'lock'
      readonly coins: readonly HeldCoin[]
      readonly empty: readonly Cell[]
      readonly left: number
    }
  /** The empty cells spin; some get a coin. `left` respins remain after it. */
  | {
      readonly kind: 'respin'
      readonly turning: readonly Cell[]
      readonly landed: readonly HeldCoin[]
      /** The window after it: every held cell shows a coin. */
      readonly grid: Grid
      readonly left: number
    }
  | { readonly kind: 'coins-paid'; readonly count: number; readonly winMinor: number; readonly grandMinor: number }

export type Step = ReelStep | HoldStep

/** The steps in which one finished round is shown. */
export function buildTimeline(game: HoldPresentation, outcome: HoldOutcome): Step[] {
  const { spin, feature } = outcome
  const tally = createTally(outcome.stakeMinor, !feature)
  const steps: Step[] = [{ kind: 'land', grid: spin.grid, strips: game.reels, heldReels: [], isFirst: true }]
  if (spin.wins.length > 0) steps.push(tally.wins({ wins: spin.wins, winMinor: spin.winMinor, isLast: !feature }))
  if (!feature) return steps
  let grid: Grid = spin.grid
  let empty = spin.grid.flatMap((column, reel) => column.map((_, row): Cell => [reel, row]))
  const fill = (coins: readonly HeldCoin[]): void => {
    const filled = new Set(coins.map(({ position }) => position.join()))
    empty = empty.filter((cell) => !filled.has(cell.join()))
    grid = grid.map((column, reel) =>
      column.map((symbol, row) => (filled.has(`${reel},${row}`) ? game.hold.symbol : symbol)),
    )
  }
  fill(feature.locked)
  steps.push({ kind: 'lock', coins: feature.locked, empty, left: game.hold.respins })
  for (const { landed, left } of feature.respins) {
    const turning = empty
    fill(landed)
    steps.push({ kind: 'respin', turning, landed, grid, left })
  }
  const { grandMinor, winMinor } = feature
  const coinsMinor = winMinor - grandMinor
  const count = feature.locked.length + feature.respins.reduce((sum, { landed }) => sum + landed.length, 0)
  steps.push({ kind: 'coins-paid', count, winMinor: coinsMinor, grandMinor })
  steps.push(tally.wins({ wins: [], source: 'coins', winMinor: coinsMinor, isLast: grandMinor === 0 }))
  if (grandMinor > 0) steps.push(tally.wins({ wins: [], source: 'grand', winMinor: grandMinor, isLast: true }))
  return steps
}
