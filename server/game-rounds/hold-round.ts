import type { playRound } from '#contract/play-v1/play.ts'
import { refuse as refuseByCode, type Refuse } from '../kernel/index.ts'
import { nextRoundAt } from '../ledger/index.ts'
import type { LiveSession } from './sessions/live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { stakeToJudge } from './stake-to-judge.ts'

const refuse: Refuse<typeof playRound> = refuseByCode

type HoldNeeds = Pick<GameRoundsNeeds, 'clock' | 'limits' | 'minimumRoundMs' | 'wait'>

/**
 * Delays a round that comes a moment too early until it may begin. One that would wait longer than the minimum time
 * between two rounds is refused: the same player began a round in another game meanwhile, on any device.
 * @param lastBegun when the player's last round began
 */
export async function holdRound(
  needs: HoldNeeds,
  live: LiveSession,
  lastBegun: Date | null,
  stakeMinor: number,
): Promise<void> {
  const { clock, minimumRoundMs } = needs
  const now = clock.now()
  const next = nextRoundAt(lastBegun, now, minimumRoundMs)
  if (!next || lastBegun === null) return
  if (next.getTime() > live.askedAt + minimumRoundMs) return refuseTooSoon(needs, live, lastBegun, next, stakeMinor)
  // A timer may fire a moment early.
  await needs.wait(next.getTime() - now.getTime() + 1)
}

/** Refuses with rule, figure and instant; the plain code is for a pace that the law does not know. */
async function refuseTooSoon(
  { limits }: HoldNeeds,
  live: LiveSession,
  lastBegun: Date,
  next: Date,
  stakeMinor: number,
): Promise<void> {
  if (live.row.playerId !== null) await limits.judgePace?.(stakeToJudge(live, stakeMinor), lastBegun)
  return refuse('ERR_ROUND_TOO_SOON', { earliestAllowedAt: next.toISOString() })
}
