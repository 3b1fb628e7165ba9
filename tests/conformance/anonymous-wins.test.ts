import { expect, it } from 'vitest'
import { getRecentWins } from '#contract/onling-v2/online-game.ts'
import { listJackpotWins } from '#contract/play-v1/jackpots.ts'

const NAMES_NO_ROUND = [
  ['the wins of the last day', getRecentWins.reply.properties.wins.items, ['at', 'gameKey', 'stakeMultiple', 'win']],
  ['won jackpots', listJackpotWins.reply.properties.rows.items, ['gameKey', 'name', 'poolId', 'win', 'wonAt']],
] as const

it.each(NAMES_NO_ROUND)(
  'tells strangers of %s what links them to no other: no round, whose proof names seeds that a session shares',
  (_, shape, told) => expect(Object.keys(shape.properties).toSorted()).toEqual(told),
)
