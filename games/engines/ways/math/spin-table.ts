import type { StepClass, StepTable } from '../../../kit/math/chain.ts'
import { largestWin } from './largest-win.ts'
import { columnsOf, type Column } from './reel-columns.ts'
import type { WaysDefinition } from './ways-definition.ts'

export type WaysClass = StepClass & { readonly scatters: number }

/** Number of windows by how many scatters they hold. */
type ByScatters = readonly bigint[]

function times(a: ByScatters, b: readonly number[]): bigint[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  a.forEach((x, i) => {
    if (x === 0n) return
    b.forEach((y, j) => {
      product[i + j] = (product[i + j] as bigint) + x * BigInt(y)
    })
  })
  return product
}

/** Windows of one reel summed with `weigh`, by scatters in them. */
function sumColumns(columns: readonly Column[], weigh: (counts: readonly number[]) => number): number[] {
  const sums = Array.from({ length: 1 + Math.max(...columns.map(({ scatters }) => scatters)) }, () => 0)
  for (const { counts, scatters, weight } of columns) {
    sums[scatters] = (sums[scatters] as number) + weight * weigh(counts)
  }
  return sums
}

const addTo = (total: bigint[], more: ByScatters, factor: bigint): void =>
  more.forEach((value, index) => {
    total[index] = (total[index] ?? 0n) + value * factor
  })

type Runs = { readonly pays: readonly number[]; readonly of: (counts: readonly number[]) => number }

/** A reel's share in the ways of a run of `length`: it multiplies within the run, must be empty after it, else is free. */
function share(run: Runs, length: number, reel: number): (counts: readonly number[]) => number {
  if (reel < length) return run.of
  if (reel > length) return () => 1
  return (counts) => (run.of(counts) === 0 ? 1 : 0)
}

/**
 * Expected ways pay times expected ways pay of two symbols, by scatters, in coins over all windows. The reels are
 * independent, so each pair of run lengths is a product of one sum per reel.
 */
function pairMoment(reels: readonly (readonly Column[])[], a: Runs, b: Runs, isSame: boolean): bigint[] {
  const total: bigint[] = []
  a.pays.forEach((payA, lengthA) => {
    if (payA === 0 || lengthA === 0) return
    b.pays.forEach((payB, lengthB) => {
      if (payB === 0 || lengthB === 0 || (isSame && lengthA !== lengthB)) return
      let product: bigint[] = [1n]
      reels.forEach((columns, reel) => {
        const [shareA, shareB] = [share(a, lengthA, reel), share(b, lengthB, reel)]
        product = times(
          product,
          sumColumns(columns, (counts) => shareA(counts) * shareB(counts)),
        )
      })
      addTo(total, product, BigInt(payA) * BigInt(payB))
    })
  })
  return total
}

function firstMoment(reels: readonly (readonly Column[])[], run: Runs): bigint[] {
  const total: bigint[] = []
  run.pays.forEach((pay, length) => {
    if (pay === 0 || length === 0) return
    let product: bigint[] = [1n]
    reels.forEach((columns, reel) => {
      product = times(product, sumColumns(columns, share(run, length, reel)))
    })
    addTo(total, product, BigInt(pay))
  })
  return total
}

/** Expected number of ways of each symbol in a run of each length, in one spin: what a coin on that pay is worth. */
export function waysFrequencies(definition: WaysDefinition): number[][] {
  const reels = definition.reels.map((_, reel) => columnsOf(definition, reel))
  const total = (values: readonly bigint[]): number => Number(values.reduce((sum, value) => sum + value, 0n))
  const windows = total(
    reels.reduce<bigint[]>(
      (product, columns) =>
        times(
          product,
          sumColumns(columns, () => 1),
        ),
      [1n],
    ),
  )
  return definition.symbols.map(({ pays }, symbol) =>
    pays.map((_, length) => {
      const only = pays.map((_, at) => (at === length ? 1 : 0))
      return total(firstMoment(reels, { pays: only, of: (counts) => counts[symbol] ?? 0 })) / windows
    }),
  )
}

/** Windows in which no symbol pays, by scatters: followed by the set of symbols that are on every reel so far. */
function losingWindows(reels: readonly (readonly Column[])[], pays: readonly (readonly number[])[]): bigint[] {
  let states = new Map<number, bigint[]>([[2 ** pays.length - 1, [1n]]])
  reels.forEach((columns, reel) => {
    const byMask = new Map<number, number[]>()
    for (const { counts, scatters, weight } of columns) {
      const mask = counts.reduce((bits, count, symbol) => (count > 0 ? bits + 2 ** symbol : bits), 0)
      const sums = byMask.get(mask) ?? []
      sums[scatters] = (sums[scatters] ?? 0) + weight
      byMask.set(mask, sums)
    }
    const next = new Map<number, bigint[]>()
    for (const [before, windows] of states) {
      for (const [mask, sums] of byMask) {
        const alive = before & mask
        if (pays.some((row, symbol) => (alive >> symbol) % 2 === 1 && (row[reel + 1] ?? 0) > 0)) continue
        const total = next.get(alive) ?? []
        addTo(
          total,
          times(
            windows,
            Array.from(sums, (sum) => sum ?? 0),
          ),
          1n,
        )
        next.set(alive, total)
      }
    }
    states = next
  })
  const total: bigint[] = []
  for (const windows of states.values()) addTo(total, windows, 1n)
  return total
}

/** Everything one spin can pay, by scatters, exactly: closed forms over the windows of each reel. Pays are in coins. */
export function spinTable(definition: WaysDefinition): StepTable<WaysClass> {
  const { symbols, scatter } = definition
  const reels = definition.reels.map((_, reel) => columnsOf(definition, reel))
  const runs = symbols.map(({ pays }, symbol): Runs => ({ pays, of: (counts) => counts[symbol] ?? 0 }))
  const paying = runs.filter(({ pays }) => pays.some((pay) => pay > 0))
  const windows = reels.reduce<bigint[]>(
    (product, columns) =>
      times(
        product,
        sumColumns(columns, () => 1),
      ),
    [1n],
  )
  const sums: bigint[] = []
  const squares: bigint[] = []
  paying.forEach((run, index) => {
    addTo(sums, firstMoment(reels, run), 1n)
    addTo(squares, pairMoment(reels, run, run, true), 1n)
    for (const other of paying.slice(index + 1)) addTo(squares, pairMoment(reels, run, other, false), 2n)
  })
  const losing = losingWindows(
    reels,
    symbols.map(({ pays }) => pays),
  )
  const classes = windows.flatMap((count, scatters): WaysClass[] => {
    const largest = count > 0n ? largestWin(definition, reels, scatters) : undefined
    if (!largest) return []
    const scatterPay = scatter?.pays[scatters] ?? 0
    const pay = BigInt(scatterPay)
    const ways = sums[scatters] ?? 0n
    return [
      {
        scatters,
        count,
        losing: scatterPay > 0 ? 0n : (losing[scatters] ?? 0n),
        sum: ways + pay * count,
        sumOfSquares: (squares[scatters] ?? 0n) + 2n * pay * ways + pay * pay * count,
        max: largest.max + scatterPay,
        maxDraws: largest.draws,
      },
    ]
  })
  return { total: windows.reduce((total, count) => total + count, 0n), classes }
}
