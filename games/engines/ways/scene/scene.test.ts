import { describe, expect, it } from 'vitest'
import { joinWin } from '../../../kit/scene/join-wins.ts'
import type { WaysPresentation } from '../../../kit/protocol/index.ts'
import { gamesOf, playRounds } from '../../../kit/testing/play-catalogue.ts'
import { watchSteps } from '../../../kit/testing/watch-steps.ts'
import { buildTimeline } from './build-timeline.ts'

const games = gamesOf('ways')
const seen = { free: 0, heights: 0, several: 0 }
const place = {
  window: { width: 100, height: 100 },
  centre: ([reel, row]: readonly [number, number]) => ({ x: reel, y: row }),
}

it('finds the ways games', () => expect(games.length).toBeGreaterThanOrEqual(16))

describe.each(games.map((found) => [found.definition.key, found] as const))('timeline of %s', (_, found) => {
  const game = found.definition as unknown as WaysPresentation
  const rounds = playRounds(found, 11, 200)

  it('shows exactly the win at the end, each window with its number of ways', () => {
    for (const outcome of rounds) {
      const steps = buildTimeline(game, outcome)
      const { landed } = watchSteps(steps, outcome)
      expect(landed.map(({ grid }) => grid)).toEqual(outcome.spins.map(({ grid }) => grid))
      const counted = steps.flatMap((step) => (step.kind === 'ways' ? [step.ways] : []))
      expect(counted).toEqual(outcome.spins.map(({ grid }) => grid.reduce((ways, { length }) => ways * length, 1)))
      seen.free += outcome.spins.length - 1
      if (new Set(counted).size > 1) seen.heights += 1
    }
  })

  it('draws as many connections for each win as it pays ways', () => {
    for (const { spins } of rounds) {
      for (const win of spins.flatMap(({ wins }) => wins)) {
        if (win.kind !== 'ways') continue
        const perReel = Array.from(
          { length: win.count },
          (_, reel) => win.positions.filter(([at]) => at === reel).length,
        )
        expect(perReel.reduce((ways, count) => ways * count, 1)).toBe(win.ways)
        const links = perReel.slice(1).reduce((sum, count, at) => sum + count * (perReel[at] ?? 0), 0)
        expect(joinWin(win, [], place)).toHaveLength(Math.min(60, links))
        if (win.ways > 1) seen.several += 1
      }
    }
  })
})

it('has covered every feature', () => {
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})
