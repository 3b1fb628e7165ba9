import { createTally, type ReelStep } from '../../../kit/scene/steps.ts'
import {
  fallWins,
  type CascadeOutcome,
  type CascadePresentation,
  type Cell,
  type Grid,
} from '../../../kit/protocol/index.ts'

/** Steps that only cascades have. */
export type CascadeStep =
  /** A window that can win: its number in the spin, from 0, and its multiplier. */
  | { readonly kind: 'window'; readonly number: number; readonly multiplier: number }
  /** The transition to the next window: winners burst, the others fall, new symbols come from above. */
  | { readonly kind: 'fall'; readonly vanishing: readonly Cell[]; readonly before: Grid; readonly after: Grid }
  /** A drawn number multiplies the win of the spin. */
  | { readonly kind: 'multiply'; readonly multiplier: number }

export type Step = ReelStep | CascadeStep

/** The steps in which one finished round is shown. */
export function buildTimeline(game: CascadePresentation, outcome: CascadeOutcome): Step[] {
  const freeMultiplier = game.freeSpins?.multiplier ?? 1
  const tally = createTally(outcome.stakeMinor, false)
  const steps = outcome.spins.flatMap((spin, index): Step[] => {
    const { falls, randomMultiplier = 1 } = spin
    const isLastSpin = index === outcome.spins.length - 1
    const won = falls.reduce((sum, { winMinor }) => sum + winMinor, 0)
    const isMultiplied = randomMultiplier > 1 && won > 0
    const first = falls[0]
    if (!first) return []
    const isFree = spin.kind === 'free'
    return [
      ...(isFree ? [tally.freeSpin(freeMultiplier)] : []),
      { kind: 'land', grid: first.grid, strips: game.reels, heldReels: [], isFirst: index === 0 },
      ...falls.flatMap((fall, number): Step[] => {
        const next = falls[number + 1]
        const counted: Step = { kind: 'window', number, multiplier: fall.multiplier }
        if (!next) return [counted]
        const isLast = isLastSpin && number === falls.length - 2 && !isMultiplied
        return [
          counted,
          tally.wins({ wins: fallWins(game, fall), winMinor: fall.winMinor, isLast }),
          { kind: 'fall', vanishing: fall.vanishing, before: fall.grid, after: next.grid },
        ]
      }),
      ...(isMultiplied
        ? [
            { kind: 'multiply', multiplier: randomMultiplier } as const,
            tally.wins({ wins: [], source: 'multiplied', winMinor: spin.winMinor - won, isLast: isLastSpin }),
          ]
        : []),
      ...tally.award(spin.awardedFreeSpins, freeMultiplier),
    ]
  })
  return [...steps, ...tally.freeEnd()]
}

/** The former row of each cell of a column; rows above the window are negative. */
export function cameFrom(rows: number, gone: ReadonlySet<number>): number[] {
  const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row))
  return Array.from({ length: rows }, (_, row) =>
    row < gone.size ? row - gone.size : (stayed[row - gone.size] ?? row),
  )
}
