import type { Transaction } from '#server/kernel/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { factsOf, readPlayer } from './read-player.ts'

/** Lets a player into a venue and counts the visit, or refuses one over the month's count. */
export async function enterVenue(needs: LimitsNeeds, tx: Transaction, playerId: number, venue: string): Promise<void> {
  const counts = await readPlayer(needs, tx, playerId)
  const refusal = await needs.law.judge(playerId, factsOf(counts, needs.law.kinds()), { kind: 'enter-venue' })
  if (refusal) needs.law.refuse(refusal)
  await queries.insertVisit(tx, playerId, venue, counts.now)
}
