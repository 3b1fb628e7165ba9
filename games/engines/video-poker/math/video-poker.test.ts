import { describe, expect, it } from 'vitest'
import { BETS_NOT_YET_DECLARED, figuresOfWays } from '../../../kit/math/bet-engine.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { bestPlay, judgeHand, namesOf, videoPokerEngine, type HandName, type VideoPokerDefinition } from './index.ts'

const hands: HandName[] = [
  'pair',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'royal',
]
const game: VideoPokerDefinition = {
  schema: 1,
  engine: 'video-poker',
  engineVersion: 1,
  key: 'Toy',
  coins: 1,
  coinValues: { CZK: [100], EUR: [10] },
  deck: 52,
  wild: 'none',
  pairFrom: 11,
  pays: [1, 2, 3, 4, 6, 9, 25, 50, 800].map((coins, index) => ({ hand: hands[index] ?? 'royal', coins })),
  declared: BETS_NOT_YET_DECLARED,
}

/** Cards as text: rank 2 to A, suit c d h s; `*` is the joker. */
function read(text: string, ranks = '23456789TJQKA'): number[] {
  return text
    .split(' ')
    .map((card) => (card === '*' ? 52 : 'cdhs'.indexOf(card[1] ?? '') * ranks.length + ranks.indexOf(card[0] ?? '')))
}

describe('hands', () => {
  it.each<[string, string]>([
    ['Ts Js Qs Ks As', 'royal'],
    ['5h 4h 3h 2h Ah', 'straight-flush'],
    ['9c 9d 9h 9s 2c', 'four'],
    ['9c 9d 9h 2s 2c', 'full-house'],
    ['2h 9h Kh 5h 4h', 'flush'],
    ['5h 4c 3h 2h Ah', 'straight'],
    ['Tc Jh Qs Ks As', 'straight'],
    ['Qc Qh Qs 2s 3s', 'three'],
    ['Qc Qh 3c 3s 7s', 'two-pair'],
    ['Jc Jh 3c 4s 7s', 'pair'],
    ['Tc Th 3c 4s 7s', 'nothing'],
    ['Kc Ah 2c 3s 4s', 'nothing'],
  ])('%s is %s', (text, name) => {
    expect(game.pays[judgeHand(game, read(text))]?.hand ?? 'nothing').toBe(name)
  })

  it.each<[string, string]>([
    ['Ts Js Qs Ks *', 'wild-royal'],
    ['9c 9d 9h 9s *', 'five'],
    ['9c 9d 2h 2s *', 'full-house'],
    ['9c 9d 4h 2s *', 'three'],
    ['Kc 9d 4h 2s *', 'pair'],
    ['2c 3d 4h As *', 'straight'],
  ])('with a joker %s is %s first', (text, name) => {
    expect(namesOf({ deck: 53, wild: 'joker', pairFrom: 13 }, read(text))[0]).toBe(name)
  })

  it.each<[string, string]>([
    ['2c 2d 2h 2s Kc', 'four-deuces'],
    ['2c 2d 2h Ks Kc', 'five'],
    ['2c Ts Js Qs Ks', 'wild-royal'],
    ['2c 2d 5s 7s 9s', 'straight-flush'],
    ['2c 2d 5s 7s Js', 'flush'],
    ['2c 9d 9h 4s 4c', 'full-house'],
    ['2c Kd 9h 4s 7c', ''],
  ])('with wild deuces %s is %s first', (text, name) => {
    expect(namesOf({ deck: 52, wild: 'deuces', pairFrom: 2 }, read(text))[0] ?? '').toBe(name)
  })

  it('knows no low ace in a pack of 32', () => {
    const ranks = '789TJQKA'
    const pack = { deck: 32, wild: 'none', pairFrom: 14 } as const
    expect(namesOf(pack, read('Ac 7d 8h 9s Tc', ranks))).toEqual([])
    expect(namesOf(pack, read('Jc 7d 8h 9s Tc', ranks))).toEqual(['straight'])
  })
})

describe('the best play', () => {
  it('returns the published figure of the full-pay game, jacks or better', () => {
    expect(figuresOfWays('best', bestPlay(game), 1).rtp).toBe('99.543904')
  })

  it('counts every hand of a small pack', () => {
    const ways = bestPlay({ ...game, deck: 32, pairFrom: 14 })
    // 201,376 hands, each over the common multiple of the ways to draw.
    expect(ways.reduce((sum, win) => sum + win.ways, 0n) % 201_376n).toBe(0n)
    expect(ways.every((win) => win.ways > 0n)).toBe(true)
  })
})

describe('a round', () => {
  const draws = [50, 49, 48, 0, 0, 44, 43, 40, 40, 40]
  it('deals, waits, and replaces what is not held from the left; the cards do not depend on the hold', () => {
    const open = videoPokerEngine.play(game, 100, {}, scriptedRng(draws))
    expect(open).toMatchObject({ state: 'open', dealt: [50, 49, 48, 0, 1], winMinor: 0 })
    expect(open).not.toHaveProperty('hand')
    const held = videoPokerEngine.play(game, 100, { hold: [0, 1, 2] }, scriptedRng(draws))
    expect(held).toMatchObject({ state: 'finished', dealt: [50, 49, 48, 0, 1], hand: [50, 49, 48, 46, 45] })
    const none = videoPokerEngine.play(game, 100, { hold: [] }, scriptedRng(draws))
    expect(none.hand?.slice(0, 2)).toEqual([46, 45])
  })

  it.each([{ hold: [5] }, { hold: [1, 0] }, { hold: [1, 1] }, { hold: 'all' }, { keep: [] }, null])(
    'refuses the decision %j',
    (bet) => expect(videoPokerEngine.problemsOfBet(game, bet)).not.toEqual([]),
  )

  it('refuses a definition that cannot be', () => {
    expect(videoPokerEngine.problemsOf(game)).toEqual([])
    expect(videoPokerEngine.problemsOf({ ...game, deck: 53 })).not.toEqual([])
    expect(videoPokerEngine.problemsOf({ ...game, deck: 32, wild: 'deuces' })).not.toEqual([])
  })
})
