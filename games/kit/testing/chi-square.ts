/** How often something occurred, and how likely it was each time. */
export type Frequency = { readonly seen: number; readonly chance: number }

const LEAST_EXPECTED = 5

/** Merges rare cases, so that the expected count of each cell is large enough. */
function joinRare(cells: readonly Frequency[], trials: number): Frequency[] {
  const joined: { seen: number; chance: number }[] = []
  for (const { seen, chance } of cells.toSorted((a, b) => a.chance - b.chance)) {
    const last = joined.at(-1)
    if (last && last.chance * trials < LEAST_EXPECTED) {
      last.seen += seen
      last.chance += chance
    } else joined.push({ seen, chance })
  }
  return joined
}

/** Pearson’s sum over the cells of one trial, and its degrees of freedom. Chances of all cells sum to 1. */
export function chiSquare(
  cells: readonly Frequency[],
  trials: number,
): { readonly sum: number; readonly freedom: number } {
  const joined = joinRare(cells, trials).filter(({ chance }) => chance > 0)
  const impossible = cells.some(({ seen, chance }) => chance === 0 && seen > 0)
  if (impossible) return { sum: Infinity, freedom: 1 }
  const sum = joined.reduce((total, { seen, chance }) => total + (seen - trials * chance) ** 2 / (trials * chance), 0)
  return { sum, freedom: joined.length - 1 }
}

/** By how many standard errors such a sum is too large (negative: too small), after Wilson and Hilferty. */
export function errorsOf({ sum, freedom }: { readonly sum: number; readonly freedom: number }): number {
  if (freedom === 0) return sum > 1e-9 ? Infinity : 0
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread)
}

/** The sum of independent chi-square sums. */
export const addSums = (sums: readonly { readonly sum: number; readonly freedom: number }[]) => ({
  sum: sums.reduce((total, one) => total + one.sum, 0),
  freedom: sums.reduce((total, one) => total + one.freedom, 0),
})
