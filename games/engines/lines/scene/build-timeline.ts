import { countUpMs } from '../../../kit/scene/count-up.ts'
import type { Cell, LinesOutcome, LinesSpin, LinesWin, Presentation } from '../../../kit/protocol/index.ts'

type Grid = readonly (readonly number[])[]

/** One thing that is shown, in order. The scene goes through them; nothing here is decided by it. */
export type Step =
  | {
      readonly kind: 'land'
      /** As the reels stop: before wilds grow and before the mystery is solved. */
      readonly grid: Grid
      readonly heldReels: readonly number[]
      readonly isFree: boolean
      readonly isFirst: boolean
    }
  /** Symbols change where they stand: mysteries into one symbol, or a wild over its whole reel. */
  | { readonly kind: 'change'; readonly grid: Grid; readonly cells: readonly Cell[]; readonly becomes?: number }
  | {
      readonly kind: 'wins'
      readonly wins: readonly LinesWin[]
      readonly winMinor: number
      readonly totalMinor: number
      readonly isLast: boolean
      readonly countUpMs: number
      readonly holdMs: number
    }
  /** One symbol fills the window and multiplies the line wins that follow. */
  | { readonly kind: 'full-window'; readonly multiplier: number }
  | { readonly kind: 'award'; readonly count: number; readonly multiplier: number; readonly isMore: boolean }
  | { readonly kind: 'free-spin'; readonly number: number; readonly of: number; readonly multiplier: number }
  | { readonly kind: 'hold'; readonly reels: readonly number[] }
  | { readonly kind: 'free-end'; readonly winMinor: number }

const PAUSE_AFTER_WIN_MS = 700

/** What the window shows when its reels stop, read from the strips. A held reel is wild from top to bottom. */
export function landedGrid(game: Presentation, spin: LinesSpin): number[][] {
  const strips = (spin.kind === 'free' ? game.freeSpins?.reels : undefined) ?? game.reels
  return spin.stops.map((stop, reel) => {
    const strip = strips[reel] ?? []
    if (spin.heldReels?.includes(reel)) return [...(spin.grid[reel] ?? [])]
    return Array.from({ length: game.rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
  })
}

/** From the landed window to the paid one: first the mystery is solved, then wilds grow, as the engine does. */
function changesOf(game: Presentation, spin: LinesSpin, landed: Grid): Step[] {
  const steps: Step[] = []
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

/** The order in which one finished round is shown. */
export function buildTimeline(game: Presentation, outcome: LinesOutcome): Step[] {
  const steps: Step[] = []
  const freeMultiplier = game.freeSpins?.multiplier ?? 1
  let totalMinor = 0
  let freeMinor = 0
  let awarded = 0
  let freeNumber = 0
  outcome.spins.forEach((spin, index) => {
    const isFree = spin.kind === 'free'
    const isLast = index === outcome.spins.length - 1
    const heldReels = spin.heldReels ?? []
    if (isFree) {
      freeNumber += 1
      steps.push({ kind: 'free-spin', number: freeNumber, of: awarded, multiplier: freeMultiplier })
    }
    if (spin.kind === 'respin') steps.push({ kind: 'hold', reels: heldReels })
    const landed = landedGrid(game, spin)
    steps.push({ kind: 'land', grid: landed, heldReels, isFree, isFirst: index === 0 })
    steps.push(...changesOf(game, spin, landed))
    const windowMultiplier = spin.multiplier / (isFree ? freeMultiplier : 1)
    if (windowMultiplier > 1 && spin.winMinor > 0) steps.push({ kind: 'full-window', multiplier: windowMultiplier })
    totalMinor += spin.winMinor
    if (isFree) freeMinor += spin.winMinor
    if (spin.wins.length > 0) {
      const ms = countUpMs(spin.winMinor, outcome.stakeMinor)
      steps.push({
        kind: 'wins',
        wins: spin.wins,
        winMinor: spin.winMinor,
        totalMinor,
        isLast,
        countUpMs: ms,
        holdMs: outcome.spins.length === 1 ? 0 : PAUSE_AFTER_WIN_MS,
      })
    }
    if (spin.awardedFreeSpins > 0) {
      steps.push({ kind: 'award', count: spin.awardedFreeSpins, multiplier: freeMultiplier, isMore: awarded > 0 })
      awarded += spin.awardedFreeSpins
    }
  })
  if (freeNumber > 0) steps.push({ kind: 'free-end', winMinor: freeMinor })
  return steps
}

function changedCells(before: Grid, after: Grid): Cell[] {
  return before.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === after[reel]?.[row] ? [] : [[reel, row]])),
  )
}
