import { assert } from '../kernel/index.ts'
import type { LiveSession } from './sessions/live-sessions.ts'

/** The stake as the limits judge it: crash games have limits of their own in some markets. */
export function stakeToJudge({ row, definition }: LiveSession, stakeMinor: number) {
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
