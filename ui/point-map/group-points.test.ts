import { expect, it } from 'vitest'
import { groupPoints, layOut } from './group-points.ts'

const square = [
  [14, 49],
  [16, 49],
  [16, 51],
  [14, 51],
] as const
const point = (key: string, longitude: number, latitude: number) => ({
  key,
  longitude,
  latitude,
  label: key,
  mark: key,
})

it('keeps the shape of a land: a degree of longitude is shorter than one of latitude', () => {
  const plane = layOut(square, 300, 0)
  expect(plane.height / plane.width).toBeCloseTo(1 / Math.cos((50 * Math.PI) / 180), 2)
  expect(plane.place(14, 51)).toEqual({ x: 0, y: 0 })
  const corner = plane.place(16, 49)
  expect([corner.x, Math.round(corner.y)]).toEqual([300, plane.height])
})

it('lets points that would cover each other share a mark', () => {
  const plane = layOut(square, 300, 20)
  const placed = groupPoints([point('a', 15, 50), point('b', 15.01, 50), point('c', 15.9, 50)], plane, 30)
  expect(placed.map(({ points }) => points.map(({ key }) => key).join(''))).toEqual(['ab', 'c'])
})
