import { describe, expect, it } from 'vitest'
import type { HoldPresentation } from '../../../kit/protocol/index.ts'
import { gamesOf, playRounds } from '../../../kit/testing/play-catalogue.ts'
import { watchSteps } from '../../../kit/testing/watch-steps.ts'
import { buildTimeline } from './build-timeline.ts'

const games = gamesOf('hold-and-win')
const seen = { features: 0, named: 0, renewed: 0 }

it('finds the hold-and-win games', () => expect(games.length).toBeGreaterThanOrEqual(16))

describe.each(games.map((found) => [found.definition.key, found] as const))('timeline of %s', (_, found) => {
  const game = found.definition as unknown as HoldPresentation

  it('shows exactly the win at the end; coins stay, and only empty cells spin', () => {
    for (const outcome of playRounds(found, 9, 800)) {
      const steps = buildTimeline(game, outcome)
      watchSteps(steps, outcome)
      const lock = steps.find((step) => step.kind === 'lock')
      expect(lock !== undefined).toBe(outcome.feature !== undefined)
      if (!lock) continue
      seen.features += 1
      const held = new Set(lock.coins.map(({ position }) => position.join()))
      let worthMinor = lock.coins.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
      const respins = steps.filter((step) => step.kind === 'respin')
      expect(respins).toHaveLength(outcome.feature?.respins.length ?? 0)
      for (const { turning, landed, grid, left } of respins) {
        expect(turning.some((cell) => held.has(cell.join()))).toBe(false)
        for (const { position, valueMinor, label } of landed) {
          held.add(position.join())
          worthMinor += valueMinor
          if (label) seen.named += 1
        }
        const coins = grid.flatMap((column, reel) =>
          column.map((symbol, row) => (symbol === game.hold.symbol ? `${reel},${row}` : '')),
        )
        expect(new Set(coins.filter(Boolean))).toEqual(held)
        if (landed.length > 0) {
          expect(left).toBe(game.hold.respins)
          seen.renewed += 1
        }
      }
      const paid = steps.find((step) => step.kind === 'coins-paid')
      expect(paid?.winMinor).toBe(worthMinor)
      expect(paid?.count).toBe(held.size)
    }
  })
})

it('has covered every feature', () => {
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})

it('pays the grand jackpot last and as a step of its own when every cell holds a coin', () => {
  const found = games.find(({ definition }) => definition.key === 'KapriPoklad') ?? games[0]
  if (!found) throw new Error('There is a hold-and-win game.')
  let isSeen = false
  for (let seed = 1; !isSeen && seed < 60; seed += 1) {
    for (const outcome of playRounds(found, seed, 1500)) {
      if (!outcome.feature?.grandMinor) continue
      const last = buildTimeline(found.definition as unknown as HoldPresentation, outcome).at(-1)
      expect(last).toMatchObject({ kind: 'wins', source: 'grand', winMinor: outcome.feature.grandMinor, isLast: true })
      isSeen = true
    }
  }
  expect(isSeen).toBe(true)
})
