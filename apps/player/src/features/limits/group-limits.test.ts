import { expect, it } from 'vitest'
import { LIMIT_KINDS } from '#contract/shapes/limits.ts'
import { groupLimits } from './group-limits.ts'

it('every kind is in one part of the page', () => {
  const shown = groupLimits(LIMIT_KINDS.map((kind) => ({ kind }))).flatMap(({ limits }) => limits)
  expect(shown.map(({ kind }) => kind).toSorted()).toEqual([...LIMIT_KINDS].toSorted())
})

it('parts without a limit are left out', () => {
  const parts = groupLimits([{ kind: 'LossMonthCasinoLimit' as const }, { kind: 'StakeMonthCasinoLimit' as const }])
  expect(parts.map(({ group }) => group)).toEqual(['stakes', 'losses'])
})
