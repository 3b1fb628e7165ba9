import { expect, it } from 'vitest'
import { nameTab } from './name-tab.ts'

it('the tab names the screen once and ends with the brand, as those of other screens do', () => {
  expect(nameTab(undefined, 'Now', 'Casino')).toBe('Now · Casino')
  expect(nameTab('2 withdrawals late', 'Now', 'Casino')).toBe('2 withdrawals late · Now · Casino')
  expect(nameTab(undefined, 'Now', undefined)).toBe('Now')
})
