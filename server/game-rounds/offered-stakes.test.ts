import { expect, it } from 'vitest'
import { loadDefinition } from '#games/catalogue/index.ts'
import { listCatalogue } from '#games/catalogue/index.ts'
import { findRule } from '../law/index.ts'
import { offeredGames, offeredStakes } from './offered-stakes.ts'

const definition = loadDefinition('OvocnyKolotoc')?.definition
if (!definition) throw new Error('OvocnyKolotoc is playable.')
const all = offeredStakes(definition, 'CZK', {})

it('offers every stake of the game where the market has no limits', () => {
  expect(all.length).toBeGreaterThan(3)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
})

it('offers no stake above the largest one, nor one whose largest win is too large', () => {
  const [first = 0, second = 0] = all
  expect(offeredStakes(definition, 'CZK', { maxStakeMinor: second })).toEqual([first, second])
  const largestWinOf = (stake: number): number => stake * Number(definition.declared.maxWinX)
  expect(offeredStakes(definition, 'CZK', { maxWinMinor: Math.ceil(largestWinOf(second)) })).toEqual([first, second])
  expect(offeredStakes(definition, 'CZK', { maxWinMinor: Math.floor(largestWinOf(first)) - 1 })).toEqual([])
})

it('offers no stake that decisions could bring above the largest one', () => {
  const game = loadDefinition('BlackjackPraha')?.definition
  if (!game) throw new Error('BlackjackPraha is playable.')
  expect(offeredStakes(game, 'CZK', { maxStakeMinor: 100_000 }).at(-1)).toBe(50_000)
  const undoubled = loadDefinition('BlackjackExpres')?.definition
  if (!undoubled) throw new Error('BlackjackExpres is playable.')
  expect(offeredStakes(undoubled, 'CZK', { maxStakeMinor: 50_000 }).at(-1)).toBe(50_000)
})

it.each([
  ['collect', 'MilionovyUlovek'],
  ['collect', 'OravskaUdice'],
  ['book', 'KnihaGolema'],
  ['cascade', 'CukrovaPout'],
])('a feature of %s (%s) is bounded so that fifty crowns can be staked in CZE', (_, key) => {
  const game = loadDefinition(key)?.definition
  if (!game) throw new Error(`${key} is playable.`)
  const maxWinMinor = findRule('CZE', 'win-max', new Date('2026-11-21T12:00:00Z'))?.figures.maxMinor
  expect(offeredStakes(game, 'CZK', { maxWinMinor }).at(-1)).toBeGreaterThanOrEqual(4990)
})

it.each([
  ['CZE', 'CZK'],
  ['SVK', 'EUR'],
] as const)('every game has a stake that the law of %s allows', (market, currency) => {
  const now = new Date('2026-11-21T12:00:00Z')
  const maxWinMinor = findRule(market, 'win-max', now)?.figures.maxMinor
  const maxStakeMinor = findRule(market, 'stake-max', now)?.figures.maxMinor
  const bounds = { maxWinMinor, maxStakeMinor }
  const isOffered = offeredGames(currency, () => bounds)
  const games = listCatalogue().filter(({ isPlayable }) => isPlayable)
  expect(games).toHaveLength(200)
  expect(games.flatMap(({ key }) => (isOffered(key) ? [] : [key]))).toEqual([])
})

it('every game takes twenty crowns in CZE, or the step next to them (decision 0018)', () => {
  const maxWinMinor = findRule('CZE', 'win-max', new Date('2026-11-21T12:00:00Z'))?.figures.maxMinor
  const low = listCatalogue().flatMap(({ key }) => {
    const game = loadDefinition(key)?.definition
    const most = game ? offeredStakes(game, 'CZK', { maxWinMinor }).at(-1) : 0
    return (most ?? 0) < 1980 ? [key] : []
  })
  expect(low).toEqual([])
})
