import type { Money } from '#contract/shapes/money.ts'
import { assert, type Querier } from '../kernel/index.ts'
import { MOVEMENT_KINDS, readBalance, sumCredits, type Balance } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** Cash that can be staked or withdrawn now. */
export async function getBalance(db: Querier, playerId: number): Promise<Money> {
  const { wallet, balance } = await read(db, playerId)
  return { amountMinor: balance.balance, currency: wallet.currency }
}

/** Totals are over the wallet's whole life. */
export type WalletMoney = {
  readonly balance: Money
  readonly depositedTotal: Money
  readonly stakedTotal: Money
  readonly wonTotal: Money
}

/** The player's money in figures for staff: what there is, what came in, what was played. */
export async function readMoneyOf(db: Querier, playerId: number): Promise<WalletMoney> {
  const { wallet, balance } = await read(db, playerId)
  const deposited = await sumCredits(db, wallet.accountId, MOVEMENT_KINDS.deposit)
  const money = (amountMinor: number): Money => ({ amountMinor, currency: wallet.currency })
  return {
    balance: money(balance.balance),
    depositedTotal: money(deposited),
    stakedTotal: money(balance.staked),
    wonTotal: money(balance.won),
  }
}

async function read(db: Querier, playerId: number): Promise<{ wallet: queries.Wallet; balance: Balance }> {
  const wallet = await queries.findWallet(db, playerId)
  const balance = wallet && (await readBalance(db, wallet.accountId))
  assert(wallet && balance, 'A player has a wallet from registration on.')
  return { wallet, balance }
}
