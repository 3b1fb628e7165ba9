import { expect, it } from 'vitest'
import { judgePromotion, type PromotionFacts } from './judge-promotion.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const lawful: PromotionFacts = {
  hasShortTerms: true,
  areTermsToldFirst: true,
  dependsOnNotWithdrawing: false,
  conditions: [],
  isOnTechnicalGame: true,
  depositedDayMinor: 0,
}
const rulesOf = (market: string, facts: Partial<PromotionFacts>) =>
  judgePromotion(market, { ...lawful, ...facts }, NOW).map(({ refusal }) => refusal.ruleId)

it.each(['CZE', 'SVK'])('%s: what asks for no play and tells its terms first is lawful', (market) =>
  expect(rulesOf(market, {})).toEqual([]),
)

it.each([
  ['a condition on stakes on technical games', { conditions: ['stake'] }, ['CZ-15']],
  ['a condition on losses on technical games', { conditions: ['loss'] }, ['CZ-15']],
  [
    'deposits over the daily bound',
    { conditions: ['stake'], isOnTechnicalGame: false, depositedDayMinor: 100_001 },
    ['CZ-15'],
  ],
  ['terms that are not short', { hasShortTerms: false }, ['CZ-15b']],
  ['terms told after', { areTermsToldFirst: false }, ['CZ-15b']],
  ['an end at a withdrawal', { dependsOnNotWithdrawing: true }, ['CZ-15b']],
  ['both', { dependsOnNotWithdrawing: true, conditions: ['frequency'] }, ['CZ-15b', 'CZ-15']],
] as const)('CZE refuses %s', (_, facts, rules) => expect(rulesOf('CZE', facts)).toEqual(rules))

it('CZE lets people compete on games that are not technical, up to the daily bound', () =>
  expect(rulesOf('CZE', { conditions: ['stake'], isOnTechnicalGame: false, depositedDayMinor: 100_000 })).toEqual([]))

it('SVK has no rule against play as a condition', () =>
  expect(rulesOf('SVK', { conditions: ['stake', 'loss'] })).toEqual([]))

it('tells rule and sentence in each language', () => {
  const [finding] = judgePromotion('CZE', { ...lawful, conditions: ['stake'] }, NOW)
  expect(Object.keys(finding?.texts ?? {}).sort()).toEqual(['cs', 'en', 'hu', 'ru', 'sk', 'vi'])
  expect(finding?.texts.cs).not.toBe('')
})

it('a market that nobody knows allows nothing', () => expect(rulesOf('POL', {})).not.toEqual([]))
