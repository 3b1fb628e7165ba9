import { rngFromWords, type Rng } from './rng.ts'

/** A fast seeded generator (sfc32) for simulations only. Real and demo rounds always use the committed stream. */
export function simulationRng(seed: number): Rng {
  const nextBits = simulationWords(seed)
  return rngFromWords(() => nextBits() >>> 0)
}

/** The words of that generator as signed 32-bit numbers, which an engine keeps in a register: for tight loops. */
export function simulationWords(seed: number): () => number {
  let a = seed | 0
  let b = Math.imul(seed, 0x9e37_79b9) | 0
  let c = 0x2545_f491
  let counter = 1
  const nextBits = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum | 0
  }
  for (let warm = 0; warm < 20; warm += 1) nextBits()
  return nextBits
}
