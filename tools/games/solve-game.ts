import { engineOf, type ReelDefinition } from '#games/engines.ts'
import { lineMean } from '#games/engines/lines/math/line-mean.ts'
import type { LinesDefinition } from '#games/engines/lines/math/index.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { rankingOf, tuneRows, type Pays } from './tune-pays.ts'

const withPays = <Definition extends ReelDefinition>(definition: Definition, pays: Pays): Definition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** Makes pays steeper (above 1) or flatter: moves each away from the middle of its count, on a logarithmic scale. */
function bend(pays: Pays, steepness: number): Pays {
  const paid = pays.flat().filter((pay) => pay > 0)
  const middle = Math.exp(paid.reduce((sum, pay) => sum + Math.log(pay), 0) / paid.length)
  return pays.map((row) => row.map((pay) => (pay > 0 ? middle * (pay / middle) ** steepness : 0)))
}

/**
 * Moves pays of the two longest runs towards those of the poorest symbol: 1 keeps them, 0 makes all equal. This reduces
 * the win of a screen full of the best symbol, but not the usual wins.
 */
function pressBest(pays: Pays, steepness: number): Pays {
  const longest = Math.max(...pays.map((row) => row.length)) - 1
  const least = [longest - 1, longest].map((count) =>
    Math.min(...pays.flatMap((row) => ((row[count] ?? 0) > 0 ? [row[count] as number] : []))),
  )
  return pays.map((row) =>
    row.map((pay, count) => {
      const low = least[count - longest + 1]
      return low !== undefined && pay > 0 ? low * (pay / low) ** steepness : pay
    }),
  )
}

type ReturnOf = (pays: Pays) => number

/** A lines game without transformed symbols, also in free spins: its line wins have a closed form. */
const isPlain = (definition: ReelDefinition): definition is LinesDefinition =>
  definition.engine === 'lines' &&
  !definition.wild?.expands &&
  !definition.wild?.respins &&
  !definition.mystery &&
  !definition.fullGrid &&
  !definition.freeSpins?.reels

/**
 * The return is linear in the line wins, with a factor from free spins, plus the scatters: two exact values determine
 * both.
 */
function plainReturn(start: ReelDefinition, base: Pays, exactRtp: ReturnOf): ReturnOf | undefined {
  if (!isPlain(start)) return undefined
  const meanOf: ReturnOf = (pays) => lineMean(withPays(start, pays), start.reels)
  const reached = exactRtp(base)
  const doubled = exactRtp(base.map((row) => row.map((pay) => 2 * pay)))
  const times = (doubled - reached) / meanOf(base)
  return (pays) => reached + times * (meanOf(pays) - meanOf(base))
}

/** The return is linear in every pay: computed once as it is, and once per symbol and count with that pay raised. */
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

/**
 * Target return in per cent; a standard deviation to approximate, or a maximum win in stakes that must not be exceeded.
 */
export type SolveOptions = { readonly targetRtp: number; readonly deviation?: number; readonly maxWinX?: number }

/**
 * The resulting definition; a target may be unreachable, because pays influence a game only so far. 1 is the original
 * steepness.
 */
export type Solved = { readonly definition: ReelDefinition; readonly steepness: number }

/**
 * Tunes the pays of a game to a return (per cent); with a requested deviation, bends them until the standard deviation
 * is near it; with a maximum win, reduces the pays of the best symbols as little as possible. The exact return decides;
 * strips and features do not change.
 *
 * The tuner uses a fast computation of the return; the written figures are computed anew.
 */
export function solveGame(start: ReelDefinition, { targetRtp, deviation, maxWinX }: SolveOptions): Solved {
  const engine = engineOf<ReelDefinition>(start)
  const base = start.symbols.map(({ pays }) => [...pays])
  const exactRtp = (pays: Pays): number => Number(engine.exactReturn(withPays(start, pays)).rtp)
  const returnOf = plainReturn(start, base, exactRtp) ?? slopedReturn(base, exactRtp)
  const solveAt = (wanted: Pays): ReelDefinition => {
    const tuned = withPays(start, tuneRows(wanted, rankingOf(base), targetRtp, returnOf))
    return { ...tuned, declared: declaredOf(engine.exactReturn(tuned)) }
  }
  let best: Solved = { definition: solveAt(base), steepness: 1 }
  if (maxWinX !== undefined) {
    const bounded = boundWin(best, maxWinX, (steepness) => solveAt(pressBest(base, steepness)))
    // After this reduction the slopes have changed: tuned once more from there.
    return isPlain(start) || bounded.steepness === 1
      ? bounded
      : { ...bounded, definition: solveGame(bounded.definition, { targetRtp }).definition }
  }
  if (deviation === undefined) return best
  const away = ({ definition }: Solved): number => Math.abs(Number(definition.declared.standardDeviation) - deviation)
  let [flat, steep] = [0.5, 1.6]
  for (let turn = 0; turn < 7 && away(best) > 0.02 * deviation; turn += 1) {
    const steepness = (flat + steep) / 2
    const solved: Solved = { definition: solveAt(bend(base, steepness)), steepness }
    if (away(solved) < away(best)) best = solved
    if (Number(solved.definition.declared.standardDeviation) > deviation) steep = steepness
    else flat = steepness
  }
  return best
}

const BOUND_TURNS = 6

/** Reduces pays until the largest win is within the bound, and not much below it (decision 0018). */
function boundWin(start: Solved, maxWinX: number, solveAt: (steepness: number) => ReelDefinition): Solved {
  const winOf = ({ definition }: Solved): number => Number(definition.declared.maxWinX)
  // A little below, because the final tuning changes pays once more.
  const most = 0.98 * maxWinX
  if (winOf(start) <= most) return start
  let [above, within]: [Solved, Solved | undefined] = [start, undefined]
  // The logarithm of the largest win is nearly linear in the steepness: a first guess, then between known values.
  const longest = start.definition.symbols.map(({ pays }) => pays.at(-1) ?? 0).filter((pay) => pay > 0)
  let fall = Math.log(Math.max(...longest) / Math.min(...longest))
  for (let turn = 0; turn < BOUND_TURNS && (within === undefined || winOf(within) < 0.9 * maxWinX); turn += 1) {
    const aim = Math.log(winOf(above) / (0.95 * maxWinX))
    if (within) fall = Math.log(winOf(above) / winOf(within)) / (above.steepness - within.steepness)
    const steepness = Math.max(0, above.steepness - aim / fall)
    const solved: Solved = { definition: solveAt(steepness), steepness }
    if (winOf(solved) <= most) within = solved
    else if (steepness === 0) break
    else above = solved
  }
  if (!within)
    throw new Error(`${start.definition.key} wins more than ${maxWinX} stakes with its best symbols pressed.`)
  return within
}
