import type { Money } from '#money'
import { assert, type Querier, type Transaction } from '../kernel/index.ts'
import { lockBalance, openBalanceAccount, readBalance } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** What venues can reach of a player's money. Disabled, they reach nothing, and it stays the player's. */
export type LandBased = { readonly isEnabled: boolean; readonly accountId: number | undefined; readonly balance: Money }

/** Undefined for a player without a wallet. */
export async function readLandBased(db: Querier, playerId: number): Promise<LandBased | undefined> {
  const wallet = await queries.findWallet(db, playerId)
  if (!wallet) return undefined
  const { currency } = wallet
  const land = await queries.findLandBased(db, playerId)
  if (!land) return { isEnabled: false, accountId: undefined, balance: { amountMinor: 0, currency } }
  const balance = await readBalance(db, land.accountId)
  assert(balance, 'A land-based wallet has an account with a balance.')
  return { ...land, balance: { amountMinor: balance.balance, currency } }
}

/** Nothing moves what venues can reach of a player's money until the transaction ends. */
export async function lockLandBased(tx: Transaction, playerId: number): Promise<void> {
  const land = await queries.findLandBased(tx, playerId)
  if (land) await lockBalance(tx, land.accountId)
}

/** Enables or disables a player's land-based wallet; the first time opens its account. */
export async function setLandBased(
  tx: Transaction,
  { playerId, isEnabled, at }: { readonly playerId: number; readonly isEnabled: boolean; readonly at: Date },
): Promise<LandBased> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  // Without the lock, two concurrent calls would open the account twice.
  await lockBalance(tx, wallet.accountId)
  const accountId = await openBalanceAccount(tx, { path: `player:${playerId}:land-based`, currency: wallet.currency })
  await queries.saveLandBased(tx, { playerId, accountId, isEnabled, changedAt: at })
  const after = await readLandBased(tx, playerId)
  assert(after, 'What was just written can be read.')
  return after
}
