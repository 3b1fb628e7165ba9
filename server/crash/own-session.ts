import { refuse, type GameCaller } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { rulesOf, type CrashRules } from './game-rules.ts'
import type { CrashSession } from './needs.ts'

export type OwnSession = { readonly session: CrashSession; readonly rules: CrashRules; readonly owner: string }

/** The open session of a caller in a shared game. */
export async function ownSession(
  { findSession }: Pick<CrashRoom, 'findSession'>,
  { gameSessionId }: GameCaller,
): Promise<OwnSession> {
  const session = await findSession(gameSessionId)
  if (!session) return refuse('ERR_GAME_SESSION_ENDED')
  const rules = rulesOf(session.gameKey)
  if (!rules) return refuse('ERR_GAME_NOT_FOUND')
  return { session, rules, owner: ownerOf(session) }
}

/** Owner of a bet: the player, on whichever device; in a demo the session. */
function ownerOf({ id, playerId, mode }: Pick<CrashSession, 'id' | 'playerId' | 'mode'>): string {
  return mode === 'real' && playerId !== null ? `player:${playerId}` : `session:${id}`
}
