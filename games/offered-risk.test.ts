import { expect, it } from 'vitest'
import { isRiskOffered, mostRiskedMinor } from './offered-risk.ts'

const game = { risk: { steps: 5, maxWinX: 1000 } }
const state = { stakeMinor: 200, leftMinor: 400, stepsTaken: 0 }

it('offers the risk where game and market have it', () => {
  expect(isRiskOffered(game, state, { isRiskAllowed: true })).toBe(true)
  expect(isRiskOffered(game, state, { isRiskAllowed: false })).toBe(false)
  expect(isRiskOffered({}, state, { isRiskAllowed: true })).toBe(false)
  expect(isRiskOffered(game, { ...state, leftMinor: 0 }, { isRiskAllowed: true })).toBe(false)
  expect(isRiskOffered(game, { ...state, stepsTaken: 5 }, { isRiskAllowed: true })).toBe(false)
})

it('stays within the largest stake and the largest win of the market, and within the bound of the game', () => {
  const offered = (leftMinor: number, bounds = {}): boolean =>
    isRiskOffered(game, { ...state, leftMinor }, { isRiskAllowed: true, ...bounds })
  expect([offered(1000, { maxStakeMinor: 1000 }), offered(1001, { maxStakeMinor: 1000 })]).toEqual([true, false])
  expect([offered(500, { maxWinMinor: 1000 }), offered(501, { maxWinMinor: 1000 })]).toEqual([true, false])
  expect([offered(100_000), offered(100_001)]).toEqual([true, false])
})

it('says how far a stake can be brought', () => {
  expect(mostRiskedMinor(game, 200, { isRiskAllowed: true })).toBe(200_000)
  expect(mostRiskedMinor(game, 200, { isRiskAllowed: true, maxStakeMinor: 1000 })).toBe(2000)
  expect(mostRiskedMinor(game, 200, { isRiskAllowed: false })).toBe(0)
})
