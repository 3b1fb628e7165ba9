import type { Transaction } from '#server/kernel/index.ts'
import { spentAt, timeWithin } from './logon-time.ts'
import type { LimitsNeeds } from './needs.ts'
import { factsOf, readPlayer, type PlayerCounts } from './read-player.ts'

type Needs = Pick<
  LimitsNeeds,
  'clock' | 'law' | 'findAccount' | 'gamesOfSeries' | 'readLogons' | 'readVenuePlay' | 'brands'
>

/**
 * Refuses a sign-in above the count of the day or month, or after the day's time is used up; otherwise returns when the
 * session must end. Called in the transaction that opens the session, before it is opened: concurrent sign-ins run one
 * after the other.
 */
export async function judgeSignIn(
  needs: Needs,
  tx: Transaction,
  playerId: number,
): Promise<{ readonly sessionEndsAt: Date | null }> {
  const counts = await readPlayer(needs, tx, playerId)
  const refusal = await needs.law.judge(playerId, factsOf(counts, needs.law.kinds()), { kind: 'sign-in' })
  if (refusal) needs.law.refuse(refusal)
  return { sessionEndsAt: spentAtOf(counts) ?? null }
}

/** When the open sessions of a player must end; null when no limit ends them. Used after a change of limits. */
export async function readSessionEnd(needs: Needs, tx: Transaction, playerId: number): Promise<Date | null> {
  return spentAtOf(await readPlayer(needs, tx, playerId)) ?? null
}

/** When the day's time is used up if the player stays signed in. */
export function spentAtOf({ inForce, stretches, today, now }: PlayerCounts): Date | undefined {
  const minutes = inForce.get('LogonDurationDayWholeSystemLimit')?.value
  if (typeof minutes !== 'number') return undefined
  return spentAt({ usedMs: timeWithin(stretches, today), allowedMs: minutes * 60_000, now, today })
}
