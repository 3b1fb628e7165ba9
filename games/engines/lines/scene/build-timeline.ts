import { createTally, windowAt, type ReelStep } from '../../../kit/scene/steps.ts'
import type { Cell, Grid, LinesOutcome, LinesPresentation, LinesSpin } from '../../../kit/protocol/index.ts'

/** Steps that only lines games have. */
export type LinesStep =
  /** Symbols change in place: mysteries into one symbol, or a wild over its complete reel. */
  | { readonly kind: 'change'; readonly grid: Grid; readonly cells: readonly Cell[]; readonly becomes?: number }
  /** One symbol fills the window and multiplies the line wins that follow. */
  | { readonly kind: 'full-window'; readonly multiplier: number }
  | { readonly kind: 'hold'; readonly reels: readonly number[] }

export type Step = ReelStep | LinesStep

/** The window after its reels stop, read from the strips. A held reel is completely wild. */
export function landedGrid(game: LinesPresentation, spin: LinesSpin): number[][] {
  const landed = windowAt(stripsOf(game, spin), spin.stops, () => game.rows)
  return landed.map((column, reel) => (spin.heldReels?.includes(reel) ? [...(spin.grid[reel] ?? [])] : column))
}

function stripsOf(game: LinesPresentation, { kind }: LinesSpin): Grid {
  return (kind === 'free' ? game.freeSpins?.reels : undefined) ?? game.reels
}

/** From the landed window to the paid one: first the mystery is resolved, then wilds expand, as in the engine. */
function changesOf(game: LinesPresentation, spin: LinesSpin, landed: Grid): LinesStep[] {
  const steps: LinesStep[] = []
  let before = landed
  const { mysterySymbol } = spin
  if (mysterySymbol !== undefined) {
    const solved = landed.map((column) =>
      column.map((symbol) => (symbol === game.mystery?.symbol ? mysterySymbol : symbol)),
    )
    steps.push({ kind: 'change', grid: solved, cells: changedCells(landed, solved), becomes: mysterySymbol })
    before = solved
  }
  const cells = changedCells(before, spin.grid)
  if (cells.length > 0) steps.push({ kind: 'change', grid: spin.grid, cells })
  return steps
}

/** The steps in which one finished round is shown. */
export function buildTimeline(game: LinesPresentation, outcome: LinesOutcome): Step[] {
  const freeMultiplier = game.freeSpins?.multiplier ?? 1
  const tally = createTally(outcome.stakeMinor, outcome.spins.length === 1)
  const steps = outcome.spins.flatMap((spin, index): Step[] => {
    const isFree = spin.kind === 'free'
    const heldReels = spin.heldReels ?? []
    const landed = landedGrid(game, spin)
    const windowMultiplier = spin.multiplier / (isFree ? freeMultiplier : 1)
    const isFull = windowMultiplier > 1 && spin.winMinor > 0
    const { wins, winMinor } = spin
    const isLast = index === outcome.spins.length - 1
    return [
      ...(isFree ? [tally.freeSpin(freeMultiplier)] : []),
      ...(spin.kind === 'respin' ? [{ kind: 'hold', reels: heldReels } as const] : []),
      { kind: 'land', grid: landed, strips: stripsOf(game, spin), heldReels, isFirst: index === 0 },
      ...changesOf(game, spin, landed),
      ...(isFull ? [{ kind: 'full-window', multiplier: windowMultiplier } as const] : []),
      ...(wins.length > 0 ? [tally.wins({ wins, winMinor, isLast })] : []),
      ...tally.award(spin.awardedFreeSpins, freeMultiplier),
    ]
  })
  return [...steps, ...tally.freeEnd()]
}

function changedCells(before: Grid, after: Grid): Cell[] {
  return before.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === after[reel]?.[row] ? [] : [[reel, row]])),
  )
}
