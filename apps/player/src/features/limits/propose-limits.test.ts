import { describe, expect, it } from 'vitest'
import type { LimitKind } from '#contract/shapes/limits.ts'
import { acceptProposals, chosenLimits, openProposals, proposedValue, withoutAccepted } from './propose-limits.ts'

const KINDS: readonly LimitKind[] = [
  'LogonDurationDayWholeSystemLimit',
  'LogonCountMonthWholeSystemLimit',
  'StakeDayCasinoLimit',
]
const preset = {
  LogonDurationDayWholeSystemLimit: 60,
  LogonCountMonthWholeSystemLimit: 20,
  StakeDayCasinoLimit: 100_000,
}

describe('limits that are offered', () => {
  it('are values in the unit of their kind', () => {
    expect(KINDS.map((kind) => proposedValue(preset, kind, 'CZK'))).toEqual([
      { minutes: 60 },
      { count: 20 },
      { amountMinor: 100_000, currency: 'CZK' },
    ])
    expect(proposedValue(preset, 'LossDayCasinoLimit', 'CZK')).toBeUndefined()
    expect(proposedValue(undefined, 'StakeDayCasinoLimit', 'CZK')).toBeUndefined()
  })
  it('are not chosen before they were accepted', () => {
    expect(chosenLimits(KINDS, {}, preset, 'CZK')).toEqual([])
    expect(openProposals(KINDS, {}, preset)).toEqual(KINDS)
    expect(openProposals(KINDS, {}, undefined)).toEqual([])
  })
  it('are accepted together where nothing was decided, and change no decision', () => {
    const drafts = { StakeDayCasinoLimit: { wants: 'none', typed: '' } } as const
    const open = openProposals(KINDS, drafts, preset)
    expect(chosenLimits(KINDS, acceptProposals(open, drafts), preset, 'CZK')).toEqual([
      { kind: 'LogonDurationDayWholeSystemLimit', value: { minutes: 60 } },
      { kind: 'LogonCountMonthWholeSystemLimit', value: { count: 20 } },
      { kind: 'StakeDayCasinoLimit', value: null },
    ])
  })
  it('must be accepted again when other figures are proposed; own values stay', () => {
    const drafts = {
      StakeDayCasinoLimit: { wants: 'value', typed: '5' },
      LogonCountMonthWholeSystemLimit: { wants: 'proposed', typed: '' },
    } as const
    expect(withoutAccepted(drafts)).toEqual({ StakeDayCasinoLimit: { wants: 'value', typed: '5' } })
  })
  it('are no choice without an offer', () => {
    const drafts = { StakeDayCasinoLimit: { wants: 'proposed', typed: '' } } as const
    expect(chosenLimits(KINDS, drafts, undefined, 'CZK')).toEqual([])
  })
})
