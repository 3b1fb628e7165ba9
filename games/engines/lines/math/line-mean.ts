import { buildLineAutomaton } from './line-automaton.ts'
import type { LinesDefinition } from './lines-definition.ts'

/**
 * Expected line pay of one spin in coins, for games whose symbols do not change after they land (no expanding wild, no
 * mystery, no full window). In closed form: every line sees each symbol of a reel as often as it is on the strip. A
 * second way to compute the figure of the full cycle, fast enough for tuning.
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
