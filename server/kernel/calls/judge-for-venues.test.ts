import type { FastifyInstance, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { getPlayer } from '#contract/play-v1/backoffice.ts'
import { listCashIdentifications, listPlayerVouchers } from '#contract/play-v1/player-cash.ts'
import { listMovements } from '#contract/play-v1/staff-cash.ts'
import { judgeForVenues } from './judge-for-venues.ts'

/** A player who is not known at the venues where this member of staff has the permission of the call. */
const judge = (call: CallDefinition) =>
  judgeForVenues({ guards: { isKnownAt: async () => false } } as unknown as FastifyInstance, call, {
    caller: { kind: 'staff', venues: { [call.permission ?? '']: ['a-venue'] } },
    query: { playerId: 7 },
  } as unknown as FastifyRequest)

it.each([getPlayer, listPlayerVouchers, listCashIdentifications])(
  'of a player of another venue staff of a venue are told nothing by $path',
  (call) => expect(judge(call)).rejects.toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' }),
)

it('a record of a desk belongs to the desk’s venue, whoever paid there', () =>
  expect(judge(listMovements)).resolves.toBeUndefined())
