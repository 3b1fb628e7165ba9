import { describe, expect, it } from 'vitest'
import { findDifferences } from './find-differences.ts'
import { readPartnerList } from './read-partner-list.ts'

const OF_DAY = { day: '2026-11-21', readOwn: undefined }
const read = (text: string) => readPartnerList(Buffer.from(text), OF_DAY)

describe('readPartnerList', () => {
  it('reads exact amounts, with either decimal separator and any delimiter', () => {
    const items = [
      { providerRef: 'a1', what: 'deposit', amountMinor: 20_050, currency: 'CZK', feeMinor: null },
      { providerRef: 'a2', what: 'refund', amountMinor: -10_000, currency: 'CZK', feeMinor: null },
    ]
    expect(read('\uFEFFreference;amount;currency\r\na1;200,50;CZK\r\na2;-100;CZK\r\n')).toEqual(items)
    expect(read('reference\tamount\tcurrency\na1\t200.5\tCZK\n"a2"\t-100.00\tCZK')).toEqual(items)
    expect(read('reference,amount,currency\n')).toEqual([])
  })
  it('reads fees where they are listed, and joins all refunds of one payment', () => {
    const text = 'reference;amount;currency;fee\na1;200;CZK;3,10\na1;-50;CZK;-0,75\na1;-20;CZK;-0,30\na2;1;CZK;'
    expect(read(text)).toEqual([
      { providerRef: 'a1', what: 'deposit', amountMinor: 20_000, currency: 'CZK', feeMinor: 310 },
      { providerRef: 'a1', what: 'refund', amountMinor: -7_000, currency: 'CZK', feeMinor: -105 },
      { providerRef: 'a2', what: 'deposit', amountMinor: 100, currency: 'CZK', feeMinor: null },
    ])
  })
  it.each([
    '',
    'a1;200;CZK',
    'reference;amount;currency\na1;200.505;CZK',
    'reference;amount;currency\na1;2e3;CZK',
    'reference;amount;currency\na1;200',
    'reference;amount;currency\na1;1;CZK\na1;1;CZK',
    'reference;amount;currency\n;1;CZK',
    '<html>',
  ])('refuses %j', (text) => {
    expect(read(text)).toBeUndefined()
  })
})

describe('findDifferences', () => {
  const item = (providerRef: string, amountMinor: number, feeMinor: number | null = null) => ({
    providerRef,
    what: 'deposit' as const,
    amountMinor,
    feeMinor,
  })
  it('finds none between equal sides, in any order', () => {
    expect(findDifferences([item('b', 1), item('a', 2)], [item('a', 2), item('b', 1)])).toEqual([])
  })
  it('finds what is missing on either side and what differs', () => {
    expect(findDifferences([item('a', 1), item('b', 2)], [item('b', 3), item('c', 4)])).toEqual([
      { providerRef: 'a', what: 'deposit', part: 'amount', oursMinor: 1, partnerMinor: null },
      { providerRef: 'b', what: 'deposit', part: 'amount', oursMinor: 2, partnerMinor: 3 },
      { providerRef: 'c', what: 'deposit', part: 'amount', oursMinor: null, partnerMinor: 4 },
    ])
  })
  it('distinguishes a payment from its refund under the same number', () => {
    const back = { ...item('a', -1), what: 'refund' as const }
    expect(findDifferences([item('a', 1)], [item('a', 1), back])).toEqual([
      { providerRef: 'a', what: 'refund', part: 'amount', oursMinor: null, partnerMinor: -1 },
    ])
  })
  it('compares fees where both sides state them, apart from the amount', () => {
    expect(findDifferences([item('a', 1, 5), item('b', 1, 5)], [item('a', 1, 6), item('b', 1)])).toEqual([
      { providerRef: 'a', what: 'deposit', part: 'fee', oursMinor: 5, partnerMinor: 6 },
    ])
    expect(findDifferences([item('a', 1, 5)], [])).toHaveLength(1)
  })
})
