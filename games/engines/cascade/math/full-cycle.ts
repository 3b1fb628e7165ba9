import type { CascadeDefinition } from './cascade-definition.ts'

type Tally = {
  count: bigint
  losing: bigint
  sum: bigint
  sumOfSquares: bigint
  max: number
  maxStops: readonly number[]
}

export type FullCycle = {
  /** By scatters in the first window. Pays are in coins, before the random multiplier. */
  readonly byScatters: ReadonlyMap<number, Tally>
  /** Expected pays of one coin on each entry of each symbol, fall multipliers in. */
  readonly frequencies: readonly (readonly number[])[]
  readonly mostFalls: number
}

/**
 * Lets every vector of stops fall to its end and adds up: the full cycle, exact because the stops fix the whole spin.
 * Written for speed and apart from `play`, which pays the rounds: flat arrays, no objects in the loop.
 */
export function countFullCycle(definition: CascadeDefinition): FullCycle {
  const { reels, rows, symbols, wins, multipliers, maxFalls, wild, scatter } = definition
  const reelCount = reels.length
  const cells = reelCount * rows
  const wildSymbol = wild?.symbol ?? -1
  const scatterSymbol = scatter?.symbol ?? -1
  const width = Math.max(...symbols.map(({ pays }) => pays.length))
  const pays = new Int32Array(symbols.length * width)
  symbols.forEach((symbol, index) => pays.set(symbol.pays, index * width))
  const lines =
    wins.by === 'lines' ? wins.lines.map((line) => Int32Array.from(line, (row, reel) => reel * rows + row)) : []
  // Index of the pay for a number of cells; −1 below the first tier.
  const tierOf = Int32Array.from({ length: cells + 1 }, (_, count) =>
    wins.by === 'lines' ? -1 : wins.tiers.filter((tier) => count >= tier).length - 1,
  )
  // A symbol without pays in the highest tiers is paid by its last one.
  const lastOf = Int32Array.from(symbols, (symbol) => symbol.pays.length - 1)
  const strips = reels.map((strip) => Int32Array.from(strip))
  const grid = new Int32Array(cells)
  const gone = new Uint8Array(cells)
  const fed = new Int32Array(reelCount)
  const stops = new Int32Array(reelCount)
  const counts = new Int32Array(symbols.length)
  const stack = new Int32Array(cells)
  const seen = new Uint8Array(cells)
  const frequency = new Float64Array(symbols.length * width)

  const payLinesOnce = (times: number): number => {
    let pay = 0
    for (const line of lines) {
      const symbol = grid[line[0] as number] as number
      let count = 1
      while (count < reelCount) {
        const next = grid[line[count] as number] as number
        if (next !== symbol && next !== wildSymbol) break
        count += 1
      }
      const entry = symbol * width + count
      const worth = pays[entry] as number
      if (worth === 0) continue
      pay += worth
      frequency[entry] = (frequency[entry] as number) + times
      for (let at = 0; at < count; at += 1) gone[line[at] as number] = 1
    }
    return pay
  }
  const payAnywhereOnce = (times: number): number => {
    let pay = 0
    counts.fill(0)
    for (let at = 0; at < cells; at += 1) counts[grid[at] as number] = (counts[grid[at] as number] as number) + 1
    for (let symbol = 0; symbol < symbols.length; symbol += 1) {
      const tier = Math.min(tierOf[counts[symbol] as number] as number, lastOf[symbol] as number)
      const worth = tier < 0 ? 0 : (pays[symbol * width + tier] as number)
      if (worth === 0) continue
      pay += worth
      frequency[symbol * width + tier] = (frequency[symbol * width + tier] as number) + times
      for (let at = 0; at < cells; at += 1) if (grid[at] === symbol) gone[at] = 1
    }
    return pay
  }
  const payClustersOnce = (times: number): number => {
    let pay = 0
    seen.fill(0)
    for (let start = 0; start < cells; start += 1) {
      if (seen[start] === 1) continue
      const symbol = grid[start] as number
      stack[0] = start
      seen[start] = 1
      let size = 1
      for (let next = 0; next < size; next += 1) {
        const at = stack[next] as number
        const row = at % rows
        if (row > 0 && seen[at - 1] === 0 && grid[at - 1] === symbol) {
          seen[at - 1] = 1
          stack[size++] = at - 1
        }
        if (row < rows - 1 && seen[at + 1] === 0 && grid[at + 1] === symbol) {
          seen[at + 1] = 1
          stack[size++] = at + 1
        }
        if (at >= rows && seen[at - rows] === 0 && grid[at - rows] === symbol) {
          seen[at - rows] = 1
          stack[size++] = at - rows
        }
        if (at + rows < cells && seen[at + rows] === 0 && grid[at + rows] === symbol) {
          seen[at + rows] = 1
          stack[size++] = at + rows
        }
      }
      const tier = Math.min(tierOf[size] as number, lastOf[symbol] as number)
      const worth = tier < 0 ? 0 : (pays[symbol * width + tier] as number)
      if (worth === 0) continue
      pay += worth
      frequency[symbol * width + tier] = (frequency[symbol * width + tier] as number) + times
      for (let at = 0; at < size; at += 1) gone[stack[at] as number] = 1
    }
    return pay
  }
  const payOnce = wins.by === 'lines' ? payLinesOnce : wins.by === 'cluster' ? payClustersOnce : payAnywhereOnce
  const letFall = (): void => {
    for (let reel = 0; reel < reelCount; reel += 1) {
      const top = reel * rows
      let to = top + rows - 1
      for (let from = to; from >= top; from -= 1) {
        if (gone[from] === 1) continue
        grid[to] = grid[from] as number
        to -= 1
      }
      const strip = strips[reel] as Int32Array
      for (; to >= top; to -= 1) {
        const above = ((fed[reel] as number) + 1) % strip.length
        fed[reel] = above
        grid[to] = strip[((stops[reel] as number) - above + strip.length) % strip.length] as number
      }
    }
  }

  const byScatters = new Map<number, Tally>()
  let mostFalls = 0
  const spinAll = (): number => {
    for (let reel = 0; reel < reelCount; reel += 1) {
      const strip = strips[reel] as Int32Array
      const stop = stops[reel] as number
      for (let row = 0; row < rows; row += 1) grid[reel * rows + row] = strip[(stop + row) % strip.length] as number
    }
    fed.fill(0)
    let total = 0
    for (let fall = 0; ; fall += 1) {
      const times = multipliers[fall < multipliers.length ? fall : multipliers.length - 1] as number
      gone.fill(0)
      const pay = payOnce(times)
      if (pay === 0) {
        if (fall > mostFalls) mostFalls = fall
        return total
      }
      total += pay * times
      if (fall >= maxFalls) throw new RangeError(`${definition.key} reaches ${maxFalls} falls from ${stops.join()}.`)
      letFall()
    }
  }

  // Sums of the inner reels stay small enough for exact numbers; they are moved to whole numbers without limit often.
  const inner = (scatters: number): { count: number; losing: number; sum: number; squares: number } => {
    let found = open[scatters]
    if (!found) open[scatters] = found = { count: 0, losing: 0, sum: 0, squares: 0 }
    return found
  }
  let open: { count: number; losing: number; sum: number; squares: number }[] = []
  const flush = (): void => {
    open.forEach(({ count, losing, sum, squares }, scatters) => {
      if (!Number.isSafeInteger(squares)) throw new RangeError('The full cycle is too large to count exactly.')
      const tally = byScatters.get(scatters)
      if (!tally) throw new Error('Every tally has a largest win.')
      tally.count += BigInt(count)
      tally.losing += BigInt(losing)
      tally.sum += BigInt(sum)
      tally.sumOfSquares += BigInt(squares)
    })
    open = []
  }
  const visit = (reel: number, scatters: number): void => {
    if (reel === reelCount) {
      const pay = spinAll()
      const tally = inner(scatters)
      tally.count += 1
      if (pay === 0) tally.losing += 1
      tally.sum += pay
      tally.squares += pay * pay
      const known = byScatters.get(scatters)
      if (!known) {
        byScatters.set(scatters, {
          count: 0n,
          losing: 0n,
          sum: 0n,
          sumOfSquares: 0n,
          max: pay,
          maxStops: [...stops],
        })
      } else if (pay > known.max) {
        known.max = pay
        known.maxStops = [...stops]
      }
      return
    }
    const strip = strips[reel] as Int32Array
    for (let stop = 0; stop < strip.length; stop += 1) {
      stops[reel] = stop
      let shown = 0
      for (let row = 0; row < rows; row += 1) if (strip[(stop + row) % strip.length] === scatterSymbol) shown += 1
      visit(reel + 1, scatters + shown)
      if (reel === 1) flush()
    }
  }
  visit(0, 0)
  const windows = strips.reduce((product, strip) => product * strip.length, 1)
  const frequencies = symbols.map((symbol, index) =>
    symbol.pays.map((_, entry) => (frequency[index * width + entry] as number) / windows),
  )
  return { byScatters, frequencies, mostFalls }
}
