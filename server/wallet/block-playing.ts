import { assert, type Transaction } from '../kernel/index.ts'
import { setStatus } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

const OPEN = 0
const BLOCKED = 1

/** Stops new stakes of the player from the commit on, in every process: the stake's own statement looks at it. */
export async function blockPlaying(tx: Transaction, playerId: number): Promise<void> {
  await change(tx, playerId, BLOCKED)
}

/** Lets the player stake again, from the commit on. */
export async function unblockPlaying(tx: Transaction, playerId: number): Promise<void> {
  await change(tx, playerId, OPEN)
}

async function change(tx: Transaction, playerId: number, status: number): Promise<void> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet && (await setStatus(tx, wallet.accountId, status)), 'A player has a wallet from registration on.')
}
