import { expect, it } from 'vitest'
import { drawDays, PLOT } from './draw-days.ts'

it('a negative day is drawn below the line of zero, and labels are round', () => {
  const { zero, lines, second } = drawDays({ first: [90_000, 0], second: [-20_000, 0], width: 470 })
  expect(lines.map(({ value }) => value)).toEqual([-200, 100, 400, 700, 1000])
  expect(zero).toBeLessThan(PLOT.bottom)
  expect(second).toBe(`M56.0 ${PLOT.bottom.toFixed(1)}L456.0 ${zero.toFixed(1)}`)
})

it('of many days only as many have labels as there is room for', () => {
  const days = Array.from({ length: 31 }, () => 0)
  expect(drawDays({ first: days, second: days, width: 470 }).ticks.map(({ index }) => index)).toEqual([
    0, 5, 10, 15, 20, 25, 30,
  ])
  expect(drawDays({ first: [100], second: [50], width: 470 }).ticks).toEqual([{ index: 0, x: PLOT.left }])
})
