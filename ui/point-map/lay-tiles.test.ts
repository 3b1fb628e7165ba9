import { expect, it } from 'vitest'
import { layTiles } from './lay-tiles.ts'

const land = [
  [12, 48.5],
  [19, 48.5],
  [19, 51.1],
  [12, 51.1],
] as const
const plane = layTiles(land, 600, 34, 'https://tiles.example/{z}/{x}/{y}.png')

it('covers the whole plane with tiles that meet, none larger than it is', () => {
  const [xs, ys] = [plane.tiles.map(({ x }) => x), plane.tiles.map(({ y }) => y)]
  const size = plane.tiles[0]?.size ?? 0
  expect(size).toBeLessThanOrEqual(256)
  expect(size).toBeGreaterThan(128)
  expect([Math.min(...xs) <= 0, Math.min(...ys) <= 0]).toEqual([true, true])
  expect([Math.max(...xs) + size >= plane.width, Math.max(...ys) + size >= plane.height]).toEqual([true, true])
  expect(plane.tiles.length).toBeLessThan(40)
})

it('has a place where the tile of that place has it', () => {
  // Prague lies in tile 69/43 of zoom 7, by the formula of all tile servers.
  const { x, y } = plane.place(14.42, 50.09)
  const under = plane.tiles.find(
    (tile) => x >= tile.x && x < tile.x + tile.size && y >= tile.y && y < tile.y + tile.size,
  )
  expect(under?.url).toBe('https://tiles.example/7/69/43.png')
  expect(plane.place(12, 51.1)).toEqual({ x: 34, y: 34 })
})
