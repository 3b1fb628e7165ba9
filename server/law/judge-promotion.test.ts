import { describe, expect, it } from 'vitest'
import { judgePromotion } from './judge-promotion.ts'
import { PLAY_CONDITIONS, type PromotionFacts } from './promotion-facts.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const MARKETS = ['CZE', 'SVK'] as const
const basis = { conditions: [], isOnTechnicalGame: true, depositedDayMinor: 0 } as const
const bonus = {
  ...basis,
  gives: 'bonus',
  hasShortTerms: true,
  areTermsToldFirst: true,
  dependsOnNotWithdrawing: false,
} as const
const points = {
  ...basis,
  gives: 'points',
  conditions: ['stake'],
  depositedDayMinor: null,
  buysBenefits: true,
} as const
const prizes = { ...basis, gives: 'prizes', conditions: ['win-size'] } as const

const rulesOf = (market: string, facts: PromotionFacts) =>
  judgePromotion(market, facts, NOW).findings.map(({ refusal }) => refusal.ruleId)
const remediesOf = (market: string, facts: PromotionFacts) =>
  judgePromotion(market, facts, NOW).findings.map(({ remedy }) => remedy)

describe('a bonus', () => {
  it.each(MARKETS)('%s: that requires no play and shows its terms first is lawful', (market) =>
    expect(judgePromotion(market, bonus, NOW)).toMatchObject({ isLawful: true, findings: [] }),
  )

  it.each([
    ['a condition on stakes on technical games', { conditions: ['stake'] }, ['CZ-15'], ['give-without-play']],
    ['a condition on losses on technical games', { conditions: ['loss'] }, ['CZ-15'], ['give-without-play']],
    [
      'deposits over the daily bound',
      { conditions: ['stake'], isOnTechnicalGame: false, depositedDayMinor: 100_001 },
      ['CZ-15'],
      ['bound-deposits'],
    ],
    ['terms that are not short', { hasShortTerms: false }, ['CZ-15b'], ['write-short-terms']],
    ['terms told after', { areTermsToldFirst: false }, ['CZ-15b'], ['tell-terms-first']],
    ['an end at a withdrawal', { dependsOnNotWithdrawing: true }, ['CZ-15b'], ['keep-at-withdrawal']],
    [
      'both',
      { dependsOnNotWithdrawing: true, conditions: ['frequency'] },
      ['CZ-15b', 'CZ-15'],
      ['keep-at-withdrawal', 'give-without-play'],
    ],
  ] as const)('CZE refuses %s, and says the way', (_, facts, rules, remedies) => {
    expect(rulesOf('CZE', { ...bonus, ...facts })).toEqual(rules)
    expect(remediesOf('CZE', { ...bonus, ...facts })).toEqual(remedies)
  })

  it('SVK has no rule against play as a condition', () =>
    expect(rulesOf('SVK', { ...bonus, conditions: ['stake', 'loss'] })).toEqual([]))
})

describe('points', () => {
  it.each(PLAY_CONDITIONS)('on technical games, for %s, are a competition in CZE and nothing in SVK', (condition) => {
    const facts = { ...points, conditions: [condition] }
    const verdict = judgePromotion('CZE', facts, NOW)
    expect(verdict).toMatchObject({ isLawful: false, packId: 'CZE-2026-11-25' })
    expect(verdict.findings).toMatchObject([
      { refusal: { ruleId: 'CZ-15', figure: null }, remedy: 'give-without-play' },
    ])
    expect(verdict.findings[0]?.texts.en).toMatch('We give no points for stakes')
    expect(judgePromotion('SVK', facts, NOW).isLawful).toBe(true)
  })
  it('on other games are limited in CZE by the daily deposit of the law', () => {
    const other = { ...points, isOnTechnicalGame: false }
    const refusal = { ruleId: 'CZ-15', figure: { value: 100_000, unit: 'minor', currency: 'CZK' } }
    expect(judgePromotion('CZE', other, NOW).findings).toMatchObject([
      { refusal: { ...refusal, present: null }, remedy: 'bound-deposits' },
    ])
    expect(judgePromotion('CZE', { ...other, depositedDayMinor: 100_001 }, NOW).findings).toMatchObject([{ refusal }])
    expect(rulesOf('CZE', { ...other, depositedDayMinor: 100_000 })).toEqual([])
  })
  it('are not regulated where they have no benefit', () =>
    expect(rulesOf('CZE', { ...points, buysBenefits: false })).toEqual([]))
  it.each([...MARKETS, 'POL'])('%s: without play are allowed', (market) =>
    expect(rulesOf(market, { ...points, conditions: [] })).toEqual([]),
  )
})

describe('prizes by place', () => {
  it('by play on technical games are refused by CZE and allowed by SVK', () => {
    expect(rulesOf('CZE', prizes)).toEqual(['CZ-15'])
    expect(rulesOf('SVK', prizes)).toEqual([])
  })
  it.each(MARKETS)('%s: without play are allowed', (market) =>
    expect(rulesOf(market, { ...prizes, conditions: [] })).toEqual([]),
  )
  it('CZE allows competitions on games that are not technical, up to the daily bound', () => {
    const other = { ...prizes, isOnTechnicalGame: false }
    expect(rulesOf('CZE', { ...other, depositedDayMinor: 100_000 })).toEqual([])
    expect(rulesOf('CZE', { ...other, depositedDayMinor: 100_001 })).toEqual(['CZ-15'])
  })
})

it('returns rule, source and text in each language', () => {
  const [finding] = judgePromotion('CZE', { ...bonus, conditions: ['stake'] }, NOW).findings
  expect(Object.keys(finding?.texts ?? {}).sort()).toEqual(['cs', 'en', 'hu', 'ru', 'sk', 'vi'])
  expect(finding?.texts.cs).not.toBe('')
  expect(finding?.source).toMatch('Decree of 20 December 2023')
  expect(Object.keys(finding?.citations ?? {}).sort()).toEqual(['cs', 'en', 'hu', 'ru', 'sk', 'vi'])
})

it.each([
  ['a bonus', bonus],
  ['points for play', points],
  ['prizes', prizes],
  ['prizes without play', { ...prizes, conditions: [] }],
] as const)('a market that nobody knows allows no %s', (_, facts) => {
  expect(judgePromotion('POL', facts, NOW)).toMatchObject({ isLawful: false, packId: 'UNKNOWN' })
  expect(remediesOf('POL', facts)).toContain('not-in-this-market')
})
