import { expect, it } from 'vitest'
import type { CampaignTerms, Gift } from '#contract/shapes/campaigns.ts'
import { languages } from '../../shapes.ts'
import { fourLinesOf } from './index.ts'

const window = { from: '2026-11-01T00:00:00Z', softEnd: '2026-11-30T22:59:00Z', hardEnd: '2026-12-31T00:00:00Z' }
const gifts: Gift[] = [
  { kind: 'no-deposit', amountMinor: 10_000 },
  { kind: 'by-hand', amountMinor: 10_000 },
  { kind: 'deposit-match', percent: 50, capMinor: 100_000, leastDepositMinor: 50_000, onlyFirstDeposit: true },
  { kind: 'reload', percent: 50, capMinor: 100_000, leastDepositMinor: 50_000, timesMax: 3 },
  { kind: 'cashback', percent: 10, capMinor: 50_000, leastLossMinor: 20_000, period: 'week' },
  { kind: 'free-rounds', gameKeys: ['BilaPani'], stakeMinor: 200, rounds: 5, winTo: 'cash', winCapMinor: 90_000 },
]
const termsOf = (gift: Gift, people: CampaignTerms['people'] = { kind: 'everyone' }) => ({
  gift,
  people,
  window,
  wagering: gift.kind === 'free-rounds' ? null : { times: 6, stakeMaxMinor: 5000, daysToAccept: 7, daysToPlay: 7 },
  endsAtWithdrawal: false,
})
const linesIn = (language: (typeof languages)[number], gift: Gift, people?: CampaignTerms['people']) =>
  fourLinesOf(termsOf(gift, people), { language, currency: 'CZK', nameOfGame: () => 'Bílá paní' }).map(({ text }) =>
    text.replaceAll(/\u00A0|\u202F/g, ' '),
  )

it.each(languages.flatMap((language) => gifts.map((gift) => [language, gift.kind, gift] as const)))(
  'says all that holds in %s: %s',
  (language, _, gift) => {
    const said = linesIn(language, gift)
    expect(said.every((line) => line.length > 3 && !/[{}]/.test(line))).toBe(true)
    const whole = said.join(' ')
    if (gift.kind === 'free-rounds') expect(whole).toMatch(/5.*2.*Bílá paní.*900/s)
    else expect(whole).toMatch(/6/)
    if ('capMinor' in gift) expect(whole).toContain(String(gift.percent))
  },
)

it('reads as a person would say it', () => {
  expect(linesIn('cs', gifts[2] as Gift)).toEqual([
    '50 % z vkladu, nejvýš 1 000 Kč',
    'První vklad, aspoň 500 Kč',
    'Protočit bonus 6krát do 7 dnů od přijetí, nejvyšší sázka z bonusu 50 Kč',
    '30. 11. 2026 23:59',
  ])
  expect(linesIn('en', gifts[5] as Gift)[0]).toBe('5 free rounds at a stake of Kč 2, game: Bílá paní')
  const rounds = gifts[5] as Extract<Gift, { kind: 'free-rounds' }>
  expect(linesIn('cs', { ...rounds, conversion: { to: 'cash', percent: 50 } })[0]).toBe(
    '5 kol zdarma se sázkou 2 Kč, hra: Bílá paní, nebo místo nich 5 Kč na účet',
  )
  expect(linesIn('cs', gifts[0] as Gift, { kind: 'code' })[1]).toBe('Kód, jednou na osobu')
})
