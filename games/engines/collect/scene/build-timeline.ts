import { createTally, type ReelStep } from '../../../kit/scene/steps.ts'
import type { Cell, Collection, CollectOutcome, CollectPresentation } from '../../../kit/protocol/index.ts'

/** Steps that only collect games have. */
export type CollectStep =
  /** The value of each catch symbol in the window. */
  | { readonly kind: 'values'; readonly values: Collection['values'] }
  /** Each collector collects all values in the window. */
  | {
      readonly kind: 'collect'
      readonly collectors: readonly Cell[]
      readonly values: Collection['values']
      readonly multiplier: number
    }
  /** The number of collectors so far, and the stage that they reach. */
  | { readonly kind: 'stage'; readonly stage: number; readonly collectors: number; readonly isNew: boolean }

export type Step = ReelStep | CollectStep

/** The steps in which one finished round is shown. */
export function buildTimeline(game: CollectPresentation, outcome: CollectOutcome): Step[] {
  const { perStage } = game.freeSpins
  const tally = createTally(outcome.stakeMinor, outcome.spins.length === 1)
  let stageBefore = 0
  const steps = outcome.spins.flatMap((spin, index): Step[] => {
    const { grid, wins, collection } = spin
    const isLastSpin = index === outcome.spins.length - 1
    const strips = collection ? game.freeSpins.reels : game.reels
    const own = wins.reduce((sum, { payMinor }) => sum + payMinor, 0)
    const collected = collection?.winMinor ?? 0
    const steps: Step[] = []
    if (spin.kind === 'free') steps.push(tally.freeSpin(1))
    if (spin.kind === 'free' && index === 1) steps.push({ kind: 'stage', stage: 0, collectors: 0, isNew: false })
    steps.push({ kind: 'land', grid, strips, heldReels: [], isFirst: index === 0 })
    if (collection && collection.values.length > 0) steps.push({ kind: 'values', values: collection.values })
    if (wins.length > 0) steps.push(tally.wins({ wins, winMinor: own, isLast: isLastSpin && collected === 0 }))
    if (collection && collected > 0) {
      const { collectors, values, multiplier } = collection
      steps.push({ kind: 'collect', collectors, values, multiplier })
      steps.push(tally.wins({ wins: [], source: 'collected', winMinor: collected, isLast: isLastSpin }))
    }
    if (collection && collection.collectors.length > 0) {
      const stage = Math.floor(collection.collectorsSoFar / perStage)
      steps.push({ kind: 'stage', stage, collectors: collection.collectorsSoFar, isNew: stage > stageBefore })
      stageBefore = stage
    }
    steps.push(...tally.award(spin.awardedFreeSpins, 1))
    return steps
  })
  return [...steps, ...tally.freeEnd()]
}
