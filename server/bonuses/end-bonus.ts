import type { ReplyOf } from '#contract/call.ts'
import type { cancel as call } from '#contract/onling-v2/bonuses.ts'
import { bonusCan, bonusMoves, type BonusMove } from '#contract/states/bonus-states.ts'
import { assert, refuse, tell, type Transaction } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import * as queries from './bonuses.queries.ts'
import { moveHouseMoney, passMoney } from './move-bonus-money.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward } from './show-bonus.ts'

/** The player gives up an own bonus, or staff take it back. A round that waits for a decision ends first. */
export async function cancelBonus(
  { db, clock }: BonusNeeds,
  awardId: string,
  by: { readonly playerId: number } | 'staff',
): Promise<ReplyOf<typeof call>> {
  return db.transaction(async (tx) => {
    const of = await queries.lockAward(tx, awardId)
    if (!of || (by !== 'staff' && of.award.playerId !== by.playerId)) return refuse('ERR_BONUS_NOT_FOUND')
    if (!bonusCan('cancel', of.award.state)) return refuse('ERR_STATE_CHANGED')
    if (of.award.openRounds > 0) return refuse('ERR_ROUND_OPEN')
    await endBonus(tx, of, { move: 'cancel', by: by === 'staff' ? 'staff' : 'player', at: clock.now() })
    const ended = await queries.findAward(tx, awardId)
    assert(ended, 'An award is never removed.')
    return showAward(tx, ended)
  })
}

/** Ends a locked award that waits for no round: what is left becomes cash by `convert`, or the house's again. */
export async function endBonus(
  tx: Transaction,
  of: queries.AwardOfBonus,
  { move, by, at }: { readonly move: Exclude<BonusMove, 'activate'>; readonly by: queries.EndedBy; readonly at: Date },
): Promise<number> {
  const { id, playerId, state } = of.award
  assert(bonusCan(move, state), 'A bonus ends once.')
  const leftMinor = state === 'active' ? await readBonusBalance(tx, playerId) : 0
  if (leftMinor > 0 && move === 'convert')
    await passMoney(tx, { of, kind: 'bonus-converted', from: 'bonus', amountMinor: leftMinor, at })
  else if (leftMinor > 0) await moveHouseMoney(tx, { of, kind: 'bonus-ended', amountMinor: leftMinor, at })
  const { to } = bonusMoves[move]
  await queries.endAward(tx, id, { state: to, by, at, leftMinor })
  await tell(tx, `bonuses.${to}`, { awardId: id, playerId })
  return leftMinor
}
