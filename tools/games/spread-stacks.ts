import type { WaysDefinition } from '#games/engines/ways/math/index.ts'
import { simulationRng } from '#games/kit/math/simulation-rng.ts'

const TRIES = 40_000

/** The maximum number of a symbol, or its substitutes, visible at once on a reel. */
function mostSeen(strip: readonly number[], rows: number, symbol: number, wild: number | undefined): number {
  const counts = strip.map(
    (_, stop) =>
      Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]).filter(
        (seen) => seen === symbol || seen === wild,
      ).length,
  )
  return Math.max(...counts)
}

/** The maximum coins that a symbol alone can win in one spin: its pay for each of the ways of its stacks. */
function mostCoinsOf({ symbols, reels, heights, wild }: WaysDefinition, symbol: number): number {
  let ways = 1
  const wins = reels.map((strip, reel) => {
    const rows = Math.max(...(heights[reel] ?? []).map((height) => height.rows))
    ways *= mostSeen(strip, rows, symbol, wild?.symbol)
    return ways * (symbols[symbol]?.pays[reel + 1] ?? 0)
  })
  return Math.max(...wins)
}

/**
 * A game of ways whose stacks are split until no symbol alone wins more than `mostCoins` in one spin. Every reel keeps
 * its symbols, so runs are as frequent as before; only screens full of one symbol disappear. Deterministic.
 */
export function spreadStacks(definition: WaysDefinition, mostCoins: number): WaysDefinition {
  const { symbols, wild, scatter } = definition
  const rng = simulationRng(18)
  let reels = definition.reels.map((strip) => [...strip])
  const excessOf = (strips: number[][]): readonly number[] =>
    symbols.map((_, symbol) => Math.max(0, Math.log(mostCoinsOf({ ...definition, reels: strips }, symbol) / mostCoins)))
  const total = (excess: readonly number[]): number => excess.reduce((sum, one) => sum + one, 0)
  let excess = excessOf(reels)
  for (let turn = 0; turn < TRIES && total(excess) > 0; turn += 1) {
    const worst = excess.indexOf(Math.max(...excess))
    const reel = rng.below(reels.length)
    const strip = reels[reel] as number[]
    const places = strip.flatMap((symbol, at) => (symbol === worst ? [at] : []))
    const from = places[rng.below(Math.max(1, places.length))]
    const to = rng.below(strip.length)
    const other = strip[to] as number
    if (from === undefined || other === wild?.symbol || other === scatter?.symbol) continue
    const moved = reels.with(reel, strip.with(from, other).with(to, worst))
    const after = excessOf(moved)
    if (total(after) > total(excess)) continue
    ;[reels, excess] = [moved, after]
  }
  if (total(excess) > 0) throw new Error(`${definition.key} wins more than ${mostCoins} coins with any stacks.`)
  return { ...definition, reels }
}
