import { expect, it } from 'vitest'
import { nameAccount } from './name-account.ts'

const texts: Readonly<Record<string, string>> = {
  'reports.account.house:stakes': 'Stakes',
  'reports.account.house:fees': 'Fees',
  'reports.account.gateway': 'Gateway',
  'reports.account.desk:cash': 'Cash desks',
  'reports.account.player:cash': 'Players, money',
}
const name = (path: string) => nameAccount(path, (key, fallback) => texts[key] ?? fallback)

it('accounts of one kind have the name of the kind, and say which where there are several', () => {
  expect(name('house:CZK:stakes')).toBe('Stakes')
  expect(name('house:fees:abc')).toBe('Fees · abc')
  expect(name('gateway:abc:clearing')).toBe('Gateway · abc')
  expect(name('player:cash')).toBe('Players, money')
  expect(name('house:unheard-of')).toBe('house:unheard-of')
})

it('cash desks are told apart, by their names where these are known', () => {
  const desk = '01a212ca-a5e6-705b-bed8-2c5baf593bc1'
  const or = (key: string, fallback: string) => texts[key] ?? fallback
  expect(name(`desk:${desk}:cash`)).toBe('Cash desks · …593bc1')
  expect(nameAccount(`desk:${desk}:cash`, or, { [desk]: 'Hall, desk 1' })).toBe('Cash desks · Hall, desk 1')
})
