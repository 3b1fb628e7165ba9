import { readClub } from '../definitions/current-club.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { standOn } from '../points/levels.ts'
import { findPlayer } from '../points/points.queries.ts'
import { newcomer } from './show-status.ts'

/** A player's position in the current ladder of levels: 1 is the lowest, 0 none. */
export async function findLevelPlace(
  { db, clock, target }: Pick<LoyaltyNeeds, 'db' | 'clock' | 'target'>,
  playerId: number,
): Promise<number> {
  const { ladder } = await readClub(db, target, clock.now())
  const levels = ladder?.content.levels ?? []
  const { current } = standOn(levels, (await findPlayer(db, playerId)) ?? newcomer(playerId))
  return current ? levels.indexOf(current) + 1 : 0
}
