import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { CRASH_CLOSE, type CrashHello } from '#contract/play-v1/crash-stream.ts'
import type { CrashRoom } from './crash-room.ts'
import type { CrashSession } from './needs.ts'
import type { Viewer, WatchedGame } from './watch-game.ts'

/** A viewer with more unsent bytes than this is skipped until it has read them. */
const WAITING_MAX_BYTES = 16 * 1024
const CONNECTIONS_OF_SESSION = 4
const PING_MS = 25_000

export type Connection = {
  readonly socket: WebSocket
  readonly session: CrashSession
  readonly leave: () => void
  isAlive: boolean
}

/** Authenticated connections of viewers, by session. Those that answer no ping are closed. */
export function createConnections(room: CrashRoom, watch: (gameKey: string) => WatchedGame) {
  const connections = new Map<string, Set<Connection>>()

  const enter = async (socket: WebSocket, raw: Duplex, hello: CrashHello): Promise<Connection | undefined> => {
    const session = await room.findSessionByToken(hello.token)
    if (!session) {
      socket.close(CRASH_CLOSE.notAllowed)
      return undefined
    }
    const game = watch(session.gameKey)
    const own = connections.get(session.id) ?? new Set()
    if (own.size >= CONNECTIONS_OF_SESSION) {
      socket.close(CRASH_CLOSE.tooMuch)
      return undefined
    }
    const viewer: Viewer = {
      seen: hello.seen?.e === game.epoch ? hello.seen.q : -1,
      seenRound: undefined,
      isReady: () => raw.writableLength < WAITING_MAX_BYTES,
      sendPrebuilt: (frame) => {
        if (socket.readyState === socket.OPEN) raw.write(frame)
      },
    }
    const connection: Connection = {
      socket,
      session,
      isAlive: true,
      leave: () => {
        game.leave(viewer)
        own.delete(connection)
        if (own.size === 0) connections.delete(session.id)
      },
    }
    own.add(connection)
    connections.set(session.id, own)
    await game.join(viewer)
    return connection
  }

  const pinger = setInterval(() => {
    for (const own of connections.values()) {
      for (const connection of own) {
        if (!connection.isAlive) connection.socket.terminate()
        else {
          connection.isAlive = false
          connection.socket.ping()
        }
      }
    }
  }, PING_MS)
  pinger.unref()

  return {
    /** A session's page begins to watch; undefined when it may not, and its socket is closed. */
    enter,
    /** The session is over: its connections are closed. */
    endSession: (sessionId: string): void => {
      for (const { socket } of connections.get(sessionId) ?? []) socket.close(CRASH_CLOSE.ended)
    },
    stop: (): void => clearInterval(pinger),
  }
}
