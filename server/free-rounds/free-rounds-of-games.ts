import type { Transaction } from '../kernel/index.ts'
import * as queries from './free-rounds.queries.ts'
import { storeWin, type WonInput } from './store-win.ts'
import type { OfferBonus } from './needs.ts'
import { spendFreeRound } from './spend-free-round.ts'

/** What the rooms in which rounds are played are handed: what is left, one of it spent, what it won, and which rounds were free. */
export const freeRoundsOfGames = (offerBonus: OfferBonus) =>
  ({
    find: queries.findUsable,
    countLeft: queries.countLeft,
    spend: spendFreeRound,
    storeWin: (tx: Transaction, input: WonInput) => storeWin(offerBonus, tx, input),
    findSpent: queries.findSpent,
  }) as const

export const findSpent = queries.findSpent
