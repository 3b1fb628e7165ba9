import type { ReplyOf } from '#contract/call.ts'
import type { getReminder as call } from '#contract/play-v1/limits.ts'
import type { LimitsNeeds } from './needs.ts'
import { readPlayer } from './read-player.ts'

/**
 * Interval of the reminder in a game's page: the strictest value that the person has chosen at any brand. It refuses
 * nothing, so the page implements it.
 */
export async function showReminder(needs: LimitsNeeds, playerId: number | null): Promise<ReplyOf<typeof call>> {
  if (playerId === null) return { everyMinutes: null }
  const { inForce } = await needs.db.transaction((tx) => readPlayer(needs, tx, playerId))
  return { everyMinutes: inForce.get('RealityCheckWholeSystemLimit')?.value ?? null }
}
