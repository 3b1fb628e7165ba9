import { expect, it } from 'vitest'
import { drawBands } from './draw-bands.ts'

const place = { width: 500, left: 100 }

it('larger values are further right, and values outside their band are marked', () => {
  const { rows } = drawBands(
    [
      { declared: { least: 0.95, most: 0.95 }, band: { low: 0.94, high: 0.96 }, returned: 0.97 },
      { declared: { least: 0.9, most: 0.96 }, band: { low: null, high: 1 }, returned: 0.9 },
    ],
    place,
  )
  const [one, other] = rows
  expect(one?.returned?.isOutside).toBe(true)
  expect(other?.returned?.isOutside).toBe(false)
  expect(one?.returned?.x).toBeGreaterThan(one?.declared?.from ?? Infinity)
  expect(one?.band?.x).toBeLessThan(one?.declared?.from ?? 0)
  // Without a lower bound the band begins at the edge of the axis.
  expect(other?.band?.x).toBe(100)
  expect(one?.y).toBeLessThan(other?.y ?? 0)
})

it('a return beyond the axis is at its edge, and a game without a verdict has only its return', () => {
  const { rows, ticks } = drawBands(
    [
      { declared: { least: 0.95, most: 0.95 }, band: { low: 0.9, high: 1 }, returned: 90 },
      { declared: null, band: null, returned: 0.5 },
    ],
    place,
  )
  expect(rows[0]?.returned?.x).toBeCloseTo(460, 6)
  expect(rows[1]).toMatchObject({ band: null, declared: null, returned: { isOutside: false } })
  expect(ticks.map(({ share }) => share)).toEqual([0, 0.5, 1, 1.5])
  const places = ticks.map(({ x }) => x)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(drawBands([], place).rows).toEqual([])
})
