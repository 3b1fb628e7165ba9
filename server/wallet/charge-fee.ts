import type { Money } from '#contract/shapes/money.ts'
import { assert, type Transaction } from '../kernel/index.ts'
import { movePlayerMoney } from './move-money.ts'

/**
 * Debits the fee of a deposit from the balance that it was just credited to. The same movement again changes nothing.
 */
export async function chargeDepositFee(
  tx: Transaction,
  fee: { readonly playerId: number; readonly movementId: string; readonly amount: Money },
): Promise<void> {
  const { playerId, movementId, amount } = fee
  const posted = await movePlayerMoney(tx, {
    playerId,
    movementId,
    kind: 'deposit-fee',
    currency: amount.currency,
    debitMinor: amount.amountMinor,
    contraPath: 'house:fees:players',
  })
  assert(posted.outcome !== 'insufficient', 'A fee is a part of what was just credited.')
}
