import { createHash } from 'node:crypto'

/** A stream of numbers in [0, 1) determined by its name. */
export type Random = {
  readonly next: () => number
  /** A whole number from 0 up to, not including, `bound`. */
  readonly below: (bound: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

export function randomOf(...name: readonly (string | number)[]): Random {
  let state = createHash('sha256').update(name.join('/')).digest().readUInt32LE(0)
  // mulberry32: small, and good enough for simulated choices. Never for outcomes of games.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
