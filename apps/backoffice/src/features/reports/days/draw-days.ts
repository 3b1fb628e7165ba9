/** Position of the plot of days in its picture, in pixels. */
export const PLOT = { height: 190, top: 10, bottom: 160, left: 56, right: 14 } as const

const LINES = 4
/** Width of a day's label on the axis, with its margin. */
const LABEL_WIDTH = 56

/**
 * Two lines over days; the scale always includes zero, with negative values below. Values in minor units, labels in
 * whole ones.
 */
export function drawDays({
  first,
  second,
  width,
}: {
  first: readonly number[]
  second: readonly number[]
  width: number
}) {
  const whole = [...first, ...second].map((value) => value / 100)
  const top = roundUp(Math.max(1, ...whole))
  const least = Math.min(0, ...whole)
  const bottom = least < 0 ? -roundUp(-least) : 0
  const count = Math.max(first.length, 2)
  const inside = width - PLOT.left - PLOT.right
  const xOf = (index: number) => PLOT.left + (index * inside) / (count - 1)
  const yOf = (value: number) => PLOT.bottom - ((value - bottom) / (top - bottom)) * (PLOT.bottom - PLOT.top)
  const lineOf = (values: readonly number[]) =>
    values
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index).toFixed(1)} ${yOf(value / 100).toFixed(1)}`)
      .join('')
  const every = Math.max(1, Math.ceil((first.length * LABEL_WIDTH) / Math.max(inside, 1)))
  return {
    xOf,
    zero: yOf(0),
    first: lineOf(first),
    second: lineOf(second),
    lines: Array.from({ length: LINES + 1 }, (_, index) => {
      const value = bottom + ((top - bottom) * index) / LINES
      return { y: yOf(value), value }
    }),
    ticks: first.flatMap((_, index) => (index % every === 0 ? [{ index, x: xOf(index) }] : [])),
  }
}

/** The next of 1, 2, 4, 8 and 10 times a power of ten: a quarter of it is also round. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const step = [1, 2, 4, 8, 10].find((one) => value <= one * power) ?? 10
  return step * power
}
