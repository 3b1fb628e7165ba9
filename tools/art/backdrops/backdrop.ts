import type { Random } from '../random.ts'
import type { Light } from '../recipe.ts'

/** What a backdrop is painted on: the size of the scene, where its key light stands, its colours and its dice. */
export type Ground = {
  readonly light: Light
  readonly random: Random
  readonly width: number
  readonly height: number
  readonly lightX: number
  readonly lightY: number
}

export type Backdrop = (ground: Ground) => string

/** Draws `count` things one after another. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A jagged ridge across the scene. */
export function ridge({ random, width, height }: Ground, y: number, rise: number, peaks: number, fill: string): string {
  const tops = repeat(
    peaks + 1,
    (index) => ` L${((index / peaks) * width).toFixed(0)} ${(y - random() * rise).toFixed(1)}`,
  )
  return `<path d="M0 ${height} L0 ${y}${tops} L${width} ${height}Z" fill="${fill}"/>`
}

/** Rounded hills across the scene. */
export function hills({ random, width, height }: Ground, y: number, rise: number, fill: string, count = 4): string {
  const tops = repeat(count, (index) => {
    const from = (index / count) * width
    const to = ((index + 1) / count) * width
    return ` Q${((from + to) / 2).toFixed(0)} ${(y - rise * (random() * 1.6 - 0.3)).toFixed(1)} ${to.toFixed(0)} ${y}`
  })
  return `<path d="M0 ${height} L0 ${y}${tops} L${width} ${height}Z" fill="${fill}"/>`
}
