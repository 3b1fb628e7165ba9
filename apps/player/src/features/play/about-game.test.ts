import { expect, it } from 'vitest'
import { aboutGame } from './about-game.server.ts'

it('writes the return of a game in the language, truncated', () => {
  const game = { name: 'Ovocný kolotoč', rtp: '94.999682', provider: { name: 'Tolar Games' } }
  expect(aboutGame(game, 'cs')).toBe('Ovocný kolotoč: RTP 94,99 %, Tolar Games.')
  expect(aboutGame(game, 'en')).toBe('Ovocný kolotoč: RTP 94.99 %, Tolar Games.')
})
