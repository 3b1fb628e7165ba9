import { newId, newToken, TOKEN_PREFIX, type Transaction } from '#server/kernel/index.ts'
import { hashToken } from '../secrets/hash-token.ts'
import * as sessions from './player-sessions.queries.ts'

/**
 * A stretch in which a player was signed in at a terminal, told after it was over: it counts in the time and the number of
 * sign-ins like any other. Nobody ever has its token.
 */
export async function recordTerminalSession(
  tx: Transaction,
  session: {
    readonly target: string
    readonly playerId: number
    readonly openedAt: Date
    readonly endedAt: Date
    readonly venueName: string
  },
): Promise<void> {
  const { target, playerId, openedAt, endedAt, venueName } = session
  const id = newId(openedAt)
  await sessions.insertSession(tx, {
    id,
    tokenHash: hashToken(newToken(TOKEN_PREFIX.player)),
    target,
    playerId,
    openedAt,
    lastSeenAt: endedAt,
    idleEndsAt: endedAt,
    absoluteEndsAt: endedAt,
    client: venueName,
    source: 'venue',
  })
  await sessions.recordEnd(tx, id, endedAt)
}
