import type { RequestState } from '#contract/states/privacy-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findRequestsOf } from './privacy.queries.ts'

/**
 * State of the newest request for erasure; undefined without one. While the caller holds the player's row (`lockPlayerRow`), no erasure
 * begins or ends.
 */
export async function findErasureState(db: Querier, playerId: number): Promise<RequestState | undefined> {
  const [newest] = await findRequestsOf(db, playerId, 'erasure')
  return newest?.state
}
