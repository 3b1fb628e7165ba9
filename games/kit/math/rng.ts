/** The only source of chance in game mathematics. It is always injected, so every outcome can be recomputed. */
export type Rng = {
  /** A whole number from 0 to n − 1, every one equally likely. `n` is from 1 to 2³². */
  below(n: number): number
}

export const RNG_MAX = 0x1_0000_0000

/** Refuses a bound for which no fair draw exists: a silent clamp here would bend a game's return. */
export function assertBound(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > RNG_MAX) throw new RangeError('A draw needs a whole bound from 1 to 2^32.')
}

/**
 * Turns 32-bit words into unbiased draws: words from the uneven rest above the last whole multiple of `n` are thrown
 * away, because keeping them would favour the small numbers.
 */
export function rngFromWords(nextWord: () => number): Rng {
  return {
    below(n) {
      assertBound(n)
      const limit = RNG_MAX - (RNG_MAX % n)
      let word = nextWord()
      while (word >= limit) word = nextWord()
      return word % n
    },
  }
}
