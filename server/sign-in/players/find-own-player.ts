import { assert, type Querier } from '#server/kernel/index.ts'
import { findPlayerById, type Player } from '#server/players/index.ts'

/** The player of an open session, who must therefore exist. */
export async function findOwnPlayer(db: Querier, target: string, playerId: number): Promise<Player> {
  const player = await findPlayerById(db, target, playerId)
  assert(player, 'A session belongs to a player of its target.')
  return player
}
