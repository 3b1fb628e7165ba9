import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, PlayerId } from '../shapes/fields.ts'
import { Place } from '../shapes/funds-transfers.ts'

const root = '/capi/FundsTransfer/v1/PlayerQueue'
const Queue = Type.Object({ queue: Type.Enum(['Deposit', 'Withdrawal', 'Transfer']) })
const Waiting = Type.Object({ playerId: PlayerId, place: Type.Optional(Place) })

/** Adds a player at the end of a queue; a player who is in it already keeps the place. */
export const addToQueue = defineCall({
  method: 'POST',
  path: `${root}/Add`,
  audience: 'internal',
  scope: 'queue',
  summary: 'Add a player to a queue',
  query: Queue,
  body: Waiting,
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_TERMINAL_NOT_FOUND'],
})

/** Removes a player; no error if the player is not in the queue. */
export const removeFromQueue = defineCall({
  method: 'POST',
  path: `${root}/Remove`,
  audience: 'internal',
  scope: 'queue',
  summary: 'Remove a player from a queue',
  query: Queue,
  body: Type.Object({ playerId: PlayerId }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** One player in and another out, in one step. */
export const addAndRemove = defineCall({
  method: 'POST',
  path: `${root}/AddAndRemove`,
  audience: 'internal',
  scope: 'queue',
  summary: 'Move a player from one queue to another',
  query: Queue,
  body: Type.Object({ add: Waiting, remove: Type.Object({ playerId: PlayerId }) }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_TERMINAL_NOT_FOUND'],
})

/** The player who has waited longest is first. */
export const listQueue = defineCall({
  method: 'POST',
  path: `${root}/List`,
  audience: 'internal',
  scope: 'queue',
  summary: 'Players of a queue, the longest waiting first',
  isReading: true,
  query: Queue,
  body: Type.Object({}),
  reply: Type.Object({
    players: Type.Array(
      Type.Object({ playerId: PlayerId, place: Type.Union([Type.String(), Type.Null()]), addedAt: Instant }),
    ),
  }),
  refusals: [],
})
