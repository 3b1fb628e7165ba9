import type { Transaction } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from '../withdrawals/needs.ts'
import { isSameName } from '../withdrawals/same-name.ts'
import { findAccountHistory } from '../withdrawals/withdrawals.queries.ts'
import type { PayerVerdict } from './match-item.ts'
import type { StatementItem } from './statement.ts'
import * as queries from './statements.queries.ts'

/**
 * Whose account money came from (providers §5.3): the player's when we have paid to it or been paid from it before, or
 * the bank names the player as holder. By the name alone, an account that another player uses never counts as theirs.
 */
export async function judgePayer(
  tx: Transaction,
  { findPayee }: Pick<WithdrawalNeeds, 'findPayee'>,
  playerId: number,
  { counterAccount, counterName }: StatementItem,
): Promise<PayerVerdict> {
  if (counterAccount !== null) {
    const [paidTo, paidFrom] = [
      await findAccountHistory(tx, playerId, counterAccount),
      await queries.findPayerHistory(tx, playerId, counterAccount),
    ]
    if (paidTo.isOfAnother || paidFrom.isOfAnother) return 'another-player'
    if (paidTo.isKnown || paidFrom.isKnown) return 'own'
  }
  const player = await findPayee(tx, playerId)
  if (!player || counterName === null) return 'unknown'
  return isSameName(counterName, player) ? 'own' : 'another-name'
}
