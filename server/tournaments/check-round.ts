import type { ReplyOf } from '#contract/call.ts'
import type { checkRound as call } from '#contract/play-v1/tournaments.ts'
import { refuse } from '../kernel/index.ts'
import { SETTLE_MS } from './count-scores.ts'
import type { CountNeeds } from './needs.ts'
import { recompute } from './recompute.ts'
import { findRound } from './rounds.queries.ts'
import { lockCounting } from './scores.queries.ts'
import { termsOfRound } from './terms.ts'

const SHOWN = 100

/** Makes the table of a round anew from the books, as far as it was counted, and compares. Changes nothing. */
export async function checkRound(needs: CountNeeds, roundId: string): Promise<ReplyOf<typeof call>> {
  const { db, clock, brand } = needs
  return db.transaction(async (tx) => {
    await lockCounting(tx, roundId)
    const round = await findRound(tx, brand.target, roundId)
    if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
    const terms = await termsOfRound(tx, round)
    const { countedTo } = round
    const isOver = countedTo !== null && countedTo.getTime() >= round.endsAt.getTime() + SETTLE_MS
    const { players, rounds, differences } = await recompute(needs, tx, { round, terms, isOver })
    const shown = differences.slice(0, SHOWN)
    return { checkedAt: clock.now().toISOString(), players, rounds, differences: [...shown] }
  })
}
