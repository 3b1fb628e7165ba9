import type { ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import type { LiveSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import type { RoundShown } from '../history/show-round.ts'
import type { RoundBonus } from './stake-with-bonus.ts'

type Answer = ReplyOf<typeof call>

/** A round's bonus money as the contract shows it. */
export function showRoundBonus(
  { stakeMinor, wonMinor }: RoundBonus,
  currency: RoundShown['stake']['currency'],
): NonNullable<RoundShown['bonus']> {
  return {
    stake: { amountMinor: stakeMinor, currency },
    win: wonMinor === null ? null : { amountMinor: wonMinor, currency },
  }
}

/** Adds to a reply the bonus's part in its round, and what is left of it. */
export function addBonus(needs: GameRoundsNeeds, live: LiveSession, answer: Answer, bonus: RoundBonus) {
  const round = { ...answer.round, bonus: showRoundBonus(bonus, live.row.currency) }
  return addBonusLeft(needs, live, { ...answer, round })
}

/** Adds what is left of the bonus that had a part in the round. Rounds of cash alone are not changed. */
export async function addBonusLeft(
  { db, clock, bonuses }: GameRoundsNeeds,
  { row }: LiveSession,
  answer: Answer,
): Promise<Answer> {
  const { playerId, gameKey } = row
  if (!answer.round.bonus || !bonuses || playerId === null) return answer
  const left = await bonuses.find(db, { playerId, gameKey, at: clock.now() })
  return { ...answer, bonus: left ?? null }
}
