import { expect, it } from 'vitest'
import { findLoop, type Link } from './find-loop.ts'

const link = (id: string, event: Link['event'], action: Link['action']): Link => ({
  id,
  name: `The ${id}`,
  event,
  action,
})

it('finds a trigger that sets itself off', () =>
  expect(findLoop(link('a', 'campaigns.gift-given', 'gift'), [])).toEqual(['The a', 'The a']))

it('finds a loop of several, in order', () => {
  const a = link('a', 'bonuses.activated', 'points')
  const b = link('b', 'loyalty.level-reached', 'gift')
  expect(findLoop(a, [b])).toEqual(['The a', 'The b', 'The a'])
  expect(findLoop(b, [a])).toEqual(['The b', 'The a', 'The b'])
})

it('terminates in a loop that does not contain the given trigger', () => {
  const ring = [link('b', 'loyalty.level-reached', 'gift'), link('c', 'bonuses.offered', 'points')]
  expect(findLoop(link('a', 'players.avatar-changed', 'points'), ring)).toEqual([])
})

it('treats messages and webhooks as causing no events', () => {
  for (const action of ['inbox', 'letter', 'webhook'] as const)
    expect(findLoop(link('a', 'campaigns.gift-given', action), [])).toEqual([])
})

it('uses the trigger as it is now instead of its stored version', () =>
  expect(findLoop(link('a', 'campaigns.gift-given', 'inbox'), [link('a', 'campaigns.gift-given', 'gift')])).toEqual([]))
