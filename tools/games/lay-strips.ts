import type { Rng } from '#games/kit/math/rng.ts'
import { simulationRng } from '#games/kit/math/simulation-rng.ts'
import type { LinesDesign } from './lines-design.ts'

/** Splits a count into stacks no higher than `stack`, as evenly as possible. */
function cutStacks(symbol: number, count: number, stack: number): number[][] {
  const pieces = Math.ceil(count / stack)
  return Array.from({ length: pieces }, (_, piece) => {
    const size = Math.floor((count + piece) / pieces)
    return Array.from({ length: size }, () => symbol)
  })
}

function isWellLaid(
  strip: readonly number[],
  { rows, scatter, wild, mystery }: LinesDesign,
  blocks: number[][],
): boolean {
  for (let at = 0; at < blocks.length; at += 1) {
    if (blocks[at]?.[0] === blocks[(at + 1) % blocks.length]?.[0]) return false
  }
  const special = new Set([scatter?.symbol, wild?.expands ? wild.symbol : undefined])
  return strip.every((symbol, at) => {
    if (symbol === undefined || !special.has(symbol) || symbol === mystery?.symbol) return true
    for (let gap = 1; gap < rows; gap += 1) if (special.has(strip[(at + gap) % strip.length])) return false
    return true
  })
}

function shuffle(blocks: number[][], rng: Rng): void {
  for (let last = blocks.length - 1; last > 0; last -= 1) swap(blocks, last, rng.below(last + 1))
}

function swap(blocks: number[][], a: number, b: number): void {
  const kept = blocks[a] as number[]
  blocks[a] = blocks[b] as number[]
  blocks[b] = kept
}

/** Moves stacks next to another one of their symbol to other places. */
function partEqualStacks(blocks: number[][], rng: Rng): void {
  const touches = (at: number): boolean =>
    blocks[at]?.[0] === blocks[(at + 1) % blocks.length]?.[0] || blocks[at]?.[0] === blocks.at(at - 1)?.[0]
  for (let turn = 0; turn < 40 * blocks.length; turn += 1) {
    const at = rng.below(blocks.length)
    if (!touches(at)) continue
    const other = rng.below(blocks.length)
    const wasTouching = touches(other)
    swap(blocks, at, other)
    if (touches(at) || (touches(other) && !wasTouching)) swap(blocks, at, other)
  }
}

/** Creates the strips of a design, deterministically. No two stacks of a symbol are adjacent. */
export function layStrips(design: LinesDesign): number[][] {
  if (design.reels) return design.reels
  const rng = simulationRng(design.seed)
  const reelCount = design.lines[0]?.length ?? 0
  return Array.from({ length: reelCount }, (_, reel) => {
    const blocks = design.symbols.flatMap(({ counts, stack }, symbol) => cutStacks(symbol, counts[reel] ?? 0, stack))
    for (let attempt = 0; attempt < 500; attempt += 1) {
      shuffle(blocks, rng)
      partEqualStacks(blocks, rng)
      const strip = blocks.flat()
      if (isWellLaid(strip, design, blocks)) return strip
    }
    throw new Error(`${design.key}: reel ${reel} cannot be laid with these stacks.`)
  })
}
