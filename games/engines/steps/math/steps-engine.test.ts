import { describe, expect, it } from 'vitest'
import { BETS_NOT_YET_DECLARED, figuresOfWays } from '../../../kit/math/bet-engine.ts'
import { playEveryRound } from '../../../kit/math/play-every-round.ts'
import { multiply, rational, toDecimal } from '../../../kit/math/rational.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { stepsEngine, type StepsDefinition } from './index.ts'

const definition: StepsDefinition = {
  schema: 1,
  engine: 'steps',
  engineVersion: 1,
  key: 'Toy',
  coins: 100,
  coinValues: { CZK: [1], EUR: [1] },
  variants: [
    { id: 'field', layout: { kind: 'field', cells: 5, traps: 2 }, ladder: [160, 320, 960] },
    { id: 'tower', layout: { kind: 'rows', rows: 3, doors: 3, safe: 2 }, ladder: [144, 216, 324] },
    { id: 'road', layout: { kind: 'road', chances: [3, 2, 1], outOf: 4 }, ladder: [128, 256, 1024] },
  ],
  declared: BETS_NOT_YET_DECLARED,
}

describe('steps', () => {
  it('is a legal definition', () => expect(stepsEngine.problemsOf(definition)).toEqual([]))

  it.each(stepsEngine.betsOf(definition))('pays over all rounds what the closed form says: $name', ({ name, bet }) => {
    const every = playEveryRound((rng) => {
      // Picks after a trap are never made: the round is over when the first prefix of picks has met one.
      for (let picks = 1; picks <= bet.picks.length; picks += 1) {
        const outcome = stepsEngine.play(
          definition,
          100,
          { ...bet, picks: bet.picks.slice(0, picks), isTaken: picks === bet.picks.length },
          replay(rng, picks === 1),
        )
        if (outcome.state === 'lost') return 0
        if (picks === bet.picks.length) return outcome.winMinor
      }
      return 0
    })
    const { rtp, hitFrequency } = figuresOfWays(name, stepsEngine.waysOf(definition, bet), 100)
    expect(toDecimal(multiply(every.mean, rational(1n, 1n)), 6)).toBe(rtp)
    expect(toDecimal(multiply(every.hit, rational(100n, 1n)), 6)).toBe(hitFrequency)
  })

  it('keeps its secret while the round is open, and tells it in the end', () => {
    const draws = [0, 0] // traps at cells 0 and 1
    const at = (picks: number[], isTaken: boolean) =>
      stepsEngine.play(definition, 100, { variant: 0, picks, isTaken }, scriptedRng(draws))
    expect(at([], false)).toMatchObject({ state: 'open', winMinor: 0, payMinor: 0 })
    expect(at([4], false)).toMatchObject({ state: 'open', payMinor: 160, winMinor: 0, safe: [true] })
    expect(at([4], false)).not.toHaveProperty('traps')
    expect(at([4], true)).toMatchObject({ state: 'taken', winMinor: 160, traps: [0, 1] })
    expect(at([4, 1], false)).toMatchObject({ state: 'lost', winMinor: 0, traps: [0, 1], safe: [true, false] })
    expect(at([4, 3, 2], false)).toMatchObject({ state: 'finished', winMinor: 960 })
    expect(() => at([4, 1, 2], false)).toThrow(RangeError)
  })

  it.each([
    { variant: 3, picks: [], isTaken: false },
    { variant: 0, picks: [5], isTaken: false },
    { variant: 0, picks: [1, 1], isTaken: false },
    { variant: 0, picks: [], isTaken: true },
    { variant: 1, picks: [0, 0, 0, 0], isTaken: false },
    { variant: 0, picks: [0.5], isTaken: false },
  ])('refuses $picks of variant $variant', (bet) => {
    expect(stepsEngine.problemsOfBet(definition, bet)).not.toEqual([])
  })
})

const played = new WeakMap<object, number[]>()

/** The draws of the round's first call again: a round's draws do not change while it is played on. */
function replay(rng: { below(n: number): number }, isFirst: boolean): { below(n: number): number } {
  if (isFirst) {
    const draws: number[] = []
    played.set(rng, draws)
    return {
      below(n) {
        const draw = rng.below(n)
        draws.push(draw)
        return draw
      },
    }
  }
  return scriptedRng(played.get(rng) ?? [])
}
