import { describe, expect, it } from 'vitest'
import type { CascadePresentation } from '../../../kit/protocol/index.ts'
import { gamesOf, playRounds } from '../../../kit/testing/play-catalogue.ts'
import { watchSteps } from '../../../kit/testing/watch-steps.ts'
import { buildTimeline, cameFrom } from './build-timeline.ts'

const games = gamesOf('cascade')
const seen = { free: 0, falls: 0, multiplied: 0, lines: 0, cluster: 0, anywhere: 0 }

it('finds the cascades', () => expect(games.length).toBeGreaterThanOrEqual(13))

describe.each(games.map((found) => [found.definition.key, found] as const))('timeline of %s', (_, found) => {
  const game = found.definition as unknown as CascadePresentation

  it('shows exactly the win and the last window at the end', () => {
    for (const outcome of playRounds(found, 3, 250)) {
      const steps = buildTimeline(game, outcome)
      watchSteps(steps, outcome)
      const grids = steps.flatMap((step) =>
        step.kind === 'land' ? [step.grid] : step.kind === 'fall' ? [step.after] : [],
      )
      expect(grids).toEqual(outcome.spins.flatMap(({ falls }) => falls.map(({ grid }) => grid)))
      seen.free += outcome.spins.length - 1
      seen.multiplied += steps.filter(({ kind }) => kind === 'multiply').length
      for (const step of steps) if (step.kind === 'wins' && step.wins.length > 0) seen[game.wins.by] += 1
    }
  })

  it('lets symbols fall only from a cell that showed the same symbol, or from above', () => {
    for (const outcome of playRounds(found, 4, 60)) {
      for (const step of buildTimeline(game, outcome)) {
        if (step.kind !== 'fall') continue
        seen.falls += 1
        step.after.forEach((column, reel) => {
          const gone = new Set(step.vanishing.filter(([at]) => at === reel).map(([, row]) => row))
          cameFrom(column.length, gone).forEach((from, row) => {
            expect(from).toBeLessThanOrEqual(row)
            if (from >= 0) expect(column[row]).toBe(step.before[reel]?.[from])
          })
        })
      }
    }
  })
})

it('does not move a symbol when nothing below it was removed', () => {
  expect(cameFrom(4, new Set([1]))).toEqual([-1, 0, 2, 3])
  expect(cameFrom(3, new Set())).toEqual([0, 1, 2])
  expect(cameFrom(3, new Set([0, 1, 2]))).toEqual([-3, -2, -1])
})

it('has covered every feature', () => {
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})
