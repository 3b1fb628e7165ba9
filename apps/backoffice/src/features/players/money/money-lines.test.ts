import { expect, test } from 'vitest'
import { moneyRows, sumOfRows } from './money-lines.ts'

const line = (part: 'cash' | 'land-based' | 'bonus', kind: string, inMinor: number, outMinor = 0) => ({
  part,
  kind,
  inMinor,
  outMinor,
})

test('the rows have the same sum as the lines, and transfers between own parts are left out', () => {
  const lines = [
    line('cash', 'deposit', 1000),
    line('cash', 'transfer', 0, 300),
    line('land-based', 'transfer', 300),
    line('land-based', 'deposit', 200),
    line('cash', 'bonus-stake', 50),
    line('bonus', 'bonus-stake', 0, 50),
    line('bonus', 'bonus', 70),
    line('cash', 'stakes', 0, 400),
    line('cash', 'wins', 90),
  ]
  const rows = moneyRows(lines)
  expect(rows.map(({ key, net }) => [key, net])).toEqual([
    ['deposit', 1000],
    ['deposit-at-venue', 200],
    ['bonus', 70],
    ['stakes', -400],
    ['wins', 90],
  ])
  expect(sumOfRows(rows)).toBe(1000 - 300 + 300 + 200 + 70 - 400 + 90)
})

test('money sent to a venue’s machine that did not come back is a row', () => {
  expect(moneyRows([line('cash', 'transfer', 0, 300), line('land-based', 'transfer', 300, 120)])).toMatchObject([
    { key: 'transfer', net: -120 },
  ])
})
