import { describe, expect, it } from 'vitest'
import { BETS_NOT_YET_DECLARED, betReturn, figuresOfWays } from '../../../kit/math/bet-engine.ts'
import { playEveryRound } from '../../../kit/math/play-every-round.ts'
import { multiply, rational, toDecimal } from '../../../kit/math/rational.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { betweenRules } from '../rounds/index.ts'
import { betweenEngine, type BetweenDefinition, type BetweenOutcome } from './index.ts'

const definition: BetweenDefinition = {
  schema: 1,
  engine: 'between',
  engineVersion: 1,
  key: 'Toy',
  coins: 100,
  coinValues: { CZK: [1], EUR: [1] },
  suits: 4,
  ranks: 8,
  returnBasisPoints: 9600,
  declared: BETS_NOT_YET_DECLARED,
}

type Choose = (offers: BetweenOutcome['offers']) => BetweenOutcome['offers'][number] | undefined
const worth = ({ cards, payMinor }: BetweenOutcome['offers'][number]): number => cards * payMinor
const choices: Record<string, Choose> = {
  'likeliest place': (offers) => offers[0],
  'rarest place': (offers) => offers.at(-1),
  'the same rank': (offers) => offers.find(({ place }) => place === 'same'),
  'best play': (offers) => offers.toSorted((a, b) => worth(b) - worth(a))[0],
  'worst play': (offers) => offers.toSorted((a, b) => worth(a) - worth(b))[0],
}

function playBy(choose: Choose, rng: { below(n: number): number }): number {
  const drawn = [rng.below(32), rng.below(31), rng.below(30)]
  const open = betweenEngine.play(definition, 100, {}, scriptedRng(drawn))
  const chosen = choose(open.offers)
  if (!chosen) throw new Error('There is a place to name.')
  return betweenEngine.play(definition, 100, { place: chosen.place }, scriptedRng(drawn)).winMinor
}

describe('between the cards', () => {
  it('is a legal definition', () => expect(betweenEngine.problemsOf(definition)).toEqual([]))

  it.each(Object.entries(choices))('pays over all rounds what the closed form says: %s', (name, choose) => {
    const every = playEveryRound((rng) => playBy(choose, rng))
    const found = betweenEngine.strategiesOf?.(definition).find((strategy) => strategy.name === name)
    if (!found) throw new Error('The strategy is listed.')
    const { rtp, hitFrequency, maxWinCoins } = figuresOfWays(name, found.ways, 100)
    expect(every.rounds).toBe(32 * 31 * 30)
    expect(toDecimal(every.mean, 6)).toBe(rtp)
    expect(toDecimal(multiply(every.hit, rational(100n, 1n)), 6)).toBe(hitFrequency)
    expect(every.maxWinCoins).toBe(maxWinCoins)
  })

  it('declares the least and the most of all ways to choose', () => {
    const { bets, declared } = betReturn(betweenEngine, definition)
    const returns = bets.map(({ rtp }) => Number(rtp))
    expect(declared).toMatchObject({
      rtp: Math.min(...returns).toFixed(6),
      rtpMax: Math.max(...returns).toFixed(6),
    })
    expect(bets.find(({ name }) => name === 'best play')?.rtp).toBe(declared.rtpMax)
    expect(bets.find(({ name }) => name === 'worst play')?.rtp).toBe(declared.rtp)
  })

  it('keeps the third card back until a place is named', () => {
    // Seven of the first suit, king of the first suit, then the ten of the first.
    const draws = [0, 5, 2]
    const open = betweenEngine.play(definition, 100, {}, scriptedRng(draws))
    expect(open).toMatchObject({ state: 'open', cards: [0, 6], winMinor: 0 })
    expect(open).not.toHaveProperty('fell')
    const won = betweenEngine.play(definition, 100, { place: 'between' }, scriptedRng(draws))
    expect(won).toMatchObject({ state: 'won', cards: [0, 6, 3], fell: 'between' })
    expect(won.winMinor).toBe(open.offers.find(({ place }) => place === 'between')?.payMinor)
    const lost = betweenEngine.play(definition, 100, { place: 'outside' }, scriptedRng(draws))
    expect(lost).toMatchObject({ state: 'lost', fell: 'between', winMinor: 0 })
  })

  it('has above and below on a pair, and refuses what is not offered', () => {
    const pair = betweenEngine.play(definition, 100, {}, scriptedRng([3, 10, 0]))
    expect(pair.cards.map((card) => card % 8)).toEqual([3, 3])
    expect(pair.offers.map(({ place }) => place)).toEqual(['above', 'below', 'same'])
    expect(() => betweenEngine.play(definition, 100, { place: 'between' }, scriptedRng([3, 10, 0]))).toThrow(RangeError)
    const { decisions } = betweenRules
    expect(decisions?.problemsOfDecision(definition, pair, { place: 'between' })).not.toEqual([])
    expect(decisions?.problemsOfDecision(definition, pair, { place: 'same' })).toEqual([])
    expect(decisions?.problemsOfDecision(definition, pair, {})).not.toEqual([])
    expect(decisions?.decideForAbsent(definition, pair)).toEqual({ place: 'above' })
  })

  it.each([{ place: 'middle' }, { where: 'same' }, null, 'same'])('refuses the bet %j', (bet) =>
    expect(betweenEngine.problemsOfBet(definition, bet)).not.toEqual([]),
  )
})
