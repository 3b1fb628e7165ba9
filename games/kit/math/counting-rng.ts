import type { Rng } from './rng.ts'

/** Passes draws through and keeps every bound asked for: shows which draws a game makes, and in which order. */
export function countingRng(inner: Rng): Rng & { readonly bounds: readonly number[] } {
  const bounds: number[] = []
  return {
    bounds,
    below(n) {
      bounds.push(n)
      return inner.below(n)
    },
  }
}
