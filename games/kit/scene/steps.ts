import type { Grid, ShownWin, Strips, WinSource } from '../protocol/index.ts'
import { countUpMs } from './count-up.ts'

/** Steps that every reel game has. An engine adds its own; the scene decides nothing. */
export type ReelStep =
  | {
      readonly kind: 'land'
      /** The window when the reels stop: before anything expands, changes or falls. */
      readonly grid: Grid
      readonly strips: Strips
      readonly heldReels: readonly number[]
      readonly isFirst: boolean
    }
  | {
      readonly kind: 'wins'
      readonly wins: readonly ShownWin[]
      readonly source: WinSource
      readonly winMinor: number
      readonly totalMinor: number
      readonly isLast: boolean
      readonly countUpMs: number
      readonly holdMs: number
    }
  | { readonly kind: 'award'; readonly count: number; readonly multiplier: number; readonly isMore: boolean }
  | { readonly kind: 'free-spin'; readonly number: number; readonly of: number; readonly multiplier: number }
  | { readonly kind: 'free-end'; readonly winMinor: number }

const PAUSE_AFTER_WIN_MS = 700

type Shown = {
  readonly wins: readonly ShownWin[]
  readonly source?: WinSource
  /** Of this step; equal to the sum of the wins unless there are other pays. */
  readonly winMinor: number
  readonly isLast: boolean
}

/** Creates the steps for money and free spins of one round, with running totals. */
export function createTally(stakeMinor: number, isSingle: boolean) {
  let totalMinor = 0
  let freeMinor = 0
  let awarded = 0
  let freeNumber = 0
  return {
    wins({ wins, source = 'wins', winMinor, isLast }: Shown): Extract<ReelStep, { kind: 'wins' }> {
      totalMinor += winMinor
      if (freeNumber > 0) freeMinor += winMinor
      return {
        kind: 'wins',
        wins,
        source,
        winMinor,
        totalMinor,
        isLast,
        countUpMs: countUpMs(winMinor, stakeMinor),
        holdMs: isSingle ? 0 : PAUSE_AFTER_WIN_MS,
      }
    },
    freeSpin(multiplier: number): Extract<ReelStep, { kind: 'free-spin' }> {
      freeNumber += 1
      return { kind: 'free-spin', number: freeNumber, of: awarded, multiplier }
    },
    /** Empty when no spins are awarded. */
    award(count: number, multiplier: number): Extract<ReelStep, { kind: 'award' }>[] {
      if (count === 0) return []
      const isMore = awarded > 0
      awarded += count
      return [{ kind: 'award', count, multiplier, isMore }]
    },
    /** Empty when there were no free spins. */
    freeEnd: (): Extract<ReelStep, { kind: 'free-end' }>[] =>
      freeNumber > 0 ? [{ kind: 'free-end', winMinor: freeMinor }] : [],
  }
}
export type Tally = ReturnType<typeof createTally>

/** The window after its reels stop, read from the strips. `rows` is the height of each reel. */
export function windowAt(strips: Strips, stops: readonly number[], rows: (reel: number) => number): number[][] {
  return stops.map((stop, reel) => {
    const strip = strips[reel] ?? []
    return Array.from({ length: rows(reel) }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
  })
}
