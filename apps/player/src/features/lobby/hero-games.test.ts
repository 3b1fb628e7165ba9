import { expect, it } from 'vitest'
import { dayIn, heroGamesOf } from './hero-games.ts'

it('begins with another pictured game each day, and keeps the order of the others', () => {
  const games = ['a', 'b', 'c', 'd']
  expect([0, 1, 2, 3].map((day) => heroGamesOf(games, ['a', 'c', 'd'], day).join(''))).toEqual([
    'abcd',
    'cabd',
    'dabc',
    'abcd',
  ])
  expect(heroGamesOf(games, [], 5)).toEqual(games)
  expect(heroGamesOf(games, ['gone'], 5)).toEqual(games)
})
it('changes at midnight of the market', () => {
  const [before, after] = ['2026-11-26T22:30:00Z', '2026-11-26T23:30:00Z'].map((at) =>
    dayIn('Europe/Prague', new Date(at)),
  )
  expect(after).toBe((before ?? 0) + 1)
})
