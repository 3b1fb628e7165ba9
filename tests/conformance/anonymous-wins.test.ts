import { expect, it } from 'vitest'
import { getRecentWins } from '#contract/onling-v2/online-game.ts'

it('tells strangers of a win what links it to no other: no round, whose proof names seeds that a session shares', () => {
  expect(Object.keys(getRecentWins.reply.properties.wins.items.properties).toSorted()).toEqual([
    'at',
    'gameKey',
    'stakeMultiple',
    'win',
  ])
})
