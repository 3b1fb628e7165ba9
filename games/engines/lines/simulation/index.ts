import { RNG_MAX } from '../../../kit/math/rng.ts'
import { buildLineAutomaton } from '../math/line-automaton.ts'
import type { LinesDefinition } from '../math/index.ts'

/** The result of many base spins in coins, scatters included; free spins are counted, not played. */
export type BaseSpins = { readonly wonCoins: number; readonly hits: number; readonly features: number }

/**
 * Plays only base spins, as fast as one core can, for tuning strips and pays: windows are read from tables, and lines
 * with a common prefix are evaluated together, so that most are decided after two reels. Draws (one stop per reel, from
 * the left, unbiased by rejection) and pays are those of a round; no outcomes are built, and nothing is ever paid by
 * this. The spinner takes a source of signed 32-bit words (`simulationWords`). Throws a RangeError for a game whose
 * base spin depends on more than its stops: mystery symbols, full grids, respins.
 */
export function baseSpinsOf(definition: LinesDefinition): (nextBits: () => number, spins: number) => BaseSpins {
  const { mystery, fullGrid, wild, scatter, freeSpins, reels, rows } = definition
  if (mystery || fullGrid || wild?.respins)
    throw new RangeError(`A base spin of ${definition.key} is more than its stops.`)
  const { next, symbols } = buildLineAutomaton(definition)
  const windows = reels.map((strip) => windowsOf(definition, strip))
  const lines = preorderOf(definition.lines)
  const count = lines.length
  const rowOf = Int32Array.from(lines, ({ row }) => row)
  const reelOf = Int32Array.from(lines, ({ reel }) => reel)
  const under = Int32Array.from(lines, (node) => node.lines)
  const after = Int32Array.from(lines, (node) => node.after)
  const lengths = Int32Array.from(reels, ({ length }) => length)
  const limits = Float64Array.from(reels, ({ length }) => RNG_MAX - (RNG_MAX % length))
  const scatterPays = Int32Array.from({ length: reels.length * rows + 1 }, (_, seen) => scatter?.pays[seen] ?? 0)
  const awards = Int32Array.from({ length: reels.length * rows + 1 }, (_, seen) => freeSpins?.awards[seen] ?? 0)
  const cells = new Int32Array(reels.length * rows)
  const stateBefore = new Int32Array(reels.length + 1)

  return (nextBits, spins) => {
    let wonCoins = 0
    let hits = 0
    let features = 0
    for (let spin = 0; spin < spins; spin += 1) {
      let scatters = 0
      for (let reel = 0; reel < lengths.length; reel += 1) {
        let word = nextBits() >>> 0
        while (word >= (limits[reel] as number)) word = nextBits() >>> 0
        const stop = (word % (lengths[reel] as number)) | 0
        const window = windows[reel] as Windows
        for (let row = 0; row < rows; row += 1) cells[reel * rows + row] = window.cells[stop * rows + row] as number
        scatters += window.scatters[stop] as number
      }
      let won = scatterPays[scatters] as number
      let at = 0
      while (at < count) {
        const reel = reelOf[at] as number
        const seen = cells[reel * rows + (rowOf[at] as number)] as number
        const state = next[(stateBefore[reel] as number) * symbols + seen] as number
        if (state < 0) {
          won += (-1 - state) * (under[at] as number)
          at = after[at] as number
        } else {
          stateBefore[reel + 1] = state
          at += 1
        }
      }
      wonCoins += won
      if (won > 0) hits += 1
      if ((awards[scatters] as number) > 0) features += 1
    }
    return { wonCoins, hits, features }
  }
}

type Windows = { readonly cells: Uint8Array; readonly scatters: Uint8Array }

/** The window of a reel at each stop after wilds have expanded, and the number of scatters that landed in it. */
function windowsOf({ rows, wild, scatter }: LinesDefinition, strip: readonly number[]): Windows {
  const cells = new Uint8Array(strip.length * rows)
  const scatters = new Uint8Array(strip.length)
  for (let stop = 0; stop < strip.length; stop += 1) {
    const landed = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as number)
    scatters[stop] = landed.filter((symbol) => symbol === scatter?.symbol).length
    const isGrown = wild?.expands === true && landed.includes(wild.symbol)
    cells.set(isGrown ? landed.map(() => wild.symbol) : landed, stop * rows)
  }
  return { cells, scatters }
}

type Node = { readonly reel: number; readonly row: number; readonly lines: number; readonly after: number }

/** The lines as a prefix tree of their rows in preorder: `lines` end below a node, and `after` is the next sibling. */
function preorderOf(lines: readonly (readonly number[])[], reel = 0, from = 0): Node[] {
  const nodes: Node[] = []
  for (const row of new Set(lines.map((line) => line[reel] as number))) {
    const alike = lines.filter((line) => line[reel] === row)
    const at = from + nodes.length
    const isLast = alike[0]?.length === reel + 1
    const below = isLast ? [] : preorderOf(alike, reel + 1, at + 1)
    nodes.push({ reel, row, lines: alike.length, after: at + 1 + below.length }, ...below)
  }
  return nodes
}
