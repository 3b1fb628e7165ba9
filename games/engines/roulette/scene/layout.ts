import type { RouletteDefinition } from '../../../kit/protocol/bets.ts'
import { kindOf, numbersOf } from '../description/index.ts'

/**
 * Position of a spot on the table. `u` runs along the numbers from the zero, `v` across: three rows of numbers, the
 * dozens, then the even chances. A wide screen lays u from the left, a tall one from the top.
 */
export type Place = {
  readonly u: number
  readonly v: number
  readonly w: number
  readonly h: number
  /** True for a field with a text, false for a line between fields. */
  readonly isField: boolean
}

/** Columns of numbers, without the zero. */
export function columnsOf({ pockets }: RouletteDefinition): number {
  return Math.ceil(Math.max(...pockets.map(({ label }) => Number(label))) / 3)
}

const isZero = (label: string): boolean => /^0+$/.test(label)
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high']

/** Positions of all spots, by their index. */
export function layTable(definition: RouletteDefinition): Place[] {
  const columns = columnsOf(definition)
  const hasTwoZeros = definition.pockets.some(({ label }) => label === '00')
  const fieldOf = (label: string): Place => {
    if (label === '00') return { u: 0, v: 0, w: 1, h: 1.5, isField: true }
    if (label === '0') return { u: 0, v: hasTwoZeros ? 1.5 : 0, w: 1, h: hasTwoZeros ? 1.5 : 3, isField: true }
    const number = Number(label)
    return { u: Math.ceil(number / 3), v: 2 - ((number - 1) % 3), w: 1, h: 1, isField: true }
  }
  const between = (u: number, v: number, w: number, h: number): Place => ({
    u: u - w / 2,
    v: v - h / 2,
    w,
    h,
    isField: false,
  })
  return definition.spots.map((spot) => {
    const kind = kindOf(spot)
    const labels = numbersOf(spot)
    if (kind === 'straight') return fieldOf(labels[0] ?? '0')
    if (kind === 'column') return { u: columns + 1, v: 3 - Number(labels[0]), w: 1, h: 1, isField: true }
    if (kind === 'third') {
      const w = columns / 3
      return { u: 1 + (Number(labels[0]) - 1) * w, v: 3, w, h: 1, isField: true }
    }
    if (kind === undefined) {
      const w = columns / 6
      return { u: 1 + Math.max(0, EVENS.indexOf(spot.id)) * w, v: 4, w, h: 1, isField: true }
    }
    const others = labels.filter((label) => !isZero(label)).map(fieldOf)
    const mean = (pick: (place: Place) => number): number =>
      others.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, others.length)
    const middleU = mean(({ u }) => u + 0.5)
    const middleV = mean(({ v }) => v + 0.5)
    if (others.length === 0) return between(0.5, 1.5, 0.6, 0.34)
    if (kind === 'street') return between(middleU, 3, 0.5, 0.34)
    if (kind === 'six') return between(middleU, 3, 0.42, 0.34)
    const isAtZero = labels.some(isZero)
    if (isAtZero) return between(1, others.length === 3 ? 3 : middleV, 0.36, others.length === 1 ? 0.5 : 0.36)
    if (kind === 'split') {
      const isAlong = others[0]?.v === others[1]?.v
      return between(middleU, middleV, isAlong ? 0.34 : 0.6, isAlong ? 0.6 : 0.34)
    }
    return between(middleU, middleV, 0.36, 0.36)
  })
}

/** Announced bets on a wheel of 37: number of chips on each spot. */
export const ANNOUNCED = {
  voisins: [
    ['trio-0-2-3', 2],
    ['split-4-7', 1],
    ['split-12-15', 1],
    ['split-18-21', 1],
    ['split-19-22', 1],
    ['corner-25-26-28-29', 2],
    ['split-32-35', 1],
  ],
  tiers: [
    ['split-5-8', 1],
    ['split-10-11', 1],
    ['split-13-16', 1],
    ['split-23-24', 1],
    ['split-27-30', 1],
    ['split-33-36', 1],
  ],
  orphelins: [
    ['straight-1', 1],
    ['split-6-9', 1],
    ['split-14-17', 1],
    ['split-17-20', 1],
    ['split-31-34', 1],
  ],
  zeroGame: [
    ['split-0-3', 1],
    ['split-12-15', 1],
    ['straight-26', 1],
    ['split-32-35', 1],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, number])[]>>
