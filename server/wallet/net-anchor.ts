import { assert, type Transaction } from '../kernel/index.ts'
import { lockBalance, MOVEMENT_KINDS, sumCreditsSince, sumRoundsSince } from '../ledger/index.ts'

/**
 * The net result since an instant, less the account's running totals now: later the net result is this number plus
 * `won - staked`. What the house paid of free rounds is no loss. The account is locked for the moment of reading, so that
 * no round is counted twice or left out.
 */
export async function netAnchorOf(
  tx: Transaction,
  { accountId }: { readonly accountId: number },
  since: Date,
): Promise<number> {
  const balance = await lockBalance(tx, accountId)
  assert(balance, 'A wallet has a balance.')
  const { staked, won } = await sumRoundsSince(tx, accountId, MOVEMENT_KINDS.round, since)
  const given = await sumCreditsSince(tx, accountId, MOVEMENT_KINDS['free-round'], since)
  return won - staked + given - (balance.won - balance.staked)
}
