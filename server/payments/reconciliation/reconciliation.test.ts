import { describe, expect, it } from 'vitest'
import { findDifferences } from './find-differences.ts'
import { readPartnerList } from './read-partner-list.ts'

describe('readPartnerList', () => {
  it('reads exact amounts, whichever mark and separator', () => {
    const items = [
      { providerRef: 'a1', amountMinor: 20_050, currency: 'CZK' },
      { providerRef: 'a2', amountMinor: -10_000, currency: 'CZK' },
    ]
    expect(readPartnerList('\uFEFFreference;amount;currency\r\na1;200,50;CZK\r\na2;-100;CZK\r\n')).toEqual(items)
    expect(readPartnerList('reference\tamount\tcurrency\na1\t200.5\tCZK\n"a2"\t-100.00\tCZK')).toEqual(items)
    expect(readPartnerList('reference,amount,currency\n')).toEqual([])
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
    expect(readPartnerList(text)).toBeUndefined()
  })
})

describe('findDifferences', () => {
  const item = (providerRef: string, amountMinor: number) => ({ providerRef, amountMinor })
  it('finds none between equal sides, in any order', () => {
    expect(findDifferences([item('b', 1), item('a', 2)], [item('a', 2), item('b', 1)])).toEqual([])
  })
  it('finds what is missing on either side and what differs', () => {
    expect(findDifferences([item('a', 1), item('b', 2)], [item('b', 3), item('c', 4)])).toEqual([
      { providerRef: 'a', oursMinor: 1, partnerMinor: null },
      { providerRef: 'b', oursMinor: 2, partnerMinor: 3 },
      { providerRef: 'c', oursMinor: null, partnerMinor: 4 },
    ])
  })
})
