import { describe, expect, it } from 'vitest'
import { loadMathematics } from '../../../catalogue/index.ts'
import { BETS_NOT_YET_DECLARED, figuresOfWays, type WinWays } from '../../../kit/math/bet-engine.ts'
import { remember } from '../../../kit/math/remember.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { twentyOneRules } from '../rounds/index.ts'
import {
  bestMove,
  returnsOf,
  twentyOneEngine,
  waysOfPlay,
  waysToPlay,
  type TwentyOneDefinition,
  type TwentyOneOutcome,
} from './index.ts'

const head: Omit<TwentyOneDefinition, 'rules' | 'side'> = {
  schema: 1,
  engine: 'twenty-one',
  engineVersion: 1,
  key: 'Toy',
  coins: 100,
  coinValues: { CZK: [1], EUR: [1] },
  declared: BETS_NOT_YET_DECLARED,
  returns: [],
}
type OkoRules = Extract<TwentyOneDefinition['rules'], { game: 'oko' }>
type BlackjackRules = Extract<TwentyOneDefinition['rules'], { game: 'blackjack' }>
const okoRules: OkoRules = {
  game: 'oko',
  bankStandsFrom: 16,
  isBankOpen: true,
  tiesBackFrom: 20,
  winPays: 200,
  okoPays: 225,
  acesPay: 300,
}
const blackjackRules: BlackjackRules = { game: 'blackjack', isSoftStanding: false, winPays: 200, blackjackPays: 220 }
const oko: TwentyOneDefinition = {
  ...head,
  rules: okoRules,
  side: { share: 20, pays: { on: 'suit', suit: 300, hearts: 800 } },
}
const closed: TwentyOneDefinition = { ...head, rules: { ...okoRules, isBankOpen: false, bankStandsFrom: 18 } }
/** Double and split as in the catalogue, beside everything else that blackjack can have. */
const splitting: TwentyOneDefinition = {
  ...head,
  rules: {
    ...blackjackRules,
    surrenderPays: 50,
    manyCards: { count: 6, pays: 300 },
    doubles: { from: 9, to: 11 },
    splitsPairs: true,
  },
  side: { share: 20, pays: { on: 'pair', pair: 800, twins: 2600 } },
}
const doublingOko: TwentyOneDefinition = { ...oko, rules: { ...okoRules, doubles: { from: 10, to: 11 } } }
const blackjack: TwentyOneDefinition = {
  ...head,
  rules: { ...blackjackRules, isSoftStanding: true, surrenderPays: 50, manyCards: { count: 6, pays: 300 } },
  side: { share: 20, pays: { on: 'pair', pair: 800, twins: 2600 } },
}

/** Computed once for all tests of a definition. */
const waysAlone = remember((definition: TwentyOneDefinition) => waysOfPlay(definition, false))
const waysWithSide = remember((definition: TwentyOneDefinition) => waysOfPlay(definition, true))
const bestWays = (definition: TwentyOneDefinition, isSide: boolean): WinWays =>
  isSide ? waysWithSide(definition) : waysAlone(definition)

const sizeOf = (ways: WinWays): bigint => ways.reduce((sum, win) => sum + win.ways, 0n)
const rtpOf = (definition: TwentyOneDefinition): number =>
  Number(figuresOfWays('best', bestWays(definition, false), 100).rtp)

/** One round by the best play, call by call. */
function playBest(definition: TwentyOneDefinition, isSide: boolean, seed: number): TwentyOneOutcome {
  let moves: TwentyOneOutcome['bet']['moves'] = []
  for (;;) {
    const outcome = twentyOneEngine.play(definition, 100, { side: isSide, moves }, simulationRng(seed))
    if (outcome.state === 'finished') return outcome
    const hand = outcome.hands[outcome.at]
    const move = hand && bestMove(definition, hand, outcome.bank[0])
    if (!move) throw new Error('An open round has a move.')
    moves = [...moves, move]
  }
}

describe('the exact return', () => {
  it('is what another computation found for the same rules', () => {
    // Endless shoe, bank draws on soft 17, six to five, nothing but draw and stand; and the Czech game with an open card.
    expect(rtpOf({ ...head, rules: blackjackRules })).toBeCloseTo(96.004397, 6)
    expect(rtpOf({ ...head, rules: okoRules })).toBeCloseTo(95.912114, 6)
  })

  it.each([oko, closed, blackjack, splitting, doublingOko])(
    'counts every way once, whatever the plan',
    (definition) => {
      const all = sizeOf(bestWays(definition, false))
      expect(all).toBeGreaterThan(0n)
      for (const { ways } of waysToPlay(definition)) expect(ways.every((win) => win.ways >= 0n)).toBe(true)
      if (definition.side) {
        const share = (ways: WinWays, isWon: boolean): number =>
          Number(
            (ways.filter(({ coins }) => coins > 0 === isWon).reduce((sum, win) => sum + win.ways, 0n) * 10n ** 12n) /
              sizeOf(ways),
          )
        // With a part beside, the round loses all less often.
        expect(share(bestWays(definition, true), false)).toBeLessThan(share(bestWays(definition, false), false))
      }
    },
  )

  it.each([oko, closed, blackjack, splitting, doublingOko])('is better than every simple way to play', (definition) => {
    const [best, ...others] = returnsOf(definition).filter(({ way }) => way !== 'best-with-side')
    expect(best?.way).toBe('best')
    for (const { rtp } of others) expect(Number(rtp)).toBeLessThan(Number(best?.rtp))
  })

  it.each(['OkoBere', 'OkoUTriRuzi', 'BlackjackPraha', 'BlackjackExpres'])('of %s is what its help says', (key) => {
    const definition = loadMathematics(key)?.definition
    if (definition?.engine !== 'twenty-one') throw new Error('This is no game of twenty-one.')
    expect(definition.returns).toEqual(returnsOf(definition))
  })

  it('of the side bet is the closed form, whatever is done in the game', () => {
    const beside = (definition: TwentyOneDefinition): number => {
      const [alone, both] = [false, true].map((isSide) => {
        const ways = bestWays(definition, isSide)
        return (
          Number((ways.reduce((sum, win) => sum + BigInt(win.coins) * win.ways, 0n) * 10n ** 12n) / sizeOf(ways)) / 1e12
        )
      })
      return ((both ?? 0) - (alone ?? 0) * 0.8) / 20
    }
    expect(beside(blackjack)).toBeCloseTo((3 * 8 + 26) / 52, 9)
    // The second card has the suit of the first in 7 of 31 cases, a quarter of them hearts.
    expect(beside(oko)).toBeCloseTo((7 / 31) * (0.75 * 3 + 0.25 * 8), 9)
  })
})

describe('play by the best decisions', () => {
  const rounds = 40_000
  const far = (definition: TwentyOneDefinition, isSide: boolean, claimed: WinWays): number => {
    const { rtp, standardDeviation } = figuresOfWays('claimed', claimed, 100)
    let sum = 0
    for (let seed = 1; seed <= rounds; seed += 1) {
      const { winMinor, stakeMinor } = playBest(definition, isSide, seed)
      sum += winMinor - (stakeMinor - 100)
    }
    return Math.abs(sum / rounds / 100 - Number(rtp) / 100) / (Number(standardDeviation) / Math.sqrt(rounds))
  }

  it.each([
    ['oko', oko, false],
    ['oko with the side bet', oko, true],
    ['oko with a closed card', closed, false],
    ['blackjack with the side bet', blackjack, true],
    ['blackjack with double and split', splitting, false],
    ['blackjack with double, split and the side bet', splitting, true],
    ['oko with a double', doublingOko, false],
  ] as const)('returns what is computed, within three standard errors: %s', (_, definition, isSide) => {
    expect(far(definition, isSide, bestWays(definition, isSide))).toBeLessThan(3)
  })

  it.each([
    ['the bank stands later', oko, { ...oko, rules: { ...okoRules, bankStandsFrom: 18 } }],
    ['ties are lost', oko, { ...oko, rules: { ...okoRules, tiesBackFrom: 22 } }],
    ['two aces pay less', oko, { ...oko, rules: { ...okoRules, acesPay: 100 } }],
    ['giving up pays nothing', blackjack, { ...blackjack, rules: { ...blackjackRules, isSoftStanding: true } }],
  ] as const)('finds a planted error: %s', (_, definition, wrong) => {
    expect(far(definition, false, bestWays(wrong, false))).toBeGreaterThan(3)
  })
})

describe('a round of oko', () => {
  const [SEVEN, TEN, ACE] = [0, 3, 7]
  /** Draws are places among the cards left. */
  const drawsOf = (...cards: number[]): number[] => {
    const left = Array.from({ length: 32 }, (_, card) => card)
    return cards.map((card) => {
      const at = left.indexOf(card)
      left.splice(at, 1)
      return at
    })
  }
  const at = (definition: TwentyOneDefinition, moves: readonly string[], ...cards: number[]) =>
    twentyOneEngine.play(definition, 100, { side: false, moves: moves as never }, scriptedRng(drawsOf(...cards)))

  it('shows the open card of the bank and no other', () => {
    expect(at(oko, [], TEN, SEVEN)).toMatchObject({
      state: 'open',
      hands: [{ cards: [TEN] }],
      bank: [SEVEN],
      bankTotal: 7,
      moves: ['draw', 'stand'],
      winMinor: 0,
    })
    expect(at(closed, [], TEN, SEVEN)).toMatchObject({ bank: [], bankTotal: 0 })
  })

  it('pays twenty-one and two aces more, and ends at once on them or over', () => {
    expect(at(oko, ['draw'], TEN, SEVEN, ACE, TEN + 8)).toMatchObject({
      hands: [{ result: 'oko' }],
      winMinor: 225,
      bankTotal: 17,
    })
    expect(at(oko, ['draw'], ACE, SEVEN, ACE + 8)).toMatchObject({
      hands: [{ result: 'aces' }],
      winMinor: 300,
      bank: [SEVEN],
    })
    expect(at(oko, ['draw', 'draw'], TEN, SEVEN, TEN + 8, SEVEN + 8)).toMatchObject({
      hands: [{ result: 'over' }],
      winMinor: 0,
    })
  })

  it('gives the stake back on a high tie, and the bank takes the others', () => {
    expect(at(oko, ['draw', 'stand'], TEN, TEN + 8, TEN + 16, TEN + 24)).toMatchObject({
      hands: [{ result: 'tied' }],
      winMinor: 100,
    })
    expect(at(oko, ['draw', 'stand'], TEN, TEN + 8, SEVEN, SEVEN + 8)).toMatchObject({
      hands: [{ result: 'lost' }],
      winMinor: 0,
    })
  })

  it('loses to two aces of the bank', () => {
    expect(at(oko, ['draw', 'stand'], TEN, ACE, TEN + 8, ACE + 8)).toMatchObject({
      hands: [{ result: 'lost' }],
      bankTotal: 22,
    })
  })
})

describe('a round of blackjack', () => {
  const [TWO, SIX, TEN, KING, ACE] = [0, 4, 8, 11, 12]
  const at = (moves: readonly string[], isSide: boolean, ...cards: number[]) =>
    twentyOneEngine.play(blackjack, 100, { side: isSide, moves: moves as never }, scriptedRng(cards))

  it('deals two and one, and offers to give up on the first two only', () => {
    expect(at([], false, TEN, SIX, SIX)).toMatchObject({
      hands: [{ cards: [TEN, SIX], total: 16 }],
      bank: [SIX],
      moves: ['draw', 'stand', 'surrender'],
    })
    expect(at(['draw'], false, TEN, SIX, TWO, TWO).moves).toEqual(['draw', 'stand'])
    expect(at(['surrender'], false, TEN, SIX, SIX)).toMatchObject({
      hands: [{ result: 'given-up' }],
      winMinor: 50,
      bank: [SIX],
    })
    expect(() => at(['draw', 'surrender'], false, TEN, SIX, TWO, TWO)).toThrow(RangeError)
    expect(() => at(['stand', 'draw'], false, TEN, SIX, TWO, TWO)).toThrow(RangeError)
  })

  it('pays a blackjack unless the bank has one', () => {
    expect(at([], false, ACE, SIX, KING, TEN, TEN)).toMatchObject({ hands: [{ result: 'blackjack' }], winMinor: 220 })
    expect(at([], false, ACE, TEN, KING, ACE)).toMatchObject({ hands: [{ result: 'tied' }], winMinor: 100 })
    expect(at(['draw', 'draw'], false, TEN, TEN, SIX, TWO, TWO + 1, ACE)).toMatchObject({ hands: [{ result: 'lost' }] })
  })

  it('stands on a soft seventeen, counts aces softly, and pays six cards', () => {
    expect(at(['stand'], false, TEN, SIX, KING, ACE)).toMatchObject({
      bankTotal: 17,
      hands: [{ result: 'won' }],
      winMinor: 200,
    })
    expect(at(['draw', 'draw', 'draw', 'draw'], false, TWO, TEN, TWO, TWO, TWO, TWO, TWO)).toMatchObject({
      hands: [{ result: 'many-cards' }],
      winMinor: 300,
    })
  })

  it('pays the side bet from its part, whatever happens', () => {
    expect(at(['surrender'], true, TEN, SIX, TEN + 13)).toMatchObject({
      sideName: 'pair',
      mainMinor: 40,
      sideMinor: 160,
      winMinor: 200,
    })
    expect(at(['surrender'], true, TEN, SIX, TEN)).toMatchObject({ sideName: 'twins', sideMinor: 520 })
    expect(at(['surrender'], true, TEN, SIX, KING)).toMatchObject({ sideMinor: 0 })
  })
})

describe('a double', () => {
  const [TWO, FIVE, SIX, NINE, TEN, ACE] = [0, 3, 4, 7, 8, 12]
  const at = (moves: readonly string[], isSide: boolean, ...cards: number[]) =>
    twentyOneEngine.play(splitting, 100, { side: isSide, moves: moves as never }, scriptedRng(cards))

  it('is offered on nine to eleven of the first two cards only', () => {
    const offered = (...cards: number[]): boolean =>
      at([], false, cards[0] ?? 0, SIX, ...cards.slice(1)).moves.includes('double')
    expect([offered(TWO, FIVE + 1), offered(FIVE, SIX), offered(TWO, TEN), offered(ACE, TEN - 1)]).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(at(['draw'], false, TWO, SIX, TWO + 1, FIVE).moves).not.toContain('double')
  })

  it('stakes as much again, brings one card and stands', () => {
    expect(at([], false, FIVE, SIX, SIX).stakeMinor).toBe(100)
    expect(at(['double'], false, FIVE, SIX, SIX, TEN, TEN, TEN)).toMatchObject({
      state: 'finished',
      stakeMinor: 200,
      hands: [{ cards: [FIVE, SIX, TEN], isDoubled: true, result: 'won' }],
      winMinor: 400,
    })
    expect(at(['double'], false, FIVE, TEN, SIX, TWO, TEN)).toMatchObject({ stakeMinor: 200, winMinor: 0 })
  })

  it('puts in the part that lies in the game once more, not the one beside it', () => {
    // A pair of fives: 80 coins twice in the game, 20 beside it for eight times as much.
    expect(at(['double'], true, FIVE, TEN, FIVE + 13, NINE, NINE)).toMatchObject({
      stakeMinor: 180,
      mainMinor: 160,
      sideMinor: 160,
      hands: [{ result: 'tied' }],
    })
  })
})

describe('a split', () => {
  const [TWO, EIGHT, NINE, TEN, KING, ACE] = [0, 6, 7, 8, 11, 12]
  const at = (moves: readonly string[], ...cards: number[]) =>
    twentyOneEngine.play(splitting, 100, { side: false, moves: moves as never }, scriptedRng(cards))

  it('is offered on two cards that count the same, once', () => {
    expect(at([], EIGHT, TEN, EIGHT + 13).moves).toContain('split')
    expect(at([], TEN, TEN, KING).moves).toContain('split')
    expect(at([], EIGHT, TEN, NINE).moves).not.toContain('split')
    expect(at(['split'], EIGHT, TEN, EIGHT, EIGHT, EIGHT)).toMatchObject({
      state: 'open',
      stakeMinor: 200,
      at: 0,
      moves: ['draw', 'stand'],
      hands: [{ cards: [EIGHT, EIGHT] }, { cards: [EIGHT, EIGHT] }],
    })
  })

  it('plays one hand after the other against one bank', () => {
    const second = at(['split', 'stand'], EIGHT, TEN, EIGHT, TEN, TWO)
    expect(second).toMatchObject({ state: 'open', at: 1, moves: ['draw', 'stand'] })
    expect(at(['split', 'stand', 'draw', 'stand'], EIGHT, TEN, EIGHT, TEN, TWO, NINE, EIGHT)).toMatchObject({
      state: 'finished',
      stakeMinor: 200,
      hands: [
        { total: 18, result: 'tied' },
        { total: 19, result: 'won' },
      ],
      winMinor: 300,
    })
  })

  it('goes on when one hand is over, and the bank plays for neither when both are', () => {
    const cards = [EIGHT, TEN, EIGHT, EIGHT, EIGHT, TEN]
    expect(at(['split', 'draw'], ...cards)).toMatchObject({ state: 'open', at: 1 })
    expect(at(['split', 'draw', 'draw'], ...cards, TEN)).toMatchObject({ winMinor: 0, bank: [TEN] })
  })

  it('brings each ace one card, and its twenty-one is no blackjack', () => {
    const both = at(['split'], ACE, TEN, ACE, KING, TWO, NINE)
    expect(both).toMatchObject({
      state: 'finished',
      hands: [
        { total: 21, result: 'won' },
        { total: 13, result: 'lost' },
      ],
      winMinor: 200,
    })
  })
})

it.each([
  { side: true, moves: [] },
  { side: false, moves: ['triple'] },
  { side: false, moves: Array.from({ length: 21 }, () => 'draw') },
  { side: false },
  null,
])('refuses the bet %j', (bet) => expect(twentyOneEngine.problemsOfBet(closed, bet)).not.toEqual([]))

it('refuses definitions that cannot be', () => {
  for (const definition of [oko, closed, blackjack, splitting, doublingOko])
    expect(twentyOneEngine.problemsOf(definition)).toEqual([])
  expect(twentyOneEngine.problemsOf({ ...closed, side: oko.side })).not.toEqual([])
  expect(twentyOneEngine.problemsOf({ ...blackjack, side: oko.side })).not.toEqual([])
  expect(twentyOneEngine.problemsOf({ ...oko, side: { ...oko.side, share: 33 } })).not.toEqual([])
})

it('stands on both hands of a split pair for who does not come back, and stakes nothing', () => {
  const cards = [6, 8, 6, 8, 8, 8]
  const moves = ['split']
  for (const decided of [1, 2]) {
    const open = twentyOneEngine.play(splitting, 100, { side: false, moves: moves as never }, scriptedRng(cards))
    expect(open).toMatchObject({ state: 'open', stakeMinor: 200 })
    expect(twentyOneRules.decisions?.decideForAbsent(splitting, open).moves.at(-1)).toBe('stand')
    moves.push('stand')
    expect(moves).toHaveLength(decided + 1)
  }
  expect(
    twentyOneEngine.play(splitting, 100, { side: false, moves: moves as never }, scriptedRng(cards)),
  ).toMatchObject({ state: 'finished', stakeMinor: 200 })
})

it('takes one move at a time, and who does not come back stands', () => {
  const { decisions } = twentyOneRules
  const open = twentyOneEngine.play(closed, 100, { side: false, moves: [] }, simulationRng(3))
  expect(decisions?.problemsOfDecision(closed, open, { side: false, moves: ['draw'] })).toEqual([])
  expect(decisions?.problemsOfDecision(closed, open, { side: false, moves: ['draw', 'draw'] })).not.toEqual([])
  expect(decisions?.problemsOfDecision(closed, open, { side: false, moves: ['surrender'] })).not.toEqual([])
  expect(decisions?.decideForAbsent(closed, open)).toEqual({ side: false, moves: ['stand'] })
})
