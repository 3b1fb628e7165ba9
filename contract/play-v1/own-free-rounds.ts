import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey, Instant, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

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

/** For the page of a game, after the last one. What the end of a bet is still to tell is not in it. */
export const getFreeRoundsResult = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/FreeRounds/Result',
  audience: 'game',
  summary: 'What a set of free rounds has won, and what became of it',
  query: Type.Object({ freeRoundsId: Uuid }),
  reply: Type.Object({
    rounds: Type.Integer(),
    used: Type.Integer(),
    /** Rounds that have won something. */
    wins: Type.Integer(),
    /** Whether the end of each is known. */
    isWhole: Type.Boolean(),
    won: Money,
    /** Of it: what is cash, and what is offered as bonus money. The rest was above the cap. */
    toCash: Money,
    toBonus: Money,
  }),
  refusals: ['ERR_FREE_ROUNDS_NOT_FOUND'],
})
