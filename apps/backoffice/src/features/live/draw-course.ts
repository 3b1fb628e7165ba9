/** Position of the plot of a day in its picture, in pixels. */
export const PLOT = { height: 180, top: 10, bottom: 154, left: 46, right: 14 } as const

type Point = { readonly x: number; readonly y: number }
type Values = readonly (number | null)[]

const LINES = 4
const TICK_EVERY = 3

/** The lines of two courses over the whole day. Unknown values are gaps; the scale always begins at zero. */
export function drawCourse({ now, before, width }: { now: Values; before: Values; width: number }) {
  const known = [...now, ...before].filter((value) => value !== null)
  const top = roundUp(Math.max(100, ...known) / 100)
  const count = Math.max(now.length, before.length, 2)
  const xOf = (index: number) => PLOT.left + (index * (width - PLOT.left - PLOT.right)) / (count - 1)
  const yOf = (value: number) => PLOT.bottom - (value / 100 / top) * (PLOT.bottom - PLOT.top)
  const last = now.findLastIndex((value) => value !== null)
  const end: Point | undefined = last < 0 ? undefined : { x: xOf(last), y: yOf(now[last] ?? 0) }
  return {
    xOf,
    end,
    now: stretches(now, xOf, yOf),
    before: stretches(before, xOf, yOf),
    lines: Array.from({ length: LINES + 1 }, (_, index) => {
      const value = (top * index) / LINES
      return { y: yOf(value * 100), text: shortOf(value) }
    }),
    ticks: Array.from({ length: Math.ceil(count / TICK_EVERY) }, (_, index) => index * TICK_EVERY).map((index) => ({
      index,
      x: xOf(index),
    })),
  }
}

/** One path for each part without a gap. */
function stretches(values: Values, xOf: (index: number) => number, yOf: (value: number) => number): string[] {
  const paths: string[] = []
  let path = ''
  values.forEach((value, index) => {
    if (value === null) {
      if (path) paths.push(path)
      path = ''
      return
    }
    path += `${path ? 'L' : 'M'}${xOf(index).toFixed(1)} ${yOf(value).toFixed(1)}`
  })
  return path ? [...paths, path] : paths
}

/** The next of 1, 2, 4, 5, 8 and 10 times a power of ten: a quarter of it is also round. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const step = [1, 2, 4, 8, 10].find((one) => value <= one * power) ?? 10
  return step * power
}

/** `2,5 M`, `40 k`, `250`. */
export function shortOf(value: number): string {
  const write = (number: number) => String(Math.round(number * 100) / 100).replace('.', ',')
  if (value >= 1_000_000) return `${write(value / 1_000_000)}\u00a0M`
  if (value >= 1_000) return `${write(value / 1_000)}\u00a0k`
  return write(value)
}
