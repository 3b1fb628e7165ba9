import type { Money } from '#money'
import { assert, type Transaction } from '../kernel/index.ts'
import { openContraAccount, postMovement, type MovementKind, type Posted } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** Which of a player's accounts: `cash` is staked from online, `land-based` is what venues reach, `bonus` is lent to stakes. */
export type WalletPart = 'cash' | 'land-based' | 'bonus'

export type PlayerMovement = {
  readonly playerId: number
  readonly part?: WalletPart
  /** Reference of this movement in the books; each movement has its own. */
  readonly movementId: string
  readonly kind: Exclude<MovementKind, 'round'>
  readonly currency: Money['currency']
  readonly debitMinor?: number
  readonly creditMinor?: number
  /** The contra account, such as `withdrawals:banktransfer:clearing`. */
  readonly contraPath: string
}

/** Books one movement on a player's account. `insufficient`: nothing was booked. */
export async function movePlayerMoney(tx: Transaction, movement: PlayerMovement): Promise<Posted> {
  const { playerId, part = 'cash', movementId, kind, currency, debitMinor = 0, creditMinor = 0, contraPath } = movement
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player whose money moves has a wallet.')
  assert(wallet.currency === currency, 'A movement is in the currency of the wallet.')
  const accountId = await accountOf(tx, wallet, part)
  assert(accountId !== undefined, 'A part of a wallet is opened before money moves on it.')
  const contraId = await openContraAccount(tx, { path: contraPath, currency })
  return postMovement(tx, { reference: movementId, kind, accountId, contraId, debitMinor, creditMinor })
}

async function accountOf(tx: Transaction, wallet: queries.Wallet, part: WalletPart): Promise<number | undefined> {
  if (part === 'cash') return wallet.accountId
  if (part === 'bonus') return queries.findBonusAccount(tx, wallet.playerId)
  return (await queries.findLandBased(tx, wallet.playerId))?.accountId
}
