import type { Money } from '#contract/shapes/money.ts'
import { assert, type Transaction } from '../kernel/index.ts'
import { openContraAccount, postMovement } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** A payment that the gateway has settled. */
export type Deposit = {
  readonly playerId: number
  readonly paymentId: string
  readonly amount: Money
  /** Name of the gateway; the money comes from its clearing account. */
  readonly gateway: string
}

/** Credits a settled deposit to the player. The same payment again changes nothing. Returns the balance after it. */
export async function creditDeposit(
  tx: Transaction,
  { playerId, paymentId, amount, gateway }: Deposit,
): Promise<Money> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player who deposits has a wallet.')
  assert(wallet.currency === amount.currency, 'A deposit is in the currency of the wallet.')
  const contraId = await openContraAccount(tx, {
    path: `gateway:${gateway.toLowerCase()}:clearing`,
    currency: amount.currency,
  })
  const posted = await postMovement(tx, {
    reference: paymentId,
    kind: 'deposit',
    accountId: wallet.accountId,
    contraId,
    debitMinor: 0,
    creditMinor: amount.amountMinor,
  })
  assert(posted.outcome !== 'insufficient', 'A credit is never refused.')
  return { amountMinor: posted.balanceAfterMinor, currency: wallet.currency }
}
