import * as queries from './free-rounds.queries.ts'
import { spendFreeRound } from './spend-free-round.ts'

/** What the rooms in which rounds are played are handed: what is left, one of it spent, and which rounds were free. */
export const freeRoundsOfGames = {
  find: queries.findUsable,
  countLeft: queries.countLeft,
  spend: spendFreeRound,
  findSpent: queries.findSpent,
} as const
