import { engineOf, type ReelDefinition } from '#games/engines.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { rankingOf, tuneRows, type Pays } from './tune-pays.ts'

const withPays = <Definition extends ReelDefinition>(definition: Definition, pays: Pays): Definition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** Pays made steeper (above 1) or flatter: each is moved away from the middle of its count, on a logarithmic scale. */
function bend(pays: Pays, steepness: number): Pays {
  const paid = pays.flat().filter((pay) => pay > 0)
  const middle = Math.exp(paid.reduce((sum, pay) => sum + Math.log(pay), 0) / paid.length)
  return pays.map((row) => row.map((pay) => (pay > 0 ? middle * (pay / middle) ** steepness : 0)))
}

/** What a wish cannot be met without: a game may be steered by its pays only so far. */
export type Solved = { readonly definition: ReelDefinition; readonly steepness: number }

/**
 * Tunes the pays of a game to a return (per cent) and, where a deviation is wished, bends them until the standard
 * deviation comes near it. The exact return decides; strips and features stay.
 *
 * The return is linear in every pay. It is asked once for the game as it is and once per symbol and count with that pay
 * raised, and the tuner then works with these slopes; what is written is computed anew.
 */
export function solveGame(
  start: ReelDefinition,
  { targetRtp, deviation }: { readonly targetRtp: number; readonly deviation?: number },
): Solved {
  const engine = engineOf<ReelDefinition>(start)
  const base = start.symbols.map(({ pays }) => [...pays])
  const exactRtp = (pays: Pays): number => Number(engine.exactReturn(withPays(start, pays)).rtp)
  const reached = exactRtp(base)
  const slopes = base.map((row, symbol) =>
    row.map((pay, count) => {
      if (pay === 0) return 0
      const raised = base.map((other) => [...other])
      const step = Math.max(1, Math.round(pay / 4))
      ;(raised[symbol] as number[])[count] = pay + step
      return (exactRtp(raised) - reached) / step
    }),
  )
  const returnOf = (pays: Pays): number =>
    pays.reduce(
      (sum, row, symbol) =>
        row.reduce(
          (part, pay, count) => part + (pay - (base[symbol]?.[count] ?? 0)) * (slopes[symbol]?.[count] ?? 0),
          sum,
        ),
      reached,
    )
  const solveAt = (steepness: number): ReelDefinition => {
    const tuned = withPays(start, tuneRows(bend(base, steepness), rankingOf(base), targetRtp, returnOf))
    return { ...tuned, declared: declaredOf(engine.exactReturn(tuned)) }
  }
  let best: Solved = { definition: solveAt(1), steepness: 1 }
  if (deviation === undefined) return best
  const away = ({ definition }: Solved): number => Math.abs(Number(definition.declared.standardDeviation) - deviation)
  let [flat, steep] = [0.5, 1.6]
  for (let turn = 0; turn < 7 && away(best) > 0.02 * deviation; turn += 1) {
    const steepness = (flat + steep) / 2
    const solved: Solved = { definition: solveAt(steepness), steepness }
    if (away(solved) < away(best)) best = solved
    if (Number(solved.definition.declared.standardDeviation) > deviation) steep = steepness
    else flat = steepness
  }
  return best
}
