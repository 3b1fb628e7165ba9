/** Random choices, reproducible by a seed (mulberry32). */
export function choicesOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    isOneIn: (count: number) => next() * count < 1,
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    of: <Value>(values: readonly [Value, ...Value[]]): Value => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
export type Choices = ReturnType<typeof choicesOf>
