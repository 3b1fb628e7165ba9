import { expect, test } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import { MARKETS } from './market.ts'
import { simulateAndCheck } from './simulate-and-check.ts'

// The month of a few people; `npm run simulate` does the same with 10,000.

async function simulate(key: 'CZE' | 'SVK', crashes: number) {
  const db = await testDatabase()
  try {
    const run = { market: MARKETS[key], databaseUrl: db.url, seed: 'tests', players: 12, crashes }
    return await simulateAndCheck(db, run)
  } finally {
    await db.close()
  }
}

test('a month in both markets breaks no rule, with a killed process, and the same seed gives the same month', async () => {
  const [czech, again, slovak] = await Promise.all([simulate('CZE', 3), simulate('CZE', 3), simulate('SVK', 3)])
  for (const { violations, counts } of [czech, slovak]) {
    expect(violations).toEqual([])
    expect(counts['stake']).toBeGreaterThan(20)
    expect(counts['stake refused']).toBeGreaterThan(0)
    expect(counts['lines of reports']).toBeGreaterThan(30)
    for (const what of ['gifts', 'moves of points', 'triggers that fired', 'free rounds played'])
      expect(counts[what], what).toBeGreaterThan(0)
  }
  // With so few people offers are rarely taken: at least in one of the markets.
  const taken = [czech, slovak].map(({ counts }) => counts['gifts taken'] ?? 0)
  expect(Math.max(...taken)).toBeGreaterThan(0)
  expect(slovak.counts['gifts for losses'], 'losses').toBeGreaterThan(0)
  expect(czech.counts['gifts for losses']).toBe(0)
  expect(czech.kills).toBeGreaterThan(0)
  expect(again.hash).toBe(czech.hash)
  expect(slovak.hash).not.toBe(czech.hash)
}, 300_000)
