/** Rounds a second over books with past rounds as a ratio of those over books without, by number of connections. */
export type HistoryRatio = {
  readonly connections: number
  readonly pairs: number
  readonly least: number
  readonly median: number
  readonly most: number
}

/**
 * Measures both books in pairs, one directly after the other, the first of a pair in turn: a machine that becomes slower
 * or faster within minutes changes both. Each function plays rounds for one figure and gives its rounds a second.
 * @param pairs an odd number: the ratio in the middle is the median
 */
export async function measureHistory(
  { connections, pairs }: { readonly connections: readonly number[]; readonly pairs: number },
  overHistory: (connections: number) => Promise<number>,
  overNothing: (connections: number) => Promise<number>,
): Promise<HistoryRatio[]> {
  const ratios = new Map<number, number[]>(connections.map((count) => [count, []]))
  for (let pair = 0; pair < pairs; pair++)
    for (const [count, found] of ratios) {
      const first = pair % 2 === 0 ? await overHistory(count) : undefined
      const nothing = await overNothing(count)
      found.push((first ?? (await overHistory(count))) / nothing)
    }
  return [...ratios].map(([count, found]) => {
    const sorted = found.toSorted((a, b) => a - b)
    const at = (index: number) => Math.round((sorted[index] ?? Number.NaN) * 100) / 100
    return { connections: count, pairs, least: at(0), median: at(Math.floor(pairs / 2)), most: at(pairs - 1) }
  })
}
