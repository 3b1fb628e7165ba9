import type { RequestState } from '#contract/states/privacy-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findRequestsOf } from './privacy.queries.ts'

/** How far the erasure of a person is; undefined where none was requested. Whoever holds the player's row reads what stays so. */
export async function findErasureState(db: Querier, playerId: number): Promise<RequestState | undefined> {
  const [newest] = await findRequestsOf(db, playerId, 'erasure')
  return newest?.state
}
