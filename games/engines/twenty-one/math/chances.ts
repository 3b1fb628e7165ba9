/**
 * How often each win in coins comes, out of `of` equally likely ways. Whole numbers only: what is better is decided by
 * them, and nothing is ever rounded.
 */
export type Chances = { readonly of: bigint; readonly ways: ReadonlyMap<number, bigint> }

export const sure = (coins: number): Chances => ({ of: 1n, ways: new Map([[coins, 1n]]) })

/** One of several chances, each with a weight. Their `of` must divide the largest among them. */
export function mix(parts: readonly { readonly weight: bigint; readonly chances: Chances }[]): Chances {
  const scale = parts.reduce((most, { chances }) => (chances.of > most ? chances.of : most), 1n)
  const ways = new Map<number, bigint>()
  let total = 0n
  for (const { weight, chances } of parts) {
    if (scale % chances.of !== 0n) throw new RangeError('These chances have no common count.')
    const factor = weight * (scale / chances.of)
    total += weight
    for (const [coins, count] of chances.ways) ways.set(coins, (ways.get(coins) ?? 0n) + count * factor)
  }
  return { of: scale * total, ways }
}

/** The same chances with every win changed. */
export function mapCoins({ of, ways }: Chances, change: (coins: number) => number): Chances {
  const changed = new Map<number, bigint>()
  for (const [coins, count] of ways) changed.set(change(coins), (changed.get(change(coins)) ?? 0n) + count)
  return { of, ways: changed }
}

const sumOf = ({ ways }: Chances): bigint => [...ways].reduce((sum, [coins, count]) => sum + BigInt(coins) * count, 0n)

/** Whether the first returns more than the second. */
export function isBetter(first: Chances, second: Chances): boolean {
  return sumOf(first) * second.of > sumOf(second) * first.of
}
