import type { Transaction } from '../kernel/index.ts'
import { findSpent } from './archive/find-spent.ts'
import * as queries from './free-rounds.queries.ts'
import { storeWin, type WonInput } from './store-win.ts'
import type { OfferBonus } from './needs.ts'
import { spendFreeRound } from './spend-free-round.ts'

/**
 * Functions for the rooms that play rounds: how many are left, spending one, recording its win, and which rounds were
 * free.
 */
export const freeRoundsOfGames = (offerBonus: OfferBonus) =>
  ({
    find: queries.findUsable,
    countLeft: queries.countLeft,
    spend: spendFreeRound,
    storeWin: (tx: Transaction, input: WonInput) => storeWin(offerBonus, tx, input),
    findSpent,
  }) as const
