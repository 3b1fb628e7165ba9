import { expect, test } from 'vitest'
import { findPack } from './find-pack.ts'

const packs = [
  { packId: 'SVK-2027', market: 'SVK', validFrom: '2027-07-10', validUntil: null },
  { packId: 'CZE-2027', market: 'CZE', validFrom: '2027-07-10', validUntil: null },
  { packId: 'CZE-2026', market: 'CZE', validFrom: '2026-11-28', validUntil: '2027-07-10' },
]
const found = (market: string | undefined, day: string, named: string | null = null) =>
  findPack(packs, { named, market, day })?.packId

test('opens the pack of the own market that is in force, unless the address names one', () => {
  expect(found('CZE', '2026-12-01')).toBe('CZE-2026')
  expect(found('CZE', '2027-07-10')).toBe('CZE-2027')
  expect(found('CZE', '2026-12-01', 'SVK-2027')).toBe('SVK-2027')
  // The market is not known yet, or has no pack on the day.
  expect(found(undefined, '2026-12-01')).toBe('SVK-2027')
  expect(found('CZE', '2020-01-01')).toBe('SVK-2027')
})
