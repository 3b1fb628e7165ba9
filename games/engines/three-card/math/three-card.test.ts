import { describe, expect, it } from 'vitest'
import { BETS_NOT_YET_DECLARED, figuresOfWays } from '../../../kit/math/bet-engine.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { threeCardRules } from '../rounds/index.ts'
import { bestMove, nameOf, scoreOf, threeCardEngine, waysOfMoves, type ThreeCardDefinition } from './index.ts'

/** The rules that are played everywhere, with the stake as the ante and the play bet together. */
const published: ThreeCardDefinition = {
  schema: 1,
  engine: 'three-card',
  engineVersion: 1,
  key: 'Toy',
  coins: 100,
  coinValues: { CZK: [1], EUR: [1] },
  duel: {
    win: 200,
    unqualified: 150,
    tie: 100,
    fold: 50,
    bonus: { straight: 50, three: 200, straightFlush: 250 },
  },
  qualifiesFrom: 12,
  pairPlus: { pair: 200, flush: 500, straight: 700, three: 3100, straightFlush: 4100 },
  pairPlusShare: 20,
  declared: BETS_NOT_YET_DECLARED,
}

const RANKS = '23456789TJQKA'
const read = (text: string): [number, number, number] =>
  text.split(' ').map((card) => 'hdcs'.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? '')) as [
    number,
    number,
    number,
  ]
const score = (text: string): number => scoreOf(...read(text))

describe('hands of three', () => {
  it('rank as they must', () => {
    const rising = [
      '2h 3d 5c',
      'Ah Kd Jc',
      '2h 2d 3c',
      'Ah Ad Kc',
      '2h 3h 5h',
      'Ah Kh Jh',
      'Ah 2d 3c',
      '2h 3d 4c',
      'Qh Kd Ac',
      '2h 2d 2c',
      'Ah Ad Ac',
      'Ah 2h 3h',
      'Qh Kh Ah',
    ]
    const scores = rising.map(score)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    expect(new Set(scores).size).toBe(scores.length)
    expect(score('2h 9d Kc')).toBe(score('Ks 9h 2d'))
  })

  it('come as often as is published', () => {
    const counts = new Map<string, number>()
    for (let a = 0; a < 52; a += 1) {
      for (let b = a + 1; b < 52; b += 1) {
        for (let c = b + 1; c < 52; c += 1) {
          const name = nameOf(scoreOf(a, b, c))
          counts.set(name, (counts.get(name) ?? 0) + 1)
        }
      }
    }
    expect(Object.fromEntries(counts)).toEqual({
      'high-card': 16_440,
      pair: 3744,
      flush: 1096,
      straight: 720,
      three: 52,
      'straight-flush': 48,
    })
  })
})

describe('the best play', () => {
  it('has the published advantage: 3.3730 % of the ante, which is half the stake', () => {
    const { rtp } = figuresOfWays('duel', threeCardEngine.waysOf(published, { on: 'duel' }), 100)
    expect(2 * (100 - Number(rtp))).toBeCloseTo(3.373, 4)
  })

  it('is to play from queen, six and four on, as is published', () => {
    expect(bestMove(published, read('Qh 6d 4c'))).toBe('play')
    expect(bestMove(published, read('Qh 6d 3c'))).toBe('fold')
    expect(bestMove(published, read('Kh 3d 2c'))).toBe('play')
    expect(bestMove(published, read('Jh Td 8c'))).toBe('fold')
  })

  it('returns more than playing always or what is at least a queen', () => {
    const rtpOf = (move: (cards: readonly [number, number, number]) => 'play' | 'fold'): number =>
      Number(figuresOfWays('move', waysOfMoves(published, 'duel', move), 100).rtp)
    const best = rtpOf((cards) => bestMove(published, cards))
    expect(rtpOf(() => 'play')).toBeLessThan(best)
    expect(rtpOf((cards) => (scoreOf(...cards) >= 10 * 169 ? 'play' : 'fold'))).toBeLessThan(best)
    expect(rtpOf(() => 'fold')).toBe(50)
  })

  it('has the published advantage on the own cards: 2.3167 %', () => {
    const game = { ...published, pairPlus: { ...published.pairPlus, flush: 500 } }
    const { rtp } = figuresOfWays('pair-plus', threeCardEngine.waysOf(game, { on: 'pair-plus' }), 100)
    expect(100 - Number(rtp)).toBeCloseTo(2.3167, 4)
  })

  it('on both is the sum of its parts, as the help says', () => {
    const rtpOf = (on: 'duel' | 'pair-plus' | 'both'): number =>
      Number(figuresOfWays(on, threeCardEngine.waysOf(published, { on }), 100).rtp)
    expect(rtpOf('both')).toBeCloseTo(0.8 * rtpOf('duel') + 0.2 * rtpOf('pair-plus'), 5)
  })

  it('counts every pair of hands once', () => {
    const ways = threeCardEngine.waysOf(published, { on: 'both' })
    expect(ways.reduce((sum, win) => sum + win.ways, 0n)).toBe(22_100n * 18_424n)
  })
})

describe('a round', () => {
  // Queen, six, four against ace high: draws are places among the cards left.
  const drawsOf = (...hands: string[]): number[] => {
    const left = Array.from({ length: 52 }, (_, card) => card)
    return hands.flatMap(read).map((card) => {
      const at = left.indexOf(card)
      left.splice(at, 1)
      return at
    })
  }
  const play = (mine: string, theirs: string, bet: object) =>
    threeCardEngine.play(published, 1000, bet as never, scriptedRng(drawsOf(mine, theirs)))

  it("keeps the house's cards until the player has decided", () => {
    const open = play('Qh 6d 4c', 'Ah Kd 2c', { on: 'duel' })
    expect(open).toMatchObject({ state: 'open', hand: 'high-card', winMinor: 0 })
    expect(open).not.toHaveProperty('house')
    expect(play('Qh 6d 4c', 'Ah Kd 2c', { on: 'duel', move: 'play' })).toMatchObject({ result: 'lost', winMinor: 0 })
    expect(play('Qh 6d 4c', 'Ah Kd 2c', { on: 'duel', move: 'fold' })).toMatchObject({
      result: 'folded',
      winMinor: 500,
    })
  })

  it.each([
    ['Ah Ad 2c', 'Qh Td 2s', 'won', 2000],
    ['Ah Ad 2c', 'Jh Td 2s', 'unqualified', 1500],
    ['Ah Kd 2c', 'As Kh 2d', 'tied', 1000],
    ['9h Td Jc', 'Ah Ad 2c', 'won', 2500],
    ['9h Td Jc', 'Th Jd Qc', 'lost', 500],
    ['9h Th Jh', '3h 5d Jc', 'unqualified', 4000],
    ['2h 2d 2c', 'Ah Ad Ac', 'lost', 2000],
  ])('%s against %s is %s and pays %i', (mine, theirs, result, winMinor) => {
    expect(play(mine, theirs, { on: 'duel', move: 'play' })).toMatchObject({ result, winMinor })
  })

  it('pays who folds a part of the stake and nothing for a strong hand', () => {
    const folded = play('9h Th Jh', 'Ah Kd 2c', { on: 'duel', move: 'fold' })
    expect(folded).toMatchObject({ result: 'folded', bonusMinor: 0, winMinor: 500 })
  })

  it('pays the own cards alone, or beside the duel from their part of the stake', () => {
    expect(play('2h 2d 3c', 'Ah Kd 9c', { on: 'pair-plus' })).toMatchObject({ state: 'finished', winMinor: 2000 })
    expect(play('2h 2d 3c', 'Ah Kd 9c', { on: 'both', move: 'fold' })).toMatchObject({
      duelMinor: 400,
      pairPlusMinor: 400,
      winMinor: 800,
    })
    expect(play('2h 2d 3c', 'Ah Kd 9c', { on: 'both', move: 'play' })).toMatchObject({
      duelMinor: 1600,
      pairPlusMinor: 400,
    })
  })

  it.each([{ on: 'house' }, { on: 'pair-plus', move: 'play' }, { on: 'duel', move: 'raise' }, {}, null])(
    'refuses the bet %j',
    (bet) => expect(threeCardEngine.problemsOfBet(published, bet)).not.toEqual([]),
  )

  it('refuses pays that would not be whole coins', () => {
    expect(threeCardEngine.problemsOf(published)).toEqual([])
    expect(threeCardEngine.problemsOf({ ...published, pairPlusShare: 33 })).not.toEqual([])
    expect(threeCardEngine.problemsOf({ ...published, duel: { ...published.duel, fold: 150 } })).not.toEqual([])
  })

  it('takes one decision, and decides for who does not come back', () => {
    const { decisions } = threeCardRules
    const open = play('Qh 6d 3c', 'Ah Kd 2c', { on: 'both' })
    expect(decisions?.problemsOfDecision(published, open, { on: 'duel', move: 'play' })).not.toEqual([])
    expect(decisions?.problemsOfDecision(published, open, { on: 'both', move: 'play' })).toEqual([])
    expect(decisions?.decideForAbsent(published, open)).toEqual({ on: 'both', move: 'fold' })
  })
})
