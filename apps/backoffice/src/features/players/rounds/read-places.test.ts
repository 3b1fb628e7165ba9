import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPlaces } from './read-places.ts'

it('finds every symbol of a game’s definition in the picture of that game', () => {
  const folder = new URL('../../../../../../games/catalogue/OvocnyKolotoc/', import.meta.url)
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
  const places = readPlaces(read('art/symbols.json'))
  const { symbols } = read('definition.json') as { symbols: { id: string }[] }
  expect(symbols.length).toBeGreaterThan(3)
  for (const { id } of symbols) expect(places.get(id), id).toMatchObject({ w: 256, h: 256 })
})
it('leaves out invalid positions', () => {
  expect(readPlaces({ a: { x: 0, y: 0, w: 0, h: 5 }, b: null, c: { x: '1', y: 0, w: 1, h: 1 } }).size).toBe(0)
  expect(readPlaces('text').size).toBe(0)
})
