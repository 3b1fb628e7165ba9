import { describe, expect, it } from 'vitest'
import type { LobbyGame } from './lobby-game.ts'
import { packGames, unpackGames } from './pack-games.ts'

const wheel: LobbyGame = {
  key: 'Kolo',
  name: 'Kolo štěstí',
  names: { cs: 'Kolo štěstí', en: 'Wheel' },
  provider: { name: 'House', normalizedName: 'house' },
  start: '2026-01-01T00:00:00Z',
  tags: ['slots', 'hot'],
  sort: -3,
  iconUrl: '/art/Kolo/icon.webp',
  coverUrl: '/art/Kolo/cover.webp',
  glow: '#a31c10',
  rtp: '95.49',
  volatility: 'medium',
  maxWinX: 205_312,
  hasDemo: true,
}

describe('packed games', () => {
  it.each([
    ['no game', []],
    ['one game', [wheel]],
    [
      'games of two providers, without tags, demo or name',
      [
        wheel,
        { ...wheel, key: 'Tah', name: '', tags: [], hasDemo: false },
        { ...wheel, key: 'Osud', provider: { name: 'Guest', normalizedName: 'guest' }, tags: ['hot'] },
      ],
    ],
  ])('come out as they went in: %s', (_, games) => {
    expect(unpackGames(packGames(games))).toEqual(games)
  })
  it('stay separate although a name entered by staff contains a line break', () => {
    const games = [
      { ...wheel, name: 'Kolo\nštěstí' },
      { ...wheel, key: 'Tah' },
    ]
    expect(unpackGames(packGames(games)).map(({ key, name }) => [key, name])).toEqual([
      ['Kolo', 'Kolo štěstí'],
      ['Tah', 'Kolo štěstí'],
    ])
  })
})
