import { expect, it } from 'vitest'
import { isOnItsWay, movedByOthers } from './on-its-way.ts'

const one = (withdrawalId: string, state: 'requested' | 'pending' | 'sent' | 'done' | 'cancelled') => ({
  withdrawalId,
  state,
})

it('is on its way until it is paid or has ended otherwise', () => {
  expect([one('a', 'requested'), one('a', 'sent'), one('a', 'done'), one('a', 'cancelled')].map(isOnItsWay)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
it('announces changes by others, but neither new payments nor the player’s own changes', () => {
  const before = [one('a', 'sent'), one('b', 'pending'), one('c', 'requested'), one('d', 'done')]
  const now = [one('e', 'requested'), one('a', 'done'), one('b', 'cancelled'), one('c', 'pending'), one('d', 'done')]
  expect(movedByOthers(before, now)).toEqual([one('a', 'done')])
})
