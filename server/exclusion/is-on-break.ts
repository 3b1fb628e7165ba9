import type { Querier } from '#server/kernel/index.ts'
import { findStanding } from './exclusion.queries.ts'

/** Whether a player is kept from playing by the forced break and by nothing else. */
export async function isOnBreak(db: Querier, playerId: number): Promise<boolean> {
  const standing = await findStanding(db, playerId)
  return standing.length > 0 && standing.every(({ kind }) => kind === 'break')
}
