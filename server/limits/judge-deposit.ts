import type { LimitsNeeds, LimitVerdict } from './needs.ts'
import { factsOf, readPlayer } from './read-player.ts'

/** Refuses a deposit that would exceed a limit that the player has chosen. */
export async function judgeDeposit(needs: LimitsNeeds, playerId: number, amountMinor: number): Promise<void> {
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, playerId))
  const facts = factsOf(counts, needs.law.kinds())
  const refusal = await needs.law.judge(playerId, facts, { kind: 'deposit', amountMinor })
  if (refusal) needs.law.refuse(refusal)
}

/** What a limit would refuse of each amount, as a dry run: nothing is recorded. */
export async function previewDeposits(
  needs: LimitsNeeds,
  playerId: number,
): Promise<(amountMinor: number) => LimitVerdict> {
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, playerId))
  const facts = factsOf(counts, needs.law.kinds())
  return (amountMinor) => needs.law.preview(facts, { kind: 'deposit', amountMinor })
}
