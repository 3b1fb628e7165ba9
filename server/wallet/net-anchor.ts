import { assert, type Querier, type Transaction } from '../kernel/index.ts'
import { lockBalance, MOVEMENT_KINDS, sumMovedSince, sumRoundsSince } from '../ledger/index.ts'

type Account = { readonly accountId: number }

/**
 * Wins minus stakes since an instant, less the account's running totals now: later, the same result is this number plus
 * `won - staked`. The account is locked while it is read, so that no round is counted twice or left out.
 */
export async function playAnchorOf(tx: Transaction, { accountId }: Account, since: Date): Promise<number> {
  const balance = await lockBalance(tx, accountId)
  assert(balance, 'A wallet has a balance.')
  const { staked, won } = await sumRoundsSince(tx, accountId, MOVEMENT_KINDS.round, since)
  return won - staked - (balance.won - balance.staked)
}

/**
 * The part of stakes and wins since an instant that was not the player's own: free rounds with what is kept of their
 * wins, bonus money with its share of the wins, and jackpots. A net result counts cash only.
 */
export function housePartSince(db: Querier, { accountId }: Account, since: Date): Promise<number> {
  const { 'free-round': free, 'free-round-held': held, 'jackpot-win': jackpot } = MOVEMENT_KINDS
  const { 'bonus-stake': lent, 'bonus-win': back } = MOVEMENT_KINDS
  return sumMovedSince(db, accountId, [free, held, lent, back, jackpot], since)
}

/** The net result since an instant, less the account's running totals now; of cash only. */
export async function netAnchorOf(tx: Transaction, account: Account, since: Date): Promise<number> {
  return (await playAnchorOf(tx, account, since)) + (await housePartSince(tx, account, since))
}
