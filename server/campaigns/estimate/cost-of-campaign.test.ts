import { expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { boundedWalk } from './bounded-walk.ts'
import { costOfCampaign, type GameFigures } from './cost-of-campaign.ts'

const game: GameFigures = {
  gameKey: 'Even',
  rtpMillionths: 950_000,
  standardDeviation: 1,
  percent: 100,
  stakes: [100, 1000],
}
const termsOf = (more: Partial<CampaignTerms> = {}): CampaignTerms => ({
  name: 'Terms',
  gift: { kind: 'no-deposit', amountMinor: 10_000 },
  wagering: { times: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 7 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'everyone' },
  window: { from: '2026-11-01T00:00:00Z', softEnd: '2026-12-01T00:00:00Z', hardEnd: '2026-12-31T00:00:00Z' },
  budgetMinor: 1_000_000,
  giftsPerPlayerMax: 1,
  endsAtWithdrawal: false,
  ...more,
})

/** The same walk, step by step: wins of nothing or of two stakes, with the same mean. */
function stepByStep(start: number, steps: number, back: number): number {
  let states = new Map([[start, 1]])
  for (let step = 0; step < steps; step += 1) {
    const next = new Map<number, number>()
    const add = (at: number, chance: number) => next.set(at, (next.get(at) ?? 0) + chance)
    for (const [at, chance] of states) {
      if (at === 0) add(0, chance)
      else {
        add(at - 1, chance * (1 - back / 2))
        add(at + 1, (chance * back) / 2)
      }
    }
    states = next
  }
  return [...states].reduce((sum, [at, chance]) => sum + at * chance, 0)
}

it.each([
  [10, 50],
  [100, 500],
  [20, 1000],
])('comes to what all paths come to, added up: %i stakes over %i rounds', (start, steps) => {
  const deviation = Math.sqrt(4 * 0.475 - 0.95 ** 2)
  const { mean } = boundedWalk({ start, steps, drift: -0.05, deviation })
  const exact = stepByStep(start, steps, 0.95)
  expect(Math.abs(mean - exact)).toBeLessThan(0.02 * start)
})

it('costs between what stays with least and with most luck in play, and never more than the gifts return', () => {
  const cost = costOfCampaign(termsOf(), [game])
  expect(cost.gifts).toBe(100)
  // With small stakes all of it is staked: 10 000 less 5 % of 50 000.
  expect(cost.leastMinor / 100).toBeGreaterThanOrEqual(7500)
  expect(cost.leastMinor / 100).toBeLessThan(7600)
  expect(cost.mostMinor / 100).toBeGreaterThan(7600)
  expect(cost.mostMinor / 100).toBeLessThanOrEqual(9500)
  expect(cost.worstMinor).toBeGreaterThan(cost.mostMinor)
  expect(cost.dearest).toEqual({ gameKey: 'Even', stakeMinor: 1000 })
})

it('bounds few gifts whatever their distribution, and takes many as normal', () => {
  const free = (gifts: number) => {
    const rounds = { kind: 'free-rounds', stakeMinor: 100, rounds: 1, winTo: 'cash', winCapMinor: null } as const
    const terms = { gift: { ...rounds, gameKeys: ['Rare'] }, wagering: null, budgetMinor: 100 * gifts }
    // Wins of 950 stakes in one round of a thousand: all of the return is there.
    const deviation = Math.sqrt(950 ** 2 / 1000 - 0.95 ** 2)
    return costOfCampaign(termsOf(terms), [{ ...game, gameKey: 'Rare', standardDeviation: deviation }]).worstMinor
  }
  // Of 20 gifts one in fifty wins 95 000: the normal spread would say 33 000.
  expect(free(20)).toBeGreaterThanOrEqual(95_000)
  expect(free(1)).toBeLessThanOrEqual(100 * 95)
  expect(free(1_000)).toBeLessThan(free(999))
})

it('knows only games that count and stakes that the terms allow', () => {
  const wagering = { times: 5, stakeMaxMinor: 100, daysToAccept: 7, daysToPlay: 7 }
  expect(costOfCampaign(termsOf({ wagering }), [game]).dearest?.stakeMinor).toBe(100)
  const games: CampaignTerms['games'] = { kind: 'listed', shares: [{ gameKey: 'Other', percent: 100 }] }
  expect(costOfCampaign(termsOf({ games }), [game])).toMatchObject({ mostMinor: 0, dearest: null })
})

it('of free rounds is what they win, up to what can be won', () => {
  const free = (winCapMinor: number | null) => {
    const rounds = { kind: 'free-rounds', stakeMinor: 100, rounds: 50, winTo: 'cash' } as const
    return costOfCampaign(termsOf({ gift: { ...rounds, gameKeys: ['Even'], winCapMinor }, wagering: null }), [game])
  }
  expect(free(null)).toMatchObject({ gifts: 200, mostMinor: 200 * 4750 })
  expect(free(2000)).toMatchObject({ mostMinor: 200 * 2000, worstMinor: 200 * 2000 })
})
