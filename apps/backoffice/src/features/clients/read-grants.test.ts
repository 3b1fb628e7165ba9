import { describe, expect, it } from 'vitest'
import { readAmount, readGrants, writeGrants } from './read-grants.ts'

const noMoney = { callMaxMinor: null, dayMaxMinor: null, unprovedMaxMinor: null }
const money = { scope: 'money.give', callMaxMinor: 50_050, dayMaxMinor: 1_000_000, unprovedMaxMinor: 0 } as const

describe('grants of a client in a form', () => {
  it('are parsed as they were typed', () => {
    const grants = [money, { scope: 'queue' as const, ...noMoney }]
    expect(readGrants(writeGrants(grants))).toEqual(grants)
  })

  it("are undefined if ceilings of money are missing, or a call's exceeds the day's", () => {
    const whole = writeGrants([money])['money.give']
    for (const wrong of [{ call: '' }, { day: 'much' }, { unproved: '-1' }, { day: '500' }, { unproved: '501' }])
      expect(readGrants({ 'money.give': { call: '500.50', day: '10000', unproved: '0', ...whole, ...wrong } })).toBe(
        undefined,
      )
  })

  it('accept amounts with spaces and a comma', () => {
    expect(readAmount('1 000,5')).toBe(100_050)
    expect(readAmount('1.234')).toBe(undefined)
  })
})
