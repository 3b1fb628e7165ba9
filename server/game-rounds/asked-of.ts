import { assert } from '../kernel/index.ts'
import type { LiveSession } from './sessions/live-sessions.ts'

/** What the limits are asked before a stake: a crash game has a limit of its own in some markets. */
export function askedOf({ row, definition }: LiveSession, stakeMinor: number) {
  assert(row.playerId !== null, 'Play for money has a player.')
  const game = definition.engine === 'crash' ? 'crash' : 'casino'
  return {
    playerId: row.playerId,
    stakeMinor,
    game,
    gameKey: row.gameKey,
    playerSessionId: row.playerSessionId,
  } as const
}
