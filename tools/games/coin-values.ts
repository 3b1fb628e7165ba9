import type { LinesDefinition } from '#games/engines/lines/math/index.ts'

// Target stakes in minor units: 2 to 500 Kč, 0.10 to 20 €.
const TARGET = {
  CZK: [200, 400, 600, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 50_000],
  EUR: [10, 20, 40, 60, 100, 200, 300, 500, 1000, 1500, 2000],
}

/** Coin values whose stakes are nearest to the targets and between the smallest and the largest. */
export function coinValuesFor(coins: number): LinesDefinition['coinValues'] {
  const valuesFor = (wanted: readonly number[]): number[] => {
    const low = wanted[0] ?? 1
    const high = wanted.at(-1) ?? 1
    const values = wanted.map((stakeMinor) => Math.max(Math.ceil(low / coins), Math.round(stakeMinor / coins)))
    return [...new Set(values)].filter((value) => value * coins <= high)
  }
  return { CZK: valuesFor(TARGET.CZK), EUR: valuesFor(TARGET.EUR) }
}
