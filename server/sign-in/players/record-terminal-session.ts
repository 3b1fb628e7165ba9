import { newId, newToken, TOKEN_PREFIX, type Transaction } from '#server/kernel/index.ts'
import { hashToken } from '../secrets/hash-token.ts'
import * as sessions from './player-sessions.queries.ts'

/**
 * A session of a player at a terminal, reported after it ended: it counts in the time and the number of sign-ins like
 * any other. Its token is given to nobody.
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
