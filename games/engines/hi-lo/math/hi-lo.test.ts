import { describe, expect, it } from 'vitest'
import { BETS_NOT_YET_DECLARED, betReturn, figuresOfWays } from '../../../kit/math/bet-engine.ts'
import { playEveryRound } from '../../../kit/math/play-every-round.ts'
import { multiply, rational, toDecimal } from '../../../kit/math/rational.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { hiLoRules } from '../rounds/index.ts'
import { HIGHER, hiLoEngine, LOWER, type HiLoBet, type HiLoDefinition, type HiLoOutcome } from './index.ts'
import { waysOfPolicy } from './strategies.ts'

const definition: HiLoDefinition = {
  schema: 1,
  engine: 'hi-lo',
  engineVersion: 1,
  key: 'Toy',
  coins: 100,
  coinValues: { CZK: [1], EUR: [1] },
  suits: 4,
  ranks: 13,
  returnBasisPoints: 9600,
  steps: 3,
  mostX: 1000,
  declared: BETS_NOT_YET_DECLARED,
}

/** Plays one round by a policy through the engine, call by call, with the same draws each time. */
function playBy(
  decide: (outcome: HiLoOutcome) => HiLoBet,
  rng: { below(n: number): number },
  game: HiLoDefinition = definition,
): HiLoOutcome {
  const drawn: number[] = []
  let bet: HiLoBet = { picks: [], isTaken: false }
  for (;;) {
    let at = 0
    const outcome = hiLoEngine.play(game, 100, bet, {
      below(n) {
        if (at === drawn.length) drawn.push(rng.below(n))
        at += 1
        return drawn[at - 1] ?? 0
      },
    })
    if (outcome.state !== 'open') return outcome
    bet = decide(outcome)
  }
}

const likelier = ({ offers }: HiLoOutcome) =>
  offers.reduce((best, offer) => (offer.rightRanks > best.rightRanks ? offer : best)).pick
const takeAfter =
  (steps: number) =>
  (outcome: HiLoOutcome): HiLoBet => {
    const { picks } = outcome.bet
    return picks.length === steps ? { picks, isTaken: true } : { picks: [...picks, likelier(outcome)], isTaken: false }
  }

describe('the chain of cards', () => {
  it('is a legal definition, and one whose first answer could not be offered is not', () => {
    expect(hiLoEngine.problemsOf(definition)).toEqual([])
    expect(hiLoEngine.problemsOf({ ...definition, mostX: 11 })).not.toEqual([])
  })

  it.each([1, 2])('pays over all rounds of %i likelier answers what the closed form says', (steps) => {
    const every = playEveryRound((rng) => playBy(takeAfter(steps), rng).winMinor)
    const policy = hiLoEngine.strategiesOf?.(definition)[steps - 1]
    if (!policy) throw new Error('The strategy is listed.')
    const { rtp, hitFrequency, maxWinCoins } = figuresOfWays(policy.name, policy.ways, 100)
    expect(toDecimal(every.mean, 6)).toBe(rtp)
    expect(toDecimal(multiply(every.hit, rational(100n, 1n)), 6)).toBe(hitFrequency)
    expect(every.maxWinCoins).toBe(maxWinCoins)
  })

  it('lies with every way to play between the least and the most', () => {
    const { bets, declared } = betReturn(hiLoEngine, definition)
    const of = (name: string) => Number(bets.find((bet) => bet.name === name)?.rtp)
    for (const { rtp } of bets) {
      expect(Number(rtp)).toBeLessThanOrEqual(of('best play'))
      expect(Number(rtp)).toBeGreaterThanOrEqual(of('worst play'))
    }
    expect(declared).toMatchObject({ rtp: of('worst play').toFixed(6), rtpMax: of('best play').toFixed(6) })
    // No way to play returns more than the chances' reciprocals times the return.
    expect(of('best play')).toBeLessThanOrEqual(96)
    // An arbitrary one: always higher, twice.
    const ways = waysOfPolicy(definition, ({ steps, offers }) =>
      steps === 2 ? undefined : offers.find(({ pick }) => pick === HIGHER),
    )
    const { rtp } = figuresOfWays('higher', ways, 100)
    expect(Number(rtp)).toBeGreaterThanOrEqual(of('worst play'))
    expect(Number(rtp)).toBeLessThanOrEqual(of('best play'))
  })

  it('makes of equal cards what it says: right in the middle, an answer of its own at both ends', () => {
    const at = (first: number, next: number, pick: 0 | 1) =>
      hiLoEngine.play(definition, 100, { picks: [pick], isTaken: false }, scriptedRng([first, next])).state
    expect(at(5, 5 + 13, HIGHER)).toBe('open')
    expect(at(5, 5 + 13, LOWER)).toBe('open')
    expect(at(0, 13, HIGHER)).toBe('lost')
    expect(at(0, 13, LOWER)).toBe('open')
    expect(at(12, 25, HIGHER)).toBe('open')
    expect(at(12, 25, LOWER)).toBe('lost')
  })

  it('tells cards one by one, pays what was taken and ends by itself', () => {
    const draws = [6, 19 + 6, 40, 51]
    const at = (picks: (0 | 1)[], isTaken = false) =>
      hiLoEngine.play(definition, 100, { picks, isTaken }, scriptedRng(draws))
    expect(at([])).toMatchObject({ state: 'open', cards: [6], payMinor: 0, winMinor: 0 })
    expect(at([HIGHER])).toMatchObject({ state: 'open', cards: [6, 25], payMinor: 178, winMinor: 0 })
    expect(at([HIGHER], true)).toMatchObject({ state: 'taken', winMinor: 178, offers: [] })
    expect(at([HIGHER, HIGHER])).toMatchObject({ state: 'lost', winMinor: 0 })
    expect(() => at([HIGHER, HIGHER, LOWER])).toThrow(RangeError)
    expect(() => at([HIGHER, HIGHER], true)).toThrow(RangeError)
    expect(at([HIGHER, LOWER, HIGHER]).state).toBe('finished')
  })

  it('offers nothing above its largest win', () => {
    const draws = [0, 13, 26, 39]
    const same = (count: number) =>
      hiLoEngine.play(
        { ...definition, steps: 8 },
        100,
        { picks: Array.from({ length: count }, () => LOWER as 0), isTaken: false },
        scriptedRng(draws),
      )
    expect(same(2)).toMatchObject({ payMinor: 16_224, offers: [{ pick: HIGHER }] })
    expect(() => same(3)).toThrow(RangeError)
  })

  it.each([
    { picks: [2], isTaken: false },
    { picks: [1, 1, 1, 1], isTaken: false },
    { picks: [], isTaken: true },
    { picks: 'up', isTaken: false },
    { isTaken: false },
    null,
  ])('refuses the bet %j', (bet) => expect(hiLoEngine.problemsOfBet(definition, bet)).not.toEqual([]))

  it('takes one decision at a time, and decides for who does not come back', () => {
    const { decisions, problemsOfOpening } = hiLoRules
    if (!decisions) throw new Error('The chain has decisions.')
    const open = hiLoEngine.play(definition, 100, { picks: [], isTaken: false }, scriptedRng([6]))
    const wrong = (next: HiLoBet) => decisions.problemsOfDecision(definition, open, next).length > 0
    expect(wrong({ picks: [1], isTaken: false })).toBe(false)
    expect(wrong({ picks: [1, 1], isTaken: false })).toBe(true)
    expect(wrong({ picks: [1], isTaken: true })).toBe(true)
    expect(problemsOfOpening?.(definition, { picks: [1], isTaken: false })).not.toEqual([])
    expect(decisions.decideForAbsent(definition, open)).toEqual({ picks: [HIGHER], isTaken: false })
    const later = hiLoEngine.play(definition, 100, { picks: [1], isTaken: false }, scriptedRng([6, 7]))
    expect(decisions.decideForAbsent(definition, later)).toEqual({ picks: [1], isTaken: true })
  })
})
