import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey, Instant, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

/** Not in the specification, which only lists relations; free rounds also come from points and prizes. */
export const listFreeRoundsLeft = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/FreeRounds/Left',
  audience: 'player',
  summary: 'Games in which own free rounds can be played now, and how many; none while play is blocked',
  query: Type.Object({}),
  reply: Type.Object({
    games: Type.Array(
      Type.Object({
        gameKey: GameKey,
        left: Type.Integer({ minimum: 1 }),
        /** When the first of them expire. */
        endsAt: Instant,
      }),
    ),
  }),
  refusals: [],
})

/** For the page of a game, after the last round. Bets whose result is still secret are left out. */
export const getFreeRoundsResult = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/FreeRounds/Result',
  audience: 'game',
  summary: 'Win of a set of free rounds, and how it was credited',
  query: Type.Object({ freeRoundsId: Uuid }),
  reply: Type.Object({
    rounds: Type.Integer(),
    used: Type.Integer(),
    /** Number of rounds that won. */
    wins: Type.Integer(),
    /** Whether the result of each round is known. */
    isWhole: Type.Boolean(),
    won: Money,
    /** Of the wins: the part paid as cash, and the part offered as bonus money. The rest exceeded the cap. */
    toCash: Money,
    toBonus: Money,
  }),
  refusals: ['ERR_FREE_ROUNDS_NOT_FOUND'],
})
