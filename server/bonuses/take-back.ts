import { assert, Fault, type Transaction } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import { endBonus } from './end-bonus.ts'
import { moveHouseMoney } from './move-bonus-money.ts'
import { wageringTargetOf } from './show-bonus.ts'
import { insertStep } from './steps.queries.ts'

/**
 * Takes back of an award what was not played, because the deposit that it was given for went back: an offer goes whole or becomes
 * smaller, of an active one goes at most what is left of its money. What was converted is the player's. While a round is open
 * nobody knows what is left: the reaction comes again.
 */
export async function takeBack(tx: Transaction, awardId: string, atMostMinor: number, at: Date): Promise<number> {
  const of = await awards.lockAward(tx, awardId)
  assert(of, 'A gift has the award that it made.')
  const { award, bonus } = of
  if (award.state === 'offered') {
    if (atMostMinor < bonus.amount)
      await writeDown(tx, of, { takenMinor: atMostMinor, movedMinor: 0, loweredMinor: atMostMinor, at })
    else await endBonus(tx, of, { move: 'cancel', by: 'refund', at })
    return atMostMinor
  }
  if (award.state !== 'active') return 0
  if (award.openRounds > 0) throw new Fault('bonuses', 'A round of the bonus is open.', { retryable: true })
  const leftMinor = await readBonusBalance(tx, award.playerId)
  const takenMinor = Math.min(leftMinor, atMostMinor)
  if (takenMinor === leftMinor) {
    await endBonus(tx, of, { move: 'cancel', by: 'refund', at })
    return takenMinor
  }
  await moveHouseMoney(tx, { of, kind: 'bonus-ended', amountMinor: takenMinor, at })
  // Where all that was given goes, what is left was won with it, and as much has to be wagered for that as before.
  const loweredMinor = takenMinor < bonus.amount ? takenMinor : null
  await writeDown(tx, of, { takenMinor, movedMinor: takenMinor, loweredMinor, at })
  await convertIfWagered(tx, of, { amountMinor: bonus.amount - (loweredMinor ?? 0), at })
  return takenMinor
}

type Taken = {
  readonly takenMinor: number
  /** What of it was money of the bonus; of an offer none is there. */
  readonly movedMinor: number
  readonly loweredMinor: number | null
  readonly at: Date
}

async function writeDown(
  tx: Transaction,
  { award }: awards.AwardOfBonus,
  { takenMinor, movedMinor, loweredMinor, at }: Taken,
): Promise<void> {
  await awards.recordTakenBack(tx, award.id, { takenMinor, loweredMinor: loweredMinor ?? 0 })
  const change = movedMinor === 0 ? 0 : -movedMinor
  await insertStep(tx, award.id, { kind: 'taken-back', at, change, lowered: loweredMinor })
}

/** Less has to be wagered for less: where that was reached before, what is left becomes cash now and not after one more stake. */
async function convertIfWagered(
  tx: Transaction,
  of: awards.AwardOfBonus,
  { amountMinor, at }: { readonly amountMinor: number; readonly at: Date },
): Promise<void> {
  const { award, bonus } = of
  if (award.wagered < wageringTargetOf({ ...bonus, amount: amountMinor })) return
  if (award.playBefore === null || award.playBefore <= at) return
  await endBonus(tx, of, { move: 'convert', by: 'play', at })
}
