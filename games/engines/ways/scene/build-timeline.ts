import { createTally, type ReelStep } from '../../../kit/scene/steps.ts'
import type { WaysOutcome, WaysPresentation } from '../../../kit/protocol/index.ts'

/** Steps that only ways games have: the number of ways of the window. */
export type WaysStep = { readonly kind: 'ways'; readonly ways: number }

export type Step = ReelStep | WaysStep

/** The steps in which one finished round is shown. */
export function buildTimeline(game: WaysPresentation, outcome: WaysOutcome): Step[] {
  const freeMultiplier = game.freeSpins?.multiplier ?? 1
  const tally = createTally(outcome.stakeMinor, outcome.spins.length === 1)
  const steps = outcome.spins.flatMap((spin, index): Step[] => {
    const { grid, wins, winMinor } = spin
    const isLast = index === outcome.spins.length - 1
    return [
      ...(spin.kind === 'free' ? [tally.freeSpin(freeMultiplier)] : []),
      { kind: 'land', grid, strips: game.reels, heldReels: [], isFirst: index === 0 },
      { kind: 'ways', ways: grid.reduce((ways, column) => ways * column.length, 1) },
      ...(wins.length > 0 ? [tally.wins({ wins, winMinor, isLast })] : []),
      ...tally.award(spin.awardedFreeSpins, freeMultiplier),
    ]
  })
  return [...steps, ...tally.freeEnd()]
}
