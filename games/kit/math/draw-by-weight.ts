import type { Rng } from './rng.ts'

/** An index drawn by whole weights: one draw below their sum. */
export function drawByWeight(weights: readonly number[], rng: Rng): number {
  let left = rng.below(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    if (left < weight) return true
    left -= weight
    return false
  })
}

/** The draw that chooses `index`: how many lie before it. */
export function drawFor(weights: readonly number[], index: number): number {
  return weights.slice(0, index).reduce((sum, weight) => sum + weight, 0)
}
