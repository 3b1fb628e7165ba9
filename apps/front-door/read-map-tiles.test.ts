import { expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const problemsOf = (env: Record<string, string>) => {
  const reading = readSettings(env)
  return reading.ok ? [] : reading.problems.filter((problem) => problem.includes('MAP_TILES'))
}
const words = { MAP_TILES_ATTRIBUTION: '© OpenStreetMap' }

it('takes a map by an https address with a place for each part, and the words that go with it', () => {
  const url = 'https://tiles.example/light/{z}/{x}/{y}.png?key=1'
  expect(problemsOf({ MAP_TILES_URL: url, ...words })).toEqual([])
  expect(problemsOf({ MAP_TILES_URL: url })).toEqual(['MAP_TILES_ATTRIBUTION is missing: MAP_TILES_URL names a map.'])
  for (const wrong of [
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://{z}.example/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/{z}/{x}/{y}/{y}.png',
    'tiles',
  ])
    expect(problemsOf({ MAP_TILES_URL: wrong, ...words }), wrong).toHaveLength(1)
})
