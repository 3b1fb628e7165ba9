import { expect, it } from 'vitest'
import { compareLevies } from './compare-levies.ts'

const levy = (ruleId: string, currency: 'CZK' | 'EUR', levyMinor: number) => ({ ruleId, currency, levyMinor })

it('a levy that is in one of them only is compared with nothing', () => {
  const approved = [levy('CZ-T1', 'CZK', 350), levy('CZ-T1', 'EUR', 70)]
  const now = [levy('CZ-T1', 'CZK', 340), levy('CZ-T2', 'CZK', 5)]
  expect(compareLevies(approved, now)).toEqual([
    { ruleId: 'CZ-T1', currency: 'CZK', approvedMinor: 350, nowMinor: 340 },
    { ruleId: 'CZ-T2', currency: 'CZK', approvedMinor: 0, nowMinor: 5 },
    { ruleId: 'CZ-T1', currency: 'EUR', approvedMinor: 70, nowMinor: 0 },
  ])
})
