import type { Column } from './reel-columns.ts'
import type { WaysDefinition } from './ways-definition.ts'

/** Windows that no other window of the reel with as many scatters beats in every symbol. */
function bestColumns(columns: readonly Column[]): Column[] {
  const covers = (a: Column, b: Column): boolean =>
    a !== b && a.scatters === b.scatters && a.counts.every((count, symbol) => count >= (b.counts[symbol] ?? 0))
  return columns.filter((column) => !columns.some((other) => covers(other, column)))
}

/**
 * The most that one spin with exactly `scatters` scatters can pay in ways, with draws that do it: branch and bound over
 * the windows that can be best.
 */
export function largestWin(
  { symbols }: WaysDefinition,
  reels: readonly (readonly Column[])[],
  scatters: number,
): { readonly max: number; readonly draws: readonly number[] } | undefined {
  const best = reels.map(bestColumns)
  const depthCount = reels.length
  const pays = symbols.map((symbol) => symbol.pays)
  // The most each symbol could still bring per way that it has so far, whatever the others do.
  const reach = Array.from({ length: depthCount + 1 }, () => symbols.map(() => 0))
  for (let depth = depthCount; depth >= 0; depth -= 1) {
    symbols.forEach((_, symbol) => {
      const here = pays[symbol]?.[depth] ?? 0
      const most = Math.max(0, ...(best[depth] ?? []).map(({ counts }) => counts[symbol] ?? 0))
      const later = depth === depthCount ? 0 : most * (reach[depth + 1]?.[symbol] ?? 0)
      ;(reach[depth] as number[])[symbol] = Math.max(here, later)
    })
  }
  const mostScatters = best.map((columns) => Math.max(...columns.map((column) => column.scatters)))
  let found: { max: number; draws: readonly number[] } | undefined
  const chosen: Column[] = []
  const visit = (depth: number, ways: readonly number[], settled: number, left: number): void => {
    if (depth === depthCount) {
      if (left !== 0) return
      const pay = ways.reduce((sum, way, symbol) => sum + way * (pays[symbol]?.[depth] ?? 0), settled)
      if (!found || pay > found.max) found = { max: pay, draws: chosen.flatMap(({ draws }) => draws) }
      return
    }
    if (left > mostScatters.slice(depth).reduce((sum, most) => sum + most, 0)) return
    const steps = (best[depth] as Column[])
      .filter((column) => column.scatters <= left)
      .map((column) => {
        const next = ways.map((way, symbol) => way * (column.counts[symbol] ?? 0))
        const done = ways.reduce(
          (sum, way, symbol) => (column.counts[symbol] === 0 ? sum + way * (pays[symbol]?.[depth] ?? 0) : sum),
          settled,
        )
        const bound = next.reduce((sum, way, symbol) => sum + way * (reach[depth + 1]?.[symbol] ?? 0), done)
        return { column, next, done, bound }
      })
      .toSorted((a, b) => b.bound - a.bound)
    for (const { column, next, done, bound } of steps) {
      if (found && bound <= found.max) return
      chosen.push(column)
      visit(depth + 1, next, done, left - column.scatters)
      chosen.pop()
    }
  }
  visit(
    0,
    symbols.map(() => 1),
    0,
    scatters,
  )
  return found
}
