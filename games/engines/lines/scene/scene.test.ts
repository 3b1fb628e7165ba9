import { describe, expect, it } from 'vitest'
import type { LinesPresentation } from '../../../kit/protocol/index.ts'
import { gamesOf, playRounds } from '../../../kit/testing/play-catalogue.ts'
import { watchSteps } from '../../../kit/testing/watch-steps.ts'
import { buildTimeline, landedGrid, type Step } from './build-timeline.ts'

const ROUNDS = 150
const games = gamesOf('lines')
const seen = { free: 0, respin: 0, grown: 0, mystery: 0, full: 0, more: 0 }

/** The window at the end; also records which features occurred. */
function lastGrid(steps: readonly Step[]): readonly (readonly number[])[] {
  let grid: readonly (readonly number[])[] = []
  for (const step of steps) {
    if (step.kind === 'land' || step.kind === 'change') ({ grid } = step)
    if (step.kind === 'change') seen[step.becomes === undefined ? 'grown' : 'mystery'] += 1
    if (step.kind === 'full-window') seen.full += 1
    if (step.kind === 'hold') seen.respin += 1
    if (step.kind === 'free-spin') seen.free += 1
    if (step.kind === 'award' && step.isMore) seen.more += 1
  }
  return grid
}

it('finds the lines games', () => expect(games.length).toBeGreaterThanOrEqual(75))

describe.each(games.map((found) => [found.definition.key, found] as const))('timeline of %s', (_, found) => {
  const game = found.definition as unknown as LinesPresentation
  const rounds = playRounds(found, 7, ROUNDS)

  it('shows exactly the win and the window of the outcome at the end', () => {
    for (const outcome of rounds) {
      const steps = buildTimeline(game, outcome)
      const { landed } = watchSteps(steps, outcome)
      expect(landed).toHaveLength(outcome.spins.length)
      expect(lastGrid(steps)).toEqual(outcome.spins.at(-1)?.grid)
    }
  })

  it('marks only cells that show the symbol that pays, or a wild', () => {
    for (const { spins } of rounds) {
      for (const { wins, grid } of spins) {
        for (const { positions, symbol, kind, count } of wins) {
          expect(positions).toHaveLength(count)
          // An expanding wild may cover a scatter, which was counted when it landed.
          const shown = positions.map(([reel, row]) => grid[reel]?.[row])
          const allowed = [symbol, game.wild?.symbol]
          expect(shown.every((one) => allowed.includes(one)) || kind === 'scatter').toBe(true)
        }
      }
    }
  })

  it('lands on the paid window, except for expanding wilds and mysteries', () => {
    for (const { spins } of rounds) {
      for (const spin of spins) {
        landedGrid(game, spin).forEach((column, reel) =>
          column.forEach((symbol, row) => {
            const paid = spin.grid[reel]?.[row]
            if (symbol !== paid) expect([game.wild?.symbol, spin.mysterySymbol]).toContain(paid)
          }),
        )
      }
    }
  })
})

type Found = (typeof games)[number]

/** For rare features: plays a game that has the feature until it occurs. */
function playUntilSeen(feature: keyof typeof seen, hasIt: (definition: Found['definition']) => boolean): void {
  const found = games.find(({ definition }) => hasIt(definition))
  if (!found) throw new Error(`Some game has "${feature}".`)
  for (let seed = 1; seen[feature] === 0 && seed < 40; seed += 1) {
    for (const outcome of playRounds(found, seed, 400)) {
      const steps = buildTimeline(found.definition as unknown as LinesPresentation, outcome)
      watchSteps(steps, outcome)
      lastGrid(steps)
    }
  }
}

it('has covered every feature', () => {
  playUntilSeen('full', ({ fullGrid }) => fullGrid !== undefined)
  playUntilSeen(
    'more',
    ({ freeSpins }) => freeSpins !== undefined && freeSpins.maxSpins > Math.max(...freeSpins.awards),
  )
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})
