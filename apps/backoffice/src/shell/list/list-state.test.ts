import { describe, expect, it } from 'vitest'
import { overviewLog } from '#contract/lists/overview-log.ts'
import { depositList } from '#contract/lists/deposits.ts'
import { readState, sortedBy, usualColumns, withFilter, writeState } from './list-state.ts'

const read = (address: string) => readState(depositList, new URLSearchParams(address))
const write = (address: string) => writeState(depositList, read(address)).toString()

describe('the address of a list', () => {
  it('says nothing where everything is usual', () => {
    expect(write('')).toBe('')
    expect(write('sort=createdAt&descending=true')).toBe('')
    expect(read('').columns).toEqual(usualColumns(depositList))
  })
  it('keeps filters with several values, the order and the columns', () => {
    const address =
      'states=settled&states=declined&from=2026-11-01T00%3A00%3A00Z&sort=amount&descending=true&columns=amount.state'
    expect(write(address)).toBe(address)
  })
  it('leaves out what the list does not know', () => {
    expect(write('name=Jana&columns=password&sort=attention')).toBe('')
  })
  it('leaves out what nobody can read: a moment, a day, an amount, a choice that is none', () => {
    expect(write('from=abc&to=2026-13-45T00:00:00Z&minMinor=1e9&playerId=x&states=moon&states=settled')).toBe(
      'states=settled',
    )
    const days = (address: string) => readState(overviewLog, new URLSearchParams(address)).filters
    expect(days('from=2026-02-31&to=2026-03-31')).toEqual(new Map([['to', ['2026-03-31']]]))
  })
  it('turns an order round, and begins another one rising', () => {
    const once = sortedBy(read(''), 'amount')
    expect([once.sort, once.isDown, sortedBy(once, 'amount').isDown]).toEqual(['amount', false, true])
  })
  it('drops a condition that has no values', () => {
    expect(withFilter(read('states=settled'), 'states', []).filters.size).toBe(0)
  })
})
