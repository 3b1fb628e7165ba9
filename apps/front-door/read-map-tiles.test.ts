import { expect, it } from 'vitest'
import { readMapTiles } from './read-map-tiles.ts'

const words = { MAP_TILES_ATTRIBUTION: '© OpenStreetMap' }

it('takes a map by an https address with a place for each part, and the words that go with it', () => {
  const url = 'https://tiles.example/light/{z}/{x}/{y}.png?key=1'
  const tiles = { url, attribution: words.MAP_TILES_ATTRIBUTION }
  expect(readMapTiles({})).toEqual({ tiles: undefined, problems: [] })
  expect(readMapTiles({ MAP_TILES_URL: url, ...words })).toEqual({ tiles, problems: [] })
  expect(readMapTiles({ MAP_TILES_URL: url }).problems).toEqual([
    'MAP_TILES_ATTRIBUTION is missing: MAP_TILES_URL names a map.',
  ])
  for (const wrong of [
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://{z}.example/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/{z}/{x}/{y}/{y}.png',
    'tiles',
  ])
    expect(readMapTiles({ MAP_TILES_URL: wrong, ...words }).problems, wrong).toHaveLength(1)
})
