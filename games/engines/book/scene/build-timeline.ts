import { createTally, type ReelStep } from '../../../kit/scene/steps.ts'
import {
  expansionWin,
  type BookOutcome,
  type BookPresentation,
  type Cell,
  type Grid,
} from '../../../kit/protocol/index.ts'

/** Steps that only book games have. */
export type BookStep =
  /** The book opens on the special symbol of the free spins; `pages` are the symbols that were possible. */
  | { readonly kind: 'choose'; readonly symbol: number; readonly pages: readonly number[] }
  /** The special symbol fills its reels. */
  | {
      readonly kind: 'expand'
      readonly symbol: number
      readonly reels: readonly number[]
      readonly grid: Grid
      readonly cells: readonly Cell[]
    }

export type Step = ReelStep | BookStep

/** The steps in which one finished round is shown. */
export function buildTimeline(game: BookPresentation, outcome: BookOutcome): Step[] {
  const { special } = outcome
  const tally = createTally(outcome.stakeMinor, outcome.spins.length === 1)
  const pages = game.freeSpins.specialWeights.flatMap((weight, symbol) => (weight > 0 ? [symbol] : []))
  const steps = outcome.spins.flatMap((spin, index): Step[] => {
    const isFree = spin.kind === 'free'
    const isLastSpin = index === outcome.spins.length - 1
    const { grid, wins, expansion } = spin
    const own = wins.reduce((sum, { payMinor }) => sum + payMinor, 0)
    const strips = (isFree ? game.freeSpins.reels : undefined) ?? game.reels
    const award = tally.award(spin.awardedFreeSpins, 1)
    const steps: Step[] = [{ kind: 'land', grid, strips, heldReels: [], isFirst: index === 0 }]
    if (isFree) steps.unshift(tally.freeSpin(1))
    if (wins.length > 0) steps.push(tally.wins({ wins, winMinor: own, isLast: isLastSpin && !expansion }))
    if (expansion) {
      const { symbol, reels, payMinor } = expansion
      const filled = grid.map((column, reel) => (reels.includes(reel) ? column.map(() => symbol) : [...column]))
      const cells = reels.flatMap((reel) => (grid[reel] ?? []).map((_, row): Cell => [reel, row]))
      steps.push({ kind: 'expand', symbol, reels, grid: filled, cells })
      steps.push(tally.wins({ wins: expansionWin(spin), winMinor: payMinor, isLast: isLastSpin }))
    }
    steps.push(...award)
    if (!isFree && award.length > 0 && special !== undefined) steps.push({ kind: 'choose', symbol: special, pages })
    return steps
  })
  return [...steps, ...tally.freeEnd()]
}
