import { expect, it } from 'vitest'
import { keepingOf, packs } from '#server/law/index.ts'
import { keptUntil } from './kept-until.ts'

it('a month is kept as long as the longest rule requires, from its end', () => {
  expect(keptUntil('2025-01', [{ years: 3 }, { years: 10 }])).toBe('2035-02-01')
  expect(keptUntil('2025-12', [{ years: 10 }])).toBe('2036-01-01')
})

it('is computed for entries, rounds and the audit log by the newest law of every market', () => {
  for (const market of ['CZE', 'SVK']) {
    const newest = packs.findLast((pack) => pack.market === market)
    for (const records of ['entries', 'rounds', 'audit'] as const)
      expect(newest && keepingOf(newest, records), `${market} ${records}`).toBeDefined()
  }
})
