import { describe, expect, it } from 'vitest'
import { Value } from 'typebox/value'
import { CampaignTerms, type Gift, type People } from '#contract/shapes/campaigns.ts'
import { emptyCampaignForm, writeCampaignForm, writeFormAmount, type CampaignForm } from './campaign-form.ts'
import { readCampaignForm } from './read-campaign-form.ts'

const terms: CampaignTerms = {
  name: 'Advent 2026',
  gift: { kind: 'deposit-match', percent: 100, capMinor: 150_000, leastDepositMinor: 20_050, onlyFirstDeposit: true },
  wagering: { times: 10, stakeMaxMinor: 5000, daysToAccept: 7, daysToPlay: 14 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'everyone' },
  window: {
    from: '2026-12-01T00:00:00.000Z',
    softEnd: '2026-12-24T22:59:59.000Z',
    hardEnd: '2027-01-07T22:59:00.000Z',
  },
  budgetMinor: 42_000_000,
  giftsPerPlayerMax: 1,
  endsAtWithdrawal: false,
}

const gifts: readonly Gift[] = [
  { kind: 'no-deposit', amountMinor: 10_000 },
  { kind: 'by-hand', amountMinor: 10_001 },
  terms.gift,
  { kind: 'reload', percent: 50, capMinor: 1, leastDepositMinor: 20_000, timesMax: 3 },
  { kind: 'cashback', percent: 10, capMinor: 100_000, leastLossMinor: 99, period: 'day' },
]
const people: readonly People[] = [
  { kind: 'named', playerIds: [1_000_000_017, 1_000_000_018] },
  { kind: 'segment', registeredFrom: null, registeredBefore: '2026-11-01T00:00:00.000Z', languages: ['cs', 'vi'] },
  { kind: 'list', players: 3, hash: 'ab'.repeat(32) },
  { kind: 'code' },
  { kind: 'code', isPublic: true },
  { kind: 'trigger' },
]
const rounds: Extract<Gift, { kind: 'free-rounds' }> = {
  kind: 'free-rounds',
  gameKeys: ['OvocnyKolotoc', 'Krakonos'],
  stakeMinor: 200,
  rounds: 20,
  winTo: 'cash',
  winCapMinor: null,
}

describe('terms survive the conversion to the form and back', () => {
  it.each([
    ...gifts.map((gift) => ({ ...terms, gift })),
    ...people.map((one) => ({ ...terms, people: one })),
    { ...terms, gift: rounds, wagering: null },
    { ...terms, gift: { ...rounds, winTo: 'bonus' as const, winCapMinor: 100_000 } },
    { ...terms, gift: { ...rounds, conversion: { to: 'cash' as const, percent: 80 } }, wagering: null },
    { ...terms, gift: { ...rounds, conversion: { to: 'bonus' as const, percent: 100 } } },
    {
      ...terms,
      games: {
        kind: 'listed' as const,
        shares: [
          { gameKey: 'Krakonos', percent: 0 },
          { gameKey: 'Ruleta', percent: 10 },
        ],
      },
    },
    { ...terms, wagering: { times: 1, stakeMaxMinor: null, daysToAccept: 1, daysToPlay: 90 }, endsAtWithdrawal: true },
  ])('%#: $gift.kind for $people.kind', (one) => {
    const read = readCampaignForm(writeCampaignForm(one))
    expect(read).toEqual({ terms: one, problems: [] })
    expect(Value.Check(CampaignTerms, read.terms)).toBe(true)
  })
})

const form = writeCampaignForm(terms)
const wrongIn = (change: Partial<CampaignForm>) => readCampaignForm({ ...form, ...change }).problems

describe('problems are named by their field', () => {
  it.each([
    ['name', { name: ' ab ' }],
    ['percent', { percent: '301' }],
    ['cap', { cap: '0' }],
    ['leastDeposit', { leastDeposit: '10,005' }],
    ['times', { times: '51' }],
    ['stakeMax', { stakeMax: '-5' }],
    ['daysToPlay', { daysToPlay: '1.5' }],
    ['shares', { gamesKind: 'listed', shares: '' }],
    ['shares', { gamesKind: 'listed', shares: 'Krakonos 0' }],
    ['shares', { gamesKind: 'listed', shares: 'Krakonos 10\nKrakonos 20' }],
    ['shares', { gamesKind: 'listed', shares: 'Krakonos 101' }],
    ['playerIds', { people: 'named', playerIds: '1000000017, x' }],
    ['listPlayers', { people: 'list' }],
    ['people', { kind: 'by-hand', amount: '1', people: 'code' }],
    [
      'registeredBefore',
      { people: 'segment', registeredFrom: '2026-02-01T00:00', registeredBefore: '2026-01-01T00:00' },
    ],
    ['softEnd', { softEnd: form.from }],
    ['hardEnd', { hardEnd: form.from }],
    ['budget', { budget: '' }],
    ['giftsPerPlayer', { giftsPerPlayer: '0' }],
    ['giftGames', { kind: 'free-rounds', stake: '2', rounds: '5', giftGames: '' }],
    [
      'conversionPercent',
      {
        kind: 'free-rounds',
        stake: '2',
        rounds: '5',
        giftGames: 'Krakonos',
        conversion: 'cash',
        conversionPercent: '101',
      },
    ],
  ] as const)('%s of %j', (field, change) => {
    expect(wrongIn(change)).toEqual([field])
    expect(readCampaignForm({ ...form, ...change }).terms).toBeUndefined()
  })
  it('an empty form is not terms', () => expect(readCampaignForm(emptyCampaignForm).terms).toBeUndefined())
  it('fields of another kind are ignored', () =>
    expect(wrongIn({ amount: 'x', rounds: 'x', playerIds: 'x' })).toEqual([]))
})

it.each([
  [120_000, '1200'],
  [120_050, '1200,50'],
  [5, '0,05'],
])('formats %i as typed input', (minor, written) => expect(writeFormAmount(minor)).toBe(written))
