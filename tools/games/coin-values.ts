import type { LinesDefinition } from '#games/engines/lines/math/index.ts'

// Wished stakes in minor units: 2 to 500 Kč, 0.10 to 20 €.
const WISHED = {
  CZK: [200, 400, 600, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 50_000],
  EUR: [10, 20, 40, 60, 100, 200, 300, 500, 1000, 1500, 2000],
}

/** Coin values whose stakes come nearest to the wished ones and stay between the smallest and the largest. */
export function coinValuesFor(coins: number): LinesDefinition['coinValues'] {
  const valuesFor = (wished: readonly number[]): number[] => {
    const low = wished[0] ?? 1
    const high = wished.at(-1) ?? 1
    const values = wished.map((stakeMinor) => Math.max(Math.ceil(low / coins), Math.round(stakeMinor / coins)))
    return [...new Set(values)].filter((value) => value * coins <= high)
  }
  return { CZK: valuesFor(WISHED.CZK), EUR: valuesFor(WISHED.EUR) }
}
