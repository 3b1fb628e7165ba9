import { buildLineAutomaton } from './line-automaton.ts'
import type { LinesDefinition } from './lines-definition.ts'

/**
 * Expected line pay of one spin in coins, for games whose symbols stand as they land (no growing wild, no mystery, no
 * full window). In closed form: every line sees each reel's symbols as often as they stand on its strip. A second way
 * to the same number as the full cycle, and fast enough to tune with.
 */
export function lineMean(
  {
    symbols,
    wild,
    lines,
  }: Pick<LinesDefinition, 'symbols' | 'lines'> & { readonly wild?: LinesDefinition['wild'] | undefined },
  reels: LinesDefinition['reels'],
): number {
  const { next } = buildLineAutomaton({ symbols, wild, reels })
  let states = new Map<number, number>([[0, 1]])
  let mean = 0
  for (const strip of reels) {
    const share = symbols.map((_, symbol) => strip.filter((it) => it === symbol).length / strip.length)
    const after = new Map<number, number>()
    for (const [state, chance] of states) {
      share.forEach((part, symbol) => {
        if (part === 0) return
        const target = next[state * symbols.length + symbol] as number
        if (target < 0) mean += chance * part * (-1 - target)
        else after.set(target, (after.get(target) ?? 0) + chance * part)
      })
    }
    states = after
  }
  return mean * lines.length
}
