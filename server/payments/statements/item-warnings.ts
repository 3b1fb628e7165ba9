import type { Preview } from '#server/approvals/index.ts'
import type { Transaction } from '#server/kernel/index.ts'
import * as payments from '../payments.queries.ts'
import type { WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import { judgePayer } from './judge-payer.ts'
import type { StatementNeeds } from './store-statements.ts'
import type { ItemRow, OnStatement } from './statements.queries.ts'

type Warnings = Preview['warnings']

const warning = (id: string): Warnings[number] => ({ id, about: null })

/** Warnings about crediting a movement to a player: whose account it came from, and whose order its symbol is. */
export async function warningsOfCredit(
  tx: Transaction,
  needs: StatementNeeds,
  item: ItemRow,
  playerId: number,
): Promise<Warnings> {
  const payer = await judgePayer(tx, needs, playerId, item)
  const ordered =
    item.variableSymbol === null ? undefined : await payments.lockByReference(tx, Number(item.variableSymbol))
  const isOfAnother = ordered !== undefined && ordered.playerId !== playerId
  return [
    ...(payer === 'own' ? [] : [warning(`payer-${payer}`)]),
    ...(isOfAnother ? [warning('order-of-another-player')] : []),
  ]
}

/**
 * Warnings about matching a movement with a withdrawal's payment or return: another account, another number on it, or an
 * earlier movement that was the same. A second one means that our bank paid twice. What a partner has paid is named by the partner's
 * number.
 */
export function warningsOfMatch(
  item: ItemRow,
  withdrawal: WithdrawalRow & OnStatement & { readonly paidByPartner: string | undefined },
): Warnings {
  const isElsewhere = item.counterAccount !== null && item.counterAccount !== withdrawal.iban
  const hasAnotherNumber = item.variableSymbol !== null && Number(item.variableSymbol) !== withdrawal.referenceNumber
  const isSecond = item.amountMinor < 0 ? withdrawal.isPaidOnStatement : withdrawal.isReturnedOnStatement
  return [
    // A return may come from an account of the bank itself.
    ...(isElsewhere && !item.isReturn ? [warning('another-account')] : []),
    ...(hasAnotherNumber ? [warning('another-symbol')] : []),
    ...(isSecond ? [warning('on-statement-before')] : []),
    ...(withdrawal.paidByPartner === undefined ? [] : [warning(`paid-by-partner:${withdrawal.paidByPartner}`)]),
  ]
}
