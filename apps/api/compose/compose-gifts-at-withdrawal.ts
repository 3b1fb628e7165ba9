import { endAtWithdrawal, findEndingBonus } from '#server/bonuses/index.ts'
import { endRoundsAtWithdrawal, listEndingRounds } from '#server/free-rounds/index.ts'
import type { GiftsAtWithdrawal } from '#server/payments/index.ts'
import { bonusOfFreeRounds } from './compose-free-rounds.ts'

/** Gifts that end at a withdrawal by their terms: shown before, and ended with the request. */
export const giftsAtWithdrawal: GiftsAtWithdrawal = {
  list: async (db, playerId) => {
    const bonus = await findEndingBonus(db, playerId)
    return [...(bonus ? [bonus] : []), ...(await listEndingRounds(db, playerId))]
  },
  end: async (tx, playerId, at) => {
    await endAtWithdrawal(tx, playerId, at)
    await endRoundsAtWithdrawal(bonusOfFreeRounds, tx, playerId, at)
  },
}
