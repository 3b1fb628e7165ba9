import { shareOf } from '#money'
import { assert, type Transaction } from '../kernel/index.ts'
import { lockCash, readBonusBalance } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import { endBonus } from './end-bonus.ts'
import { moveHouseMoney } from './move-bonus-money.ts'
import { wageringTargetOf } from './show-bonus.ts'
import { insertStep } from './steps.queries.ts'

/**
 * Takes back the unplayed part of an award whose deposit was refunded or charged back: an offer is cancelled or
 * lowered, an active bonus loses at most what is left of its money. Converted money stays the player's. While a round
 * is open the rest is unknown: it `waits`, nothing more is staked of it, and the round does not make it cash.
 * Locks cash before the award, as every stake does: the rest may become cash here.
 */
export async function takeBack(
  tx: Transaction,
  awardId: string,
  atMostMinor: number,
  at: Date,
): Promise<number | 'waits'> {
  const found = await awards.findAward(tx, awardId)
  assert(found, 'A gift has the award that it made.')
  await lockCash(tx, found.award.playerId)
  const of = await awards.lockAward(tx, awardId)
  assert(of, 'An award is never removed.')
  const { award, bonus } = of
  if (award.state === 'offered') {
    if (atMostMinor < bonus.amount)
      await writeDown(tx, of, { takenMinor: atMostMinor, movedMinor: 0, loweredMinor: atMostMinor, at })
    else await endBonus(tx, of, { move: 'cancel', by: 'refund', at })
    return atMostMinor
  }
  if (award.state !== 'active') return 0
  if (award.openRounds > 0) {
    await awards.recordBackAsked(tx, award.id, at)
    return 'waits'
  }
  const leftMinor = await readBonusBalance(tx, award.playerId)
  const takenMinor = Math.min(leftMinor, atMostMinor)
  if (takenMinor === leftMinor) {
    await endBonus(tx, of, { move: 'cancel', by: 'refund', at })
    return takenMinor
  }
  await moveHouseMoney(tx, { of, kind: 'bonus-ended', amountMinor: takenMinor, at })
  const missingMinor = Math.max(0, wageringTargetOf(bonus) - award.wagered)
  // What is still to be wagered becomes smaller at most in the proportion in which the money does: surplus was won with
  // all of it, and a return that ended the wagering would make it cash.
  const loweredMinor = Math.min(takenMinor, shareOf(missingMinor, takenMinor, leftMinor * bonus.wageringTimes))
  await writeDown(tx, of, { takenMinor, movedMinor: takenMinor, loweredMinor, at })
  // Enough was staked in time, in a round that delayed the return: what stays becomes cash now, as at the end of a round.
  if (missingMinor === 0) await endBonus(tx, of, { move: 'convert', by: 'play', at })
  return takenMinor
}

type Taken = {
  readonly takenMinor: number
  /** The part that was bonus money; none for an offer. */
  readonly movedMinor: number
  /** By how much less the wagering target is computed from now on. */
  readonly loweredMinor: number
  readonly at: Date
}

async function writeDown(
  tx: Transaction,
  { award }: awards.AwardOfBonus,
  { takenMinor, movedMinor, loweredMinor, at }: Taken,
): Promise<void> {
  await awards.recordTakenBack(tx, award.id, { takenMinor, loweredMinor })
  const change = movedMinor === 0 ? 0 : -movedMinor
  await insertStep(tx, award.id, { kind: 'taken-back', at, change, lowered: loweredMinor === 0 ? null : loweredMinor })
}
