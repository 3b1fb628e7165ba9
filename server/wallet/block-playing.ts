import { assert, type Querier, type Transaction } from '../kernel/index.ts'
import { forgetHour, lockBalance, readBalance, setStatus } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/**
 * Why playing is blocked, one bit each: removing a lock leaves an exclusion in force, and the reverse. `elsewhere`: the
 * person plays at another brand of the operator, whose ceilings apply to their sum. `terminal`: they sit at a terminal of a
 * venue, and one person plays in one place.
 */
const CAUSES = { lock: 1, exclusion: 2, elsewhere: 4, terminal: 8 } as const
export type BlockCause = keyof typeof CAUSES

/** Blocks new stakes of the player from the commit on, in every process: the statement of each stake checks it. */
export async function blockPlaying(tx: Transaction, playerId: number, cause: BlockCause = 'lock'): Promise<void> {
  await change(tx, playerId, (status) => status | CAUSES[cause])
}

/** Removes one cause. Without another one the player may stake again, from the commit on. */
export async function unblockPlaying(tx: Transaction, playerId: number, cause: BlockCause = 'lock'): Promise<void> {
  await change(tx, playerId, (status) => status & ~CAUSES[cause])
}

/**
 * Whether a lock or an exclusion keeps the player from playing. Not because they play elsewhere now: at another brand, or at a
 * terminal.
 */
export async function isKeptFromPlaying(db: Querier, playerId: number): Promise<boolean> {
  const status = await statusOf(db, playerId)
  return status === undefined || (status & (CAUSES.lock | CAUSES.exclusion)) !== 0
}

/** Whether the books refuse stakes of the player on the web now, for any cause: also because they play elsewhere. */
export async function areStakesRefused(db: Querier, playerId: number): Promise<boolean> {
  return (await statusOf(db, playerId)) !== 0
}

/** Undefined without a wallet. */
async function statusOf(db: Querier, playerId: number): Promise<number | undefined> {
  const wallet = await queries.findWallet(db, playerId)
  return wallet && (await readBalance(db, wallet.accountId))?.status
}

/** What the books have of the hour of a game is computed again before the player's next stake. */
export async function forgetHourOf(tx: Transaction, playerId: number): Promise<void> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  await forgetHour(tx, wallet.accountId)
}

async function change(tx: Transaction, playerId: number, statusFrom: (status: number) => number): Promise<void> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  const balance = await lockBalance(tx, wallet.accountId)
  assert(balance, 'A wallet has an account with a balance.')
  const status = statusFrom(balance.status)
  if (status !== balance.status) await setStatus(tx, wallet.accountId, status)
}
