import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import {
  buildApp,
  newToken,
  TOKEN_PREFIX,
  type Clock,
  type Guards,
  type Metrics,
  type PlayerCaller,
} from '#server/kernel/index.ts'

/** As long as the rules let a player stay signed in. */
export const SIGNED_IN_MS = 12 * 3_600_000

/** Players by the token of their sign-in. */
export type SignIns = Map<string, PlayerCaller>

/** An app for rooms about play: its guard knows the players that are signed in here, and no staff. */
export function buildRoomApp(options: {
  readonly signIns: SignIns
  readonly game: Guards['game']
  readonly metrics: Metrics
  readonly logger: Logger
}): Promise<FastifyInstance> {
  const { signIns, game, metrics, logger } = options
  return buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: false,
      testCallsExist: false,
      rateFactor: 1e6,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: async (token) => signIns.get(token),
      staff: async () => undefined,
      game,
      recordCall: async () => async () => {},
    },
    metrics,
    logger,
  })
}

/** Signs a player in for half a day, by their id alone. */
export function signInTo(signIns: SignIns, clock: Clock, playerId: number, sessionId: string = randomUUID()) {
  const token = newToken(TOKEN_PREFIX.player)
  const now = clock.now()
  const later = new Date(now.getTime() + SIGNED_IN_MS)
  signIns.set(token, {
    kind: 'player',
    playerId,
    sessionId,
    sessionStartedAt: now,
    idleEndsAt: later,
    absoluteEndsAt: later,
  })
  return { token, now, later }
}
