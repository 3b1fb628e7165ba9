import { expect, test } from 'vitest'
import { owedParts, sumOwed } from './owed-parts.ts'

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' }) as const
const money = { balance: czk(1_248_050), held: czk(500_000), bonus: czk(120_000), landBased: czk(80_000) }

test('the sum is that of the rows', () => {
  expect(sumOwed(money)).toEqual(czk(1_948_050))
  expect(owedParts(money).map(({ amount }) => amount.amountMinor)).toEqual([1_248_050, 500_000, 120_000, 80_000])
})
