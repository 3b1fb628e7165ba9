import type { Money } from '#contract/shapes/money.ts'
import { assert, type Transaction } from '../kernel/index.ts'
import type { MovementKind } from '../ledger/index.ts'
import { movePlayerMoney } from './move-money.ts'

export type WithdrawalMoney = {
  readonly playerId: number
  /** Reference of this movement in the books; each movement has its own. */
  readonly movementId: string
  readonly amount: Money
  /** Method of paying out, such as `BankTransfer`; held money is on its clearing account until the bank has it. */
  readonly method: string
}

/** Takes the money of a withdrawal off the balance and holds it. False when the balance is less. */
export async function holdWithdrawal(tx: Transaction, withdrawal: WithdrawalMoney): Promise<boolean> {
  const posted = await move(tx, withdrawal, { kind: 'withdrawal', debitMinor: withdrawal.amount.amountMinor })
  return posted.outcome !== 'insufficient'
}

/** Returns held money to the balance: the withdrawal was cancelled, refused or returned by the bank. */
export async function releaseWithdrawal(tx: Transaction, withdrawal: WithdrawalMoney): Promise<void> {
  await move(tx, withdrawal, { kind: 'withdrawal-returned', creditMinor: withdrawal.amount.amountMinor })
}

/**
 * Confiscates held money. The books show it on the player's account, back from the held money and away to the house, so
 * that the player and an inspector see both.
 */
export async function confiscateWithdrawal(
  tx: Transaction,
  withdrawal: WithdrawalMoney,
  confiscationId: string,
): Promise<void> {
  await releaseWithdrawal(tx, withdrawal)
  const { amount } = withdrawal
  const posted = await move(
    tx,
    { ...withdrawal, movementId: confiscationId },
    { kind: 'confiscation', debitMinor: amount.amountMinor },
    'house:confiscated',
  )
  assert(posted.outcome !== 'insufficient', 'What has just come back can be taken.')
}

async function move(
  tx: Transaction,
  { playerId, movementId, amount, method }: WithdrawalMoney,
  movement: { kind: Exclude<MovementKind, 'round'>; debitMinor?: number; creditMinor?: number },
  contraPath = `withdrawals:${method.toLowerCase()}:clearing`,
) {
  return movePlayerMoney(tx, { playerId, movementId, currency: amount.currency, contraPath, ...movement })
}
