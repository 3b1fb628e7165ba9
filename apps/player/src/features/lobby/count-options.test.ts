import { expect, it } from 'vitest'
import { countOptions } from './count-options.ts'
import { indexGames } from './filter-games.ts'
import { parseFilters } from './filters.ts'
import type { LobbyGame } from './lobby-game.ts'

const game = (key: string, more: Partial<LobbyGame>): LobbyGame => ({
  key,
  name: key,
  names: { cs: key, en: key },
  provider: { name: 'House', normalizedName: 'house' },
  start: '2024-01-01T00:00:00Z',
  tags: [],
  sort: 1,
  iconUrl: '',
  coverUrl: '',
  glow: '',
  rtp: '95.5',
  volatility: 'low',
  maxWinX: 1,
  hasDemo: true,
  ...more,
})
const index = indexGames([
  game('A', { tags: ['5-reels', 'hot'], rtp: '97.1' }),
  game('B', { tags: ['5-reels'], volatility: 'high' }),
  game('C', { tags: ['3-reels', 'hot'], rtp: '94' }),
])
const count = (search: string) =>
  countOptions(index, parseFilters(search), { favourites: ['A'], recents: ['B', 'Gone'] })

it('counts games of an option with the other filters, without those of its own group', () => {
  const { reels, tag, rtp, volatility, show } = count('?reels=5-reels')
  expect([reels.get('5-reels'), reels.get('3-reels')]).toEqual([2, 1])
  expect(tag.get('hot')).toBe(1)
  expect([rtp.get('94'), rtp.get('97')]).toEqual([2, 1])
  expect([volatility.get('low'), volatility.get('high'), volatility.get('medium')]).toEqual([1, 1, undefined])
  expect([show.get('favourites'), show.get('recents')]).toEqual([1, 1])
})
