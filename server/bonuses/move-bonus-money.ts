import { assert, newId, type Transaction } from '../kernel/index.ts'
import { movePlayerMoney } from '../wallet/index.ts'
import type { AwardOfBonus } from './awards.queries.ts'

type Passing = {
  readonly of: AwardOfBonus
  readonly kind: 'bonus-stake' | 'bonus-win' | 'bonus-converted'
  readonly from: 'bonus' | 'cash'
  readonly amountMinor: number
  readonly at: Date
}

/**
 * Moves money between a player's bonus and cash accounts, in two movements over an account of the house that is empty
 * after each transaction. False, and nothing is booked, when the balance is too low.
 */
export async function passMoney(tx: Transaction, { of, kind, from, amountMinor, at }: Passing): Promise<boolean> {
  const { currency } = of.bonus
  const { playerId } = of.award
  const common = { playerId, kind, currency, contraPath: `house:${currency}:bonus-play` } as const
  const taken = await movePlayerMoney(tx, { ...common, part: from, movementId: newId(at), debitMinor: amountMinor })
  if (taken.outcome === 'insufficient') return false
  const to = from === 'bonus' ? 'cash' : 'bonus'
  await movePlayerMoney(tx, { ...common, part: to, movementId: newId(at), creditMinor: amountMinor })
  return true
}

/** Puts a bonus on its player's account, or takes what is left of it back to the house. */
export async function moveHouseMoney(
  tx: Transaction,
  { of, kind, amountMinor, at }: { of: AwardOfBonus; kind: 'bonus' | 'bonus-ended'; amountMinor: number; at: Date },
): Promise<void> {
  const { currency } = of.bonus
  const side = kind === 'bonus' ? { creditMinor: amountMinor } : { debitMinor: amountMinor }
  const posted = await movePlayerMoney(tx, {
    playerId: of.award.playerId,
    part: 'bonus',
    movementId: newId(at),
    kind,
    currency,
    contraPath: `house:${currency}:bonuses`,
    ...side,
  })
  assert(posted.outcome === 'posted', 'What is left of a bonus can be taken.')
}
