import type { ChainValue } from '../../../kit/math/chain.ts'
import { drawFor } from '../../../kit/math/draw-by-weight.ts'
import type { HoldDefinition } from './hold-definition.ts'

/** How often the feature ends with so many coins: `weights[coins]` of `scale`. */
type EndCounts = { readonly scale: bigint; readonly weights: ReadonlyMap<number, bigint> }

function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

/**
 * How many coins lie in the end when the feature stands at `coins` with all respins. A Markov chain that only grows:
 * with e empty cells a respin brings j new coins in C(e, j)·c^j·(d−c)^(e−j) of d^e cases, and the feature ends when
 * all its respins bring none.
 */
export function endCounts({ rows, reels, hold }: HoldDefinition): (coins: number) => EndCounts {
  const cells = rows * reels.length
  const [chance, of] = [BigInt(hold.chance), BigInt(hold.chanceOf)]
  const known = new Map<number, EndCounts>([[cells, { scale: 1n, weights: new Map([[cells, 1n]]) }]])
  const at = (coins: number): EndCounts => {
    const found = known.get(coins)
    if (found) return found
    const empty = cells - coins
    const all = of ** BigInt(empty)
    const none = (of - chance) ** BigInt(empty)
    let chances = 0n
    for (let respin = 0; respin < hold.respins; respin += 1) {
      chances += none ** BigInt(respin) * all ** BigInt(hold.respins - 1 - respin)
    }
    // The longest way is one coin at a time; everything is counted on its scale.
    const childScale = at(coins + 1).scale
    const weights = new Map<number, bigint>([[coins, none ** BigInt(hold.respins) * childScale]])
    for (let landed = 1; landed <= empty; landed += 1) {
      const ways = choose(empty, landed) * chance ** BigInt(landed) * (of - chance) ** BigInt(empty - landed) * chances
      const child = at(coins + landed)
      const factor = (ways * childScale) / child.scale
      for (const [end, weight] of child.weights) weights.set(end, (weights.get(end) ?? 0n) + factor * weight)
    }
    const counts = { scale: all ** BigInt(hold.respins) * childScale, weights }
    known.set(coins, counts)
    return counts
  }
  return at
}

/** What the feature is worth, in coins, when it starts with so many locked coins. */
export function holdValue(definition: HoldDefinition): (coins: number) => ChainValue {
  const { rows, reels, hold } = definition
  const cells = rows * reels.length
  const weightsOfValues = hold.values.map(({ weight }) => weight)
  const all = BigInt(weightsOfValues.reduce((sum, weight) => sum + weight, 0))
  const sumOf = (pick: (coins: bigint) => bigint): bigint =>
    hold.values.reduce((sum, { coins, weight }) => sum + BigInt(weight) * pick(BigInt(coins)), 0n)
  const first = sumOf((coins) => coins)
  const second = sumOf((coins) => coins * coins)
  const best = Math.max(...hold.values.map(({ coins }) => coins))
  const drawBest = drawFor(
    weightsOfValues,
    hold.values.findIndex(({ coins }) => coins === best),
  )
  const counts = endCounts(definition)
  return (coins) => {
    const { scale, weights } = counts(coins)
    let [sum, sumOfSquares] = [0n, 0n]
    for (const [end, weight] of weights) {
      const n = BigInt(end)
      const grand = end === cells ? BigInt(hold.grandCoins) : 0n
      // n independent values of mean first/all and mean square second/all, all over all².
      const mean = n * first * all
      sum += weight * (mean + grand * all * all)
      sumOfSquares +=
        weight * (n * second * all + n * (n - 1n) * first * first + 2n * grand * mean + grand * grand * all * all)
    }
    const empty = cells - coins
    return {
      scale: scale * all * all,
      sum,
      sumOfSquares,
      losing: 0n,
      max: cells * best + hold.grandCoins,
      maxDraws: {
        here: [
          ...Array.from({ length: coins }, () => drawBest),
          ...Array.from({ length: empty }, () => [0, drawBest]).flat(),
        ],
        next: undefined,
      },
    }
  }
}
