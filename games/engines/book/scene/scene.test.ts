import { describe, expect, it } from 'vitest'
import type { BookPresentation } from '../../../kit/protocol/index.ts'
import { gamesOf, playRounds } from '../../../kit/testing/play-catalogue.ts'
import { watchSteps } from '../../../kit/testing/watch-steps.ts'
import { buildTimeline } from './build-timeline.ts'

const games = gamesOf('book')
const seen = { free: 0, expanded: 0, more: 0 }

it('finds the book games', () => expect(games.length).toBeGreaterThanOrEqual(15))

describe.each(games.map((found) => [found.definition.key, found] as const))('timeline of %s', (_, found) => {
  const game = found.definition as unknown as BookPresentation

  it('shows exactly the win at the end, and the special symbol before and in the free spins', () => {
    for (const outcome of playRounds(found, 29, 400)) {
      const steps = buildTimeline(game, outcome)
      const { landed } = watchSteps(steps, outcome)
      expect(landed.map(({ grid }) => grid)).toEqual(outcome.spins.map(({ grid }) => grid))
      const chosen = steps.filter((step) => step.kind === 'choose')
      expect(chosen.map(({ symbol }) => symbol)).toEqual(outcome.special === undefined ? [] : [outcome.special])
      for (const { pages, symbol } of chosen) expect(pages).toContain(symbol)
      const expanded = steps.filter((step) => step.kind === 'expand')
      expect(expanded).toHaveLength(outcome.spins.filter(({ expansion }) => expansion).length)
      for (const { grid, reels, symbol, cells } of expanded) {
        expect(symbol).toBe(outcome.special)
        expect(cells).toHaveLength(reels.length * game.rows)
        for (const [reel, row] of cells) expect(grid[reel]?.[row]).toBe(symbol)
      }
      seen.free += outcome.spins.length - 1
      seen.expanded += expanded.length
      seen.more += steps.filter((step) => step.kind === 'award' && step.isMore).length
    }
  })
})

it('has covered every feature', () => {
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})
