import type { Transaction } from '#server/kernel/index.ts'
import type { LimitsNeeds } from './needs.ts'
import { factsOf, readPlayer } from './read-player.ts'

/** Whether the player has set or refused every limit that the market offers. It locks the player's limits. */
export async function areLimitsChosen(needs: LimitsNeeds, tx: Transaction, playerId: number): Promise<boolean> {
  const counts = await readPlayer(needs, tx, playerId)
  return factsOf(counts, needs.law.kinds()).limitsNotChosen.length === 0
}
