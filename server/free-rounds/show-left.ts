import type { ReplyOf } from '#contract/call.ts'
import type { listFreeRoundsLeft } from '#contract/play-v1/own-free-rounds.ts'
import { listUsable } from './free-rounds.queries.ts'
import type { FreeRoundNeeds } from './needs.ts'
import { canPlay } from './relations/show-relation.ts'

/** Games in which a player has rounds to play now; the game whose rounds end first is the first. */
export async function showLeft(needs: FreeRoundNeeds, playerId: number): Promise<ReplyOf<typeof listFreeRoundsLeft>> {
  const { db, clock } = needs.campaigns
  // A player who is kept from playing sees none.
  if (await needs.isPlayingBlocked(db, playerId)) return { games: [] }
  const games = new Map<string, { gameKey: string; left: number; endsAt: string }>()
  for (const { gameKey, stake, left, endsAt } of await listUsable(db, { playerId, at: clock.now() })) {
    if (!canPlay(needs, gameKey, stake)) continue
    const before = games.get(gameKey)
    if (before) before.left += left
    else games.set(gameKey, { gameKey, left, endsAt: endsAt.toISOString() })
  }
  return { games: [...games.values()] }
}
