import type { ReplyOf } from '#contract/call.ts'
import type { getFreeRoundsResult } from '#contract/play-v1/own-free-rounds.ts'
import { refuse } from '../kernel/index.ts'
import { listEnds } from './archive/find-spent.ts'
import { findWon } from './free-rounds.queries.ts'
import type { FreeRoundNeeds } from './needs.ts'
import { listResults } from './relations/list-results.ts'
import { findRelation } from './relations/relations.queries.ts'
import { bonusOf, giftOf } from './terms-of.ts'

/** What a set has won: all rounds of an offer, also those that were moved from another game, or those of a prize. */
export async function showResult(
  { campaigns: { db, currency } }: FreeRoundNeeds,
  playerId: number | null,
  awardId: string,
): Promise<ReplyOf<typeof getFreeRoundsResult>> {
  const award = await findWon(db, awardId)
  if (award?.playerId !== playerId) return refuse('ERR_FREE_ROUNDS_NOT_FOUND')
  const relation = award.relationId ? await findRelation(db, award.relationId) : undefined
  const ends = relation
    ? ((await listResults(db, [relation.id])).get(relation.id) ?? [])
    : (await listEnds(db, [{ id: awardId, used: award.used }])).map(({ isWin }) => isWin)
  const { used, won, held } = relation ?? award
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    rounds: relation ? giftOf(relation.terms).rounds : award.rounds,
    used,
    wins: ends.filter((isWin) => isWin === true).length,
    isWhole: ends.length === used && !ends.includes(null),
    won: money(won),
    toCash: money(won - held),
    toBonus: money(relation ? (relation.bonusAmount ?? bonusOf(relation.terms, held)) : 0),
  }
}
