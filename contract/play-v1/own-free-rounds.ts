import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey, Instant } from '../shapes/fields.ts'

/** Ours: the specification lists relations alone, and the house gives rounds for points and prizes too. */
export const listFreeRoundsLeft = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/FreeRounds/Left',
  audience: 'player',
  summary: 'In which games own free rounds can be played now, and how many; none while a stop keeps the player away',
  query: Type.Object({}),
  reply: Type.Object({
    games: Type.Array(
      Type.Object({
        gameKey: GameKey,
        left: Type.Integer({ minimum: 1 }),
        /** When the first of them are gone. */
        endsAt: Instant,
      }),
    ),
  }),
  refusals: [],
})
