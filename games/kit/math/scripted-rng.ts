import { assertBound, type Rng } from './rng.ts'

/** Gives the listed draws in order and stops when they run out: constructs one exact outcome for a proof or a test. */
export function scriptedRng(draws: readonly number[]): Rng & { drawn(): number } {
  let index = 0
  return {
    below(n) {
      assertBound(n)
      const draw = draws[index]
      if (draw === undefined) throw new Error(`The script has ${draws.length} draws, one more was asked for.`)
      if (!Number.isInteger(draw) || draw < 0 || draw >= n) throw new RangeError(`Draw ${index} is outside 0…${n - 1}.`)
      index += 1
      return draw
    },
    drawn: () => index,
  }
}
