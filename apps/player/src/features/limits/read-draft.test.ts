import { describe, expect, it } from 'vitest'
import { readDraft } from './read-draft.ts'

const stake = (typed: string) => readDraft('StakeDayCasinoLimit', { wants: 'value', typed }, 'CZK')
const time = (typed: string) => readDraft('LogonDurationDayWholeSystemLimit', { wants: 'value', typed }, 'CZK')
const count = (typed: string) => readDraft('LogonCountMonthWholeSystemLimit', { wants: 'value', typed }, 'CZK')

describe('a choice of a limit', () => {
  it('is undefined before the player chose', () => {
    expect(readDraft('StakeDayCasinoLimit', { wants: undefined, typed: '500' }, 'CZK')).toBeUndefined()
  })
  it('is an express refusal, whatever was typed before', () => {
    expect(readDraft('StakeDayCasinoLimit', { wants: 'none', typed: '500' }, 'CZK')).toBeNull()
  })
  it('is money in minor units, zero included', () => {
    expect(stake('1 250,50')).toEqual({ amountMinor: 125_050, currency: 'CZK' })
    expect(stake('0')).toEqual({ amountMinor: 0, currency: 'CZK' })
    expect(stake('-5')).toBeUndefined()
    expect(stake('')).toBeUndefined()
  })
  it('is minutes, also typed as hours and minutes', () => {
    expect(time('150')).toEqual({ minutes: 150 })
    expect(time('2:30')).toEqual({ minutes: 150 })
    expect(time('2:75')).toBeUndefined()
    expect(time('1,5')).toBeUndefined()
  })
  it('is a whole count', () => {
    expect(count('20')).toEqual({ count: 20 })
    expect(count('2.5')).toBeUndefined()
  })
})
