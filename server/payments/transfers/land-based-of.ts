import { assert, type Transaction } from '#server/kernel/index.ts'
import { readLandBased } from '#server/wallet/index.ts'

/** What is in the land-based wallet of a player, in minor units. Every transfer has it on one side. */
export async function landBasedOf(tx: Transaction, playerId: number): Promise<number> {
  const land = await readLandBased(tx, playerId)
  assert(land, 'A player whose money moves has a wallet.')
  return land.balance.amountMinor
}
