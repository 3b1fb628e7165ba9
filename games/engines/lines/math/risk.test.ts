import { describe, expect, it } from 'vitest'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { canRisk, playRisk } from './risk.ts'
import { toyGame } from './toy-game.ts'

const game = toyGame({ risk: { steps: 3, maxWinX: 10 } })
const round = { stakeMinor: 100, winMinor: 120 }

describe('risk', () => {
  it('doubles on the right colour and takes all on the wrong one', () => {
    expect(playRisk(game, round, ['red', 'black'], scriptedRng([25, 26]))).toEqual({
      v: 1,
      steps: [
        { pick: 'red', card: 25, winMinor: 240 },
        { pick: 'black', card: 26, winMinor: 480 },
      ],
      winMinor: 480,
    })
    expect(playRisk(game, round, ['black'], scriptedRng([0])).winMinor).toBe(0)
  })

  it.each(['red', 'black'] as const)('returns exactly the risked win over all 52 cards on %s', (pick) => {
    const wins = Array.from({ length: 52 }, (_, card) => playRisk(game, round, [pick], scriptedRng([card])).winMinor)
    expect(wins.reduce((sum, win) => sum + win, 0)).toBe(52 * round.winMinor)
  })

  it('ends at the last step, at the largest win, without a win and without the feature', () => {
    expect(canRisk(game, 100, 120, 2)).toBe(true)
    expect(canRisk(game, 100, 120, 3)).toBe(false)
    expect(canRisk(game, 100, 500, 0)).toBe(true)
    expect(canRisk(game, 100, 501, 0)).toBe(false)
    expect(canRisk(game, 100, 0, 0)).toBe(false)
    expect(canRisk(toyGame(), 100, 120, 0)).toBe(false)
    expect(() => playRisk(game, { stakeMinor: 100, winMinor: 0 }, ['red'], scriptedRng([0]))).toThrow(RangeError)
    expect(() => playRisk(game, round, ['red', 'red', 'red', 'red'], scriptedRng([0, 0, 0, 0]))).toThrow(RangeError)
    expect(() => playRisk(game, round, ['black', 'black'], scriptedRng([0, 0]))).toThrow(RangeError)
  })
})
