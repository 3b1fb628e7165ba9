import type { ReplyOf } from '#contract/call.ts'
import type { getCapabilities as call } from '#contract/play-v1/capabilities.ts'
import type { Input } from '#server/kernel/index.ts'
import type { CapabilityNeeds } from './needs.ts'
import { readCapabilities } from './read-capabilities.ts'

/** For staff: what one player may do now, and what stands against the rest. */
export async function showCapabilities(
  needs: CapabilityNeeds,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId } = query
  if (!(await needs.isPlayer(playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return { at: needs.clock.now().toISOString(), capabilities: await readCapabilities(needs, playerId) }
}
