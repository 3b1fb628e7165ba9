import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { makeClientAddress } from '#config/client-address.ts'
import type { TrustedProxies } from '#config/trusted-proxies.ts'
import { openCrash, type Crash } from '#server/crash/index.ts'
import {
  addToNetAnchor,
  findDefinition,
  findGameSession,
  GAME_SESSION_CHANGED,
  storeDefinition,
  moveDemoBalance,
  type GameRounds,
} from '#server/game-rounds/index.ts'
import { openContraAccount } from '#server/ledger/index.ts'

export type CrashParts = {
  readonly rounds: GameRounds
  readonly logger: Logger
  readonly gamesOrigin: string
  readonly connectionsMax?: number
  readonly connectionsOfSource?: number
  /** The proxies whose address of a viewer is trusted. */
  readonly trustedProxies: TrustedProxies
  /** Whether rounds may begin now; always if omitted. */
  readonly mayBegin?: () => boolean
}

type Live = Awaited<ReturnType<GameRounds['needs']['sessions']['findByToken']>>

/** Opens the room of shared games with what it needs of the room whose sessions and seeds it plays with. */
export async function composeCrash({
  rounds,
  logger,
  gamesOrigin,
  connectionsMax,
  connectionsOfSource,
  trustedProxies,
  mayBegin = () => true,
}: CrashParts): Promise<Crash> {
  const { needs } = rounds
  const { db, currency } = needs
  const contraId = await db.transaction((tx) => openContraAccount(tx, { path: `house:${currency}:stakes`, currency }))
  const clientAddress = makeClientAddress(trustedProxies)
  return openCrash({
    db,
    clock: needs.clock,
    logger,
    currency,
    processName: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
    seeds: needs.seeds,
    contraId,
    calendarDay: needs.calendarDay,
    isGameEnabled: needs.isGameEnabled,
    mayBegin,
    limits: needs.limits,
    wait: needs.wait,
    get minimumRoundMs() {
      return needs.minimumRoundMs
    },
    ...(needs.hourLoss ? { hourLoss: needs.hourLoss } : {}),
    findSession: async (id) => sessionOf(await needs.sessions.find(id)),
    findSessionByToken: async (token) => sessionOf(await needs.sessions.findByToken(token)),
    playMoney: {
      move: moveDemoBalance,
      read: async (at, sessionId) => {
        const session = await findGameSession(at, sessionId)
        return { balance: session?.demoBalance ?? 0, net: session?.demoNet ?? 0 }
      },
    },
    ...(needs.bonuses ? { bonuses: { ...needs.bonuses, moveNet: addToNetAnchor } } : {}),
    ...(needs.freeRounds ? { freeRounds: { ...needs.freeRounds, moveNet: addToNetAnchor } } : {}),
    readNetAnchor: async (at, sessionId) => (await findGameSession(at, sessionId))?.netAnchor ?? 0,
    storeDefinition,
    findDefinition: async (at, hash) => (await findDefinition(at, hash))?.definition,
    recordWin: needs.shown.recordWin,
    sendControl: needs.sendControl,
    gamesOrigin,
    sessionTopic: GAME_SESSION_CHANGED,
    sourceOf: ({ socket, headers }) =>
      clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString()),
    ...(connectionsOfSource === undefined ? {} : { connectionsOfSource }),
    ...(connectionsMax === undefined ? {} : { connectionsMax }),
  })
}

function sessionOf(live: Live) {
  if (!live) return undefined
  const { id, gameKey, mode, currency, playerId, playerSessionId, accountId } = live.row
  return { id, gameKey, mode, currency, playerId, playerSessionId, accountId, stakes: live.stakes }
}
