import { describe, expect, it } from 'vitest'
import type { CollectPresentation } from '../../../kit/protocol/index.ts'
import { gamesOf, playRounds } from '../../../kit/testing/play-catalogue.ts'
import { watchSteps } from '../../../kit/testing/watch-steps.ts'
import { buildTimeline } from './build-timeline.ts'

const games = gamesOf('collect')
const seen = { free: 0, collected: 0, stages: 0, several: 0 }

it('finds the collect games', () => expect(games.length).toBeGreaterThanOrEqual(8))

describe.each(games.map((found) => [found.definition.key, found] as const))('timeline of %s', (_, found) => {
  const game = found.definition as unknown as CollectPresentation

  it('shows exactly the win at the end, values only on catch symbols, and collectors in their cells', () => {
    for (const outcome of playRounds(found, 6, 1500)) {
      const steps = buildTimeline(game, outcome)
      const { landed } = watchSteps(steps, outcome)
      expect(landed.map(({ grid }) => grid)).toEqual(outcome.spins.map(({ grid }) => grid))
      let grid: readonly (readonly number[])[] = []
      for (const step of steps) {
        if (step.kind === 'land') ({ grid } = step)
        if (step.kind === 'values')
          for (const { position } of step.values) expect(grid[position[0]]?.[position[1]]).toBe(game.freeSpins.catch)
        if (step.kind === 'collect') {
          for (const [reel, row] of step.collectors) expect(grid[reel]?.[row]).toBe(game.freeSpins.collector)
          seen.collected += 1
          if (step.collectors.length > 1) seen.several += 1
        }
        if (step.kind === 'stage' && step.isNew) seen.stages += 1
      }
      seen.free += outcome.spins.length - 1
    }
  })
})

it('has covered every feature', () => {
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})
