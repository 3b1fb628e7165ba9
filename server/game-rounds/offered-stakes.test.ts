import { expect, it } from 'vitest'
import { loadDefinition } from '#games/catalogue/index.ts'
import { offeredStakes } from './offered-stakes.ts'

const definition = loadDefinition('OvocnyKolotoc')?.definition
if (!definition) throw new Error('OvocnyKolotoc is playable.')
const all = offeredStakes(definition, 'CZK', {})

it('offers every stake of the game where the market says nothing', () => {
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
