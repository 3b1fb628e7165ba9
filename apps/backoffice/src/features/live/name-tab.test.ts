import { expect, it } from 'vitest'
import { nameTab } from './name-tab.ts'

it('the tab names the screen once and ends with the brand, as those of other screens do', () => {
  expect(nameTab(undefined, 'Now', 'Onling')).toBe('Now · Onling')
  expect(nameTab('2 withdrawals late', 'Now', 'Onling')).toBe('2 withdrawals late · Now · Onling')
  expect(nameTab(undefined, 'Now', undefined)).toBe('Now')
})
