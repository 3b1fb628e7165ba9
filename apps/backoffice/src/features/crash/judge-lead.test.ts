import { expect, it } from 'vitest'
import { judgeLead } from './judge-lead.ts'

const at = (second: number): string => `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z`
const game = { leader: 'api-1', ledAt: at(10), round: { state: 'running' }, bets: 3, answeredAt: at(11) }

it('distinguishes a live leader, a silent one, and a game without viewers', () => {
  expect(judgeLead(game)).toBe('led')
  expect(judgeLead({ ...game, answeredAt: at(13) })).toBe('silent')
  expect(judgeLead({ ...game, leader: null })).toBe('silent')
  expect(judgeLead({ ...game, leader: null, round: { state: 'betting' } })).toBe('silent')
  expect(judgeLead({ ...game, leader: null, round: { state: 'betting' }, bets: 0 })).toBe('idle')
  expect(judgeLead({ ...game, leader: null, ledAt: null, round: null, bets: 0 })).toBe('idle')
})
