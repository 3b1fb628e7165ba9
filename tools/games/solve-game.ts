import { engineOf, type ReelDefinition } from '#games/engines.ts'
import { lineMean } from '#games/engines/lines/math/line-mean.ts'
import type { LinesDefinition } from '#games/engines/lines/math/index.ts'
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

type ReturnOf = (pays: Pays) => number

/** A lines game whose symbols stand as they land, in free spins too: its line wins have a closed form. */
const isPlain = (definition: ReelDefinition): definition is LinesDefinition =>
  definition.engine === 'lines' &&
  !definition.wild?.expands &&
  !definition.wild?.respins &&
  !definition.mystery &&
  !definition.fullGrid &&
  !definition.freeSpins?.reels

/** The return is what lines win times a number that free spins say, and what scatters pay: two exact ones tell both. */
function plainReturn(start: ReelDefinition, base: Pays, exactRtp: ReturnOf): ReturnOf | undefined {
  if (!isPlain(start)) return undefined
  const meanOf: ReturnOf = (pays) => lineMean(withPays(start, pays), start.reels)
  const reached = exactRtp(base)
  const doubled = exactRtp(base.map((row) => row.map((pay) => 2 * pay)))
  const times = (doubled - reached) / meanOf(base)
  return (pays) => reached + times * (meanOf(pays) - meanOf(base))
}

/** The return is linear in every pay: asked once as it is, and once per symbol and count with that pay raised. */
function slopedReturn(base: Pays, exactRtp: ReturnOf): ReturnOf {
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
  return (pays) =>
    pays.reduce(
      (sum, row, symbol) =>
        row.reduce(
          (part, pay, count) => part + (pay - (base[symbol]?.[count] ?? 0)) * (slopes[symbol]?.[count] ?? 0),
          sum,
        ),
      reached,
    )
}

/** Return in per cent; a deviation to come near to, or a largest win in stakes that is not to be passed. */
export type SolveWish = { readonly targetRtp: number; readonly deviation?: number; readonly maxWinX?: number }

/** What a wish cannot be met without: a game may be steered by its pays only so far. */
export type Solved = { readonly definition: ReelDefinition; readonly steepness: number }

/**
 * Tunes the pays of a game to a return (per cent) and, where a deviation is wished, bends them until the standard
 * deviation comes near it; where a largest win is, flattens them no more than it takes. The exact return decides; strips
 * and features stay.
 *
 * What the tuner works with is a fast way to the return; what is written is computed anew.
 */
export function solveGame(start: ReelDefinition, { targetRtp, deviation, maxWinX }: SolveWish): Solved {
  const engine = engineOf<ReelDefinition>(start)
  const base = start.symbols.map(({ pays }) => [...pays])
  const exactRtp = (pays: Pays): number => Number(engine.exactReturn(withPays(start, pays)).rtp)
  const returnOf = plainReturn(start, base, exactRtp) ?? slopedReturn(base, exactRtp)
  const solveAt = (steepness: number): ReelDefinition => {
    const tuned = withPays(start, tuneRows(bend(base, steepness), rankingOf(base), targetRtp, returnOf))
    return { ...tuned, declared: declaredOf(engine.exactReturn(tuned)) }
  }
  let best: Solved = { definition: solveAt(1), steepness: 1 }
  if (maxWinX !== undefined) {
    const bounded = boundWin(best, maxWinX, solveAt)
    // Bent this far, slopes are no longer those of the start: tuned once more from where it is.
    return isPlain(start) || bounded.steepness === 1
      ? bounded
      : { ...bounded, definition: solveGame(bounded.definition, { targetRtp }).definition }
  }
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

/** The steepest pays whose largest win stays within the bound (decision 0018). */
function boundWin(start: Solved, maxWinX: number, solveAt: (steepness: number) => ReelDefinition): Solved {
  // A little below: the last tuning moves pays once more.
  const isWithin = ({ definition }: Solved): boolean => Number(definition.declared.maxWinX) <= 0.94 * maxWinX
  if (isWithin(start)) return start
  let [flat, steep] = [0.3, start.steepness]
  let best: Solved = { definition: solveAt(flat), steepness: flat }
  if (!isWithin(best))
    throw new Error(`${start.definition.key} wins more than ${maxWinX} stakes with the flattest pays.`)
  for (let turn = 0; turn < 7; turn += 1) {
    const steepness = (flat + steep) / 2
    const solved: Solved = { definition: solveAt(steepness), steepness }
    if (isWithin(solved)) [best, flat] = [solved, steepness]
    else steep = steepness
  }
  return best
}
