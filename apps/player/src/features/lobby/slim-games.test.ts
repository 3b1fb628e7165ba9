import { describe, expect, it } from 'vitest'
import { slimGames } from './slim-games.ts'

const game = {
  key: 'Kolo',
  name: 'Kolo',
  names: { cs: 'Kolo', en: 'Wheel' },
  provider: { name: 'House', normalizedName: 'house' },
  start: '2026-01-01T00:00:00Z',
  tags: ['slots'],
  sort: 1,
  launchUrl: 'https://games.example/Kolo?token={token}',
  iconUrl: '/art/Kolo/icon.webp',
  coverUrl: '/art/Kolo/cover.webp',
  glow: '#a31c10',
  rtp: '95.499959',
  volatility: 'medium',
  maxWinX: 205_312.9,
  hasDemo: true,
}

describe('slimGames', () => {
  it('leaves behind what only a launch needs', () => {
    expect(slimGames([game])[0]).not.toHaveProperty('launchUrl')
  })
  it('cuts figures and never rounds them up', () => {
    expect(slimGames([game])[0]).toMatchObject({ rtp: '95.49', maxWinX: 205_312 })
    expect(slimGames([{ ...game, rtp: '96' }])[0]).toMatchObject({ rtp: '96' })
  })
})
