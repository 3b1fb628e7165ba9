import { expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { changesOfTerms } from './changes-of-terms.ts'

const TERMS: CampaignTerms = {
  name: 'A gift',
  gift: { kind: 'no-deposit', amountMinor: 5000 },
  wagering: { times: 5, stakeMaxMinor: 1000, daysToAccept: 7, daysToPlay: 30 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'code' },
  window: { from: '2026-12-01T00:00:00Z', softEnd: '2026-12-10T00:00:00Z', hardEnd: '2026-12-20T00:00:00Z' },
  budgetMinor: 100_000,
  giftsPerPlayerMax: 1,
  endsAtWithdrawal: false,
}
const valueOf = (terms: CampaignTerms, field: string) =>
  changesOfTerms(undefined, terms, 'CZK').find((change) => change.field === field)?.after

it('tells who signs how it is played and for whom, beside what gives now', () => {
  const next: CampaignTerms = {
    ...TERMS,
    wagering: { times: 1, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 },
    people: { kind: 'named', playerIds: [7, 8] },
  }
  const changed = changesOfTerms(TERMS, next, 'CZK').filter(({ before, after }) => before !== after)
  expect(changed).toEqual([
    { field: 'wagering', before: '5×', after: '1×' },
    { field: 'stakeMax', before: { amountMinor: 1000, currency: 'CZK' }, after: null },
    { field: 'people', before: 'code', after: 'named' },
    { field: 'peopleWho', before: null, after: '7, 8' },
    { field: 'codeIsPublic', before: false, after: null },
  ])
})

it('tells the first of many players, and how many they are', () => {
  const playerIds = Array.from({ length: 1000 }, (_, place) => place + 1)
  expect(valueOf({ ...TERMS, people: { kind: 'named', playerIds } }, 'peopleWho')).toMatch(/^1, 2, .*20 … \(1000\)$/)
})

it('tells the games that count with their shares, and the rounds that are free', () => {
  const shares = [{ gameKey: 'OvocnyKolotoc', percent: 50 }]
  expect(valueOf({ ...TERMS, games: { kind: 'listed', shares } }, 'games')).toBe('OvocnyKolotoc 50 %')
  const gift = {
    kind: 'free-rounds' as const,
    gameKeys: ['OvocnyKolotoc', 'CertAKaca'],
    stakeMinor: 1000,
    rounds: 20,
    winTo: 'cash' as const,
    winCapMinor: null,
  }
  const terms = { ...TERMS, gift, wagering: null }
  expect(valueOf(terms, 'freeRounds')).toBe('20 × OvocnyKolotoc, CertAKaca')
  expect(valueOf(terms, 'roundStake')).toEqual({ amountMinor: 1000, currency: 'CZK' })
  expect(valueOf(terms, 'winTo')).toBe('cash')
})
