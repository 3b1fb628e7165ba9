import { assert, type Transaction } from '../kernel/index.ts'
import { lockBalance, setStatus } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/**
 * Why playing is blocked, a bit each: taking off a lock leaves an exclusion, and the other way round. `elsewhere`: the person
 * plays at another brand of the operator, whose ceilings hold their sum.
 */
const CAUSES = { lock: 1, exclusion: 2, elsewhere: 4 } as const
export type BlockCause = keyof typeof CAUSES

/** Stops new stakes of the player from the commit on, in every process: the stake's own statement looks at it. */
export async function blockPlaying(tx: Transaction, playerId: number, cause: BlockCause = 'lock'): Promise<void> {
  await change(tx, playerId, (status) => status | CAUSES[cause])
}

/** Takes one cause away. Without another one the player may stake again, from the commit on. */
export async function unblockPlaying(tx: Transaction, playerId: number, cause: BlockCause = 'lock'): Promise<void> {
  await change(tx, playerId, (status) => status & ~CAUSES[cause])
}

async function change(tx: Transaction, playerId: number, statusFrom: (status: number) => number): Promise<void> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  const balance = await lockBalance(tx, wallet.accountId)
  assert(balance, 'A wallet has an account with a balance.')
  const status = statusFrom(balance.status)
  if (status !== balance.status) await setStatus(tx, wallet.accountId, status)
}
