import type { StepClass, StepTable } from '../../../kit/math/chain.ts'
import { buildLineAutomaton } from './line-automaton.ts'
import type { LinesDefinition } from './lines-definition.ts'

/** Everything one spin can pay, for one number of scatters and one set of newly wild reels. Pays are in coins. */
export type SpinClass = {
  readonly scatters: number
  /** Bit per reel on which a wild stands (only where wilds make reels spin again). */
  readonly wildReels: number
  /** Equally likely windows. */
  readonly count: bigint
  readonly losing: bigint
  readonly sum: bigint
  readonly sumOfSquares: bigint
  readonly max: number
  /** One window that pays `max`: a stop per reel, −1 on held reels. */
  readonly maxStops: readonly number[]
  /** What the mystery becomes in that window. */
  readonly maxMystery: number
}
export type SpinTable = { readonly total: bigint; readonly classes: readonly SpinClass[] }

/** What of a definition a spin's lines depend on: other engines with pay lines count their cycles with the same code. */
export type LineRules = Pick<LinesDefinition, 'rows' | 'symbols' | 'lines'> &
  Partial<Pick<LinesDefinition, 'scatter' | 'fullGrid' | 'mystery'>> & {
    readonly wild?: LinesDefinition['wild'] | undefined
  }

/** Counts kept beside the line pays: `SCATTER_STEP` times one number and a second below it, summed over the reels. */
type Aux = {
  readonly of: (cells: readonly number[]) => number
  /** What the counts pay in coins, beside the lines. */
  readonly pay: (high: number, low: number) => number
}

type Column = { readonly cells: number[]; readonly aux: number; readonly weight: number; readonly stop: number }
type Tally = {
  count: number
  losing: number
  sum: number
  squares: number
  max: number
  maxStops: number[]
  maxMystery: number
}

const SCATTER_STEP = 64 // below it: one bit per reel
const GRID_OPEN = -1
const GRID_BROKEN = -2

/** Different windows of one reel with how many stops show each; equal windows are counted together. */
function columnsOf(
  definition: LineRules,
  strip: readonly number[],
  reel: number,
  isHeld: boolean,
  mystery: number,
  auxOf: Aux['of'] | undefined,
) {
  const { rows, wild, scatter } = definition
  if (isHeld)
    return [{ cells: Array.from({ length: rows }, () => wild?.symbol ?? -1), aux: 1 << reel, weight: 1, stop: -1 }]
  const columns = new Map<string, Column>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    let cells = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as number)
    if (definition.mystery) cells = cells.map((symbol) => (symbol === definition.mystery?.symbol ? mystery : symbol))
    let aux = auxOf ? auxOf(cells) : SCATTER_STEP * cells.filter((symbol) => symbol === scatter?.symbol).length
    const hasWild = wild !== undefined && cells.includes(wild.symbol)
    if (hasWild && wild.respins) aux += 1 << reel
    if (hasWild && wild.expands) cells = cells.map(() => wild.symbol)
    const name = `${aux}:${cells.join()}`
    const known = columns.get(name)
    columns.set(name, { cells, aux, weight: (known?.weight ?? 0) + 1, stop: known?.stop ?? stop })
  }
  return [...columns.values()]
}

/** What the reels from `depth` on add to scatters and wild bits, with the number of windows: used once no line is left. */
function auxTails(reels: readonly (readonly Column[])[]): Map<number, number>[] {
  const tails: Map<number, number>[] = [new Map([[0, 1]])]
  for (const columns of reels.toReversed()) {
    const before = tails[0] as Map<number, number>
    const tail = new Map<number, number>()
    for (const { aux, weight } of columns) {
      for (const [more, ways] of before) tail.set(aux + more, (tail.get(aux + more) ?? 0) + weight * ways)
    }
    tails.unshift(tail)
  }
  return tails
}

function enumerate(
  definition: LineRules,
  reels: readonly (readonly Column[])[],
  weight: number,
  mystery: number,
  tallies: Map<number, Tally>,
  payAux: Aux['pay'],
) {
  const { lines, wild, fullGrid } = definition
  const { next, symbols } = buildLineAutomaton({ symbols: definition.symbols, wild, reels })
  const depthCount = reels.length
  const lineRows = lines.map((line) => Int32Array.from(line))
  const tails = auxTails(reels).map((tail) => [...tail])
  const alive = Array.from({ length: depthCount + 1 }, () => new Int32Array(lines.length))
  const states = Array.from({ length: depthCount + 1 }, () => new Int32Array(lines.length))
  alive[0]?.forEach((_, index, list) => (list[index] = index))

  const stops = new Int32Array(depthCount)
  const tailStops = (depth: number, aux: number): number[] | undefined => {
    if (depth === depthCount) return aux === 0 ? [] : undefined
    for (const column of reels[depth] as readonly Column[]) {
      const rest = column.aux <= aux ? tailStops(depth + 1, aux - column.aux) : undefined
      if (rest) return [column.stop, ...rest]
    }
    return undefined
  }
  const record = (aux: number, ways: number, linePay: number, seen: number, tailAux: number): void => {
    const pay = linePay + payAux(Math.floor(aux / SCATTER_STEP), aux % SCATTER_STEP)
    let tally = tallies.get(aux)
    if (!tally)
      tallies.set(
        aux,
        (tally = { count: 0, losing: 0, sum: 0, squares: 0, max: -1, maxStops: [], maxMystery: mystery }),
      )
    tally.count += ways
    if (pay === 0) tally.losing += ways
    tally.sum += ways * pay
    tally.squares += ways * pay * pay
    if (pay > tally.max) {
      tally.max = pay
      tally.maxStops = [...stops.subarray(0, seen), ...(tailStops(seen, tailAux) ?? [])]
      tally.maxMystery = mystery
    }
  }
  const gridAfter = (grid: number, cells: readonly number[]): number => {
    let seen = grid
    for (const symbol of cells) {
      if (symbol === wild?.symbol || seen === GRID_BROKEN) continue
      seen = seen === GRID_OPEN || seen === symbol ? symbol : GRID_BROKEN
    }
    return seen
  }
  const visit = (depth: number, aliveCount: number, settled: number, ways: number, aux: number, grid: number): void => {
    const isLast = depth === depthCount - 1
    const lineOf = alive[depth] as Int32Array
    const stateOf = states[depth] as Int32Array
    const nextLineOf = alive[depth + 1] as Int32Array
    const nextStateOf = states[depth + 1] as Int32Array
    for (const column of reels[depth] as readonly Column[]) {
      const { cells } = column
      stops[depth] = column.stop
      let pay = settled
      let still = 0
      for (let index = 0; index < aliveCount; index += 1) {
        const line = lineOf[index] as number
        const symbol = cells[(lineRows[line] as Int32Array)[depth] as number] as number
        const state = next[(stateOf[index] as number) * symbols + symbol] as number
        if (state < 0) pay += -1 - state
        else {
          nextLineOf[still] = line
          nextStateOf[still] = state
          still += 1
        }
      }
      const nextGrid = fullGrid ? gridAfter(grid, cells) : GRID_BROKEN
      if (isLast) {
        record(
          aux + column.aux,
          ways * column.weight,
          nextGrid === GRID_BROKEN ? pay : pay * (fullGrid?.multiplier ?? 1),
          depthCount,
          0,
        )
      } else if (still === 0 && nextGrid === GRID_BROKEN) {
        for (const [more, tailWays] of tails[depth + 1] as [number, number][]) {
          record(aux + column.aux + more, ways * column.weight * tailWays, pay, depth + 1, more)
        }
      } else {
        visit(depth + 1, still, pay, ways * column.weight, aux + column.aux, nextGrid)
      }
    }
  }
  visit(0, lines.length, 0, weight, 0, GRID_OPEN)
}

function exact(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('The full cycle of this game is too large to count exactly.')
  return BigInt(value)
}

/**
 * The full cycle of one spin, counted exactly: reel by reel, following only lines that can still pay. Held reels are
 * wild from top to bottom. With a mystery symbol, the cycle is gone through once per symbol it can become.
 */
export function spinTable(definition: LineRules, reels: LinesDefinition['reels'], heldReels = 0): SpinTable {
  const pay: Aux['pay'] = (scatters) => definition.scatter?.pays[scatters] ?? 0
  const tallies = countCycle(definition, reels, heldReels, undefined, pay)
  const classes = tallies.map(({ high, low, ...tally }) => ({ scatters: high, wildReels: low, ...tally }))
  return { total: classes.reduce((total, { count }) => total + count, 0n), classes }
}

/** One case of a spin with two counts of the game's own choosing. */
export type CountedClass = StepClass & { readonly high: number; readonly low: number }

export const auxCounts = (high: number, low: number): number => SCATTER_STEP * high + low

/** The full cycle of one spin by two counts that are summed over the reels; `pay` is what they pay beside the lines. */
export function countedTable(
  rules: LineRules,
  reels: LinesDefinition['reels'],
  { of, pay }: Aux,
): StepTable<CountedClass> {
  const classes = countCycle(rules, reels, 0, of, pay).map(
    ({ maxStops, maxMystery: _none, ...tally }): CountedClass => ({ ...tally, maxDraws: maxStops }),
  )
  return { total: classes.reduce((total, { count }) => total + count, 0n), classes }
}

function countCycle(
  definition: LineRules,
  reels: LinesDefinition['reels'],
  heldReels: number,
  auxOf: Aux['of'] | undefined,
  pay: Aux['pay'],
) {
  const tallies = new Map<number, Tally>()
  const weights = definition.mystery?.weights ?? [1]
  weights.forEach((weight, symbol) => {
    if (weight === 0) return
    const columns = reels.map((strip, reel) =>
      columnsOf(definition, strip, reel, (heldReels >> reel) % 2 === 1, symbol, auxOf),
    )
    enumerate(definition, columns, weight, symbol, tallies, pay)
  })
  return [...tallies].map(([aux, tally]) => ({
    high: Math.floor(aux / SCATTER_STEP),
    low: aux % SCATTER_STEP,
    count: exact(tally.count),
    losing: exact(tally.losing),
    sum: exact(tally.sum),
    sumOfSquares: exact(tally.squares),
    max: tally.max,
    maxStops: tally.maxStops,
    maxMystery: tally.maxMystery,
  }))
}
