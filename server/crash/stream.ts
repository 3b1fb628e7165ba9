import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import * as ws from 'ws'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { CRASH_CLOSE, type CrashHello } from '#contract/play-v1/crash-stream.ts'
import { CRASH_STREAM_PATH } from '#contract/play-v1/crash.ts'
import { countPlaces } from './count-places.ts'
import type { CrashRoom } from './crash-room.ts'
import type { CrashSession } from './needs.ts'
import type { Viewer, WatchedGame } from './watch-game.ts'

const HELLO_MAX_BYTES = 512
const HELLO_WAIT_MS = 5000
/** A page says who it is, once; a few more words are no harm, a flood is. */
const MESSAGES_MAX = 10
/** With more waiting than this, a viewer is left out until it has read. */
const WAITING_MAX_BYTES = 16 * 1024
const CONNECTIONS_OF_SESSION = 4
/** A hall, a house or a telephone network may stand behind one address, but one address is not everybody. */
const CONNECTIONS_OF_SOURCE = 400
const PING_MS = 25_000

export type StreamOptions = {
  readonly room: CrashRoom
  /** The only pages that may open it. */
  readonly allowedOrigin: string
  readonly watch: (gameKey: string) => WatchedGame
  readonly connectionsMax?: number
  readonly connectionsOfSource?: number
  /** Where a connection comes from. */
  readonly sourceOf: (request: IncomingMessage) => string
}

const TEXT = 1

/** The part of the library that makes frames; its types leave it out. */
type FrameMaker = {
  readonly frame: (
    data: Buffer,
    options: { fin: boolean; rsv1: boolean; opcode: number; mask: boolean; readOnly: boolean },
  ) => Buffer[]
}

/** The bytes of one text message: made once, written to every connection. */
export function buildFrame(text: string): Buffer {
  const { Sender } = ws as unknown as { readonly Sender: FrameMaker }
  return Buffer.concat(
    Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: TEXT, mask: false, readOnly: false }),
  )
}

type Connection = {
  readonly socket: WebSocket
  readonly session: CrashSession
  readonly leave: () => void
  isAlive: boolean
}

/** The door for viewers: who may come in, what they may say, and what becomes of slow ones. */
export function openStream({
  room,
  allowedOrigin,
  watch,
  connectionsMax = 20_000,
  connectionsOfSource = CONNECTIONS_OF_SOURCE,
  sourceOf,
}: StreamOptions) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: HELLO_MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    skipUTF8Validation: false,
  })
  const open = new Set<WebSocket>()
  const connections = new Map<string, Set<Connection>>()
  const ofSources = countPlaces()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = request.url?.split('?')[0]
    if (path !== CRASH_STREAM_PATH) return refuseUpgrade(socket, '404 Not Found')
    // A browser always says whose page it is; another site must not listen with a player's help.
    if (request.headers.origin !== allowedOrigin) return refuseUpgrade(socket, '403 Forbidden')
    if (open.size >= connectionsMax) return refuseUpgrade(socket, '503 Service Unavailable')
    const leaveSource = ofSources.take(sourceOf(request), connectionsOfSource)
    if (!leaveSource) return refuseUpgrade(socket, '429 Too Many Requests')
    socket.on('close', leaveSource)
    sockets.handleUpgrade(request, socket, head, (made) => welcome(made, socket))
  }

  const welcome = (socket: WebSocket, raw: Duplex): void => {
    open.add(socket)
    let said = 0
    let connection: Connection | undefined
    const patience = setTimeout(() => socket.close(CRASH_CLOSE.notAllowed), HELLO_WAIT_MS)
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => {
      if (connection) connection.isAlive = true
    })
    socket.on('close', () => {
      clearTimeout(patience)
      open.delete(socket)
      connection?.leave()
    })
    socket.on('message', (data, isBinary) => {
      said += 1
      if (isBinary || said > MESSAGES_MAX) return socket.close(CRASH_CLOSE.tooMuch)
      if (said > 1) return
      clearTimeout(patience)
      const hello = readHello(data)
      if (!hello) return socket.close(CRASH_CLOSE.notAllowed)
      enter(socket, raw, hello)
        .then((entered) => {
          connection = entered
          if (socket.readyState !== socket.OPEN) entered?.leave()
        })
        .catch((error: unknown) => {
          room.logger.error({ err: error }, 'a viewer of a shared game was not let in')
          socket.close(1011)
        })
    })
  }

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
    /** Takes the upgrades of a server. */
    attach: (server: Server): void => void server.on('upgrade', upgrade),
    /** The session is over: its viewers are sent away. */
    endSession: (sessionId: string): void => {
      for (const { socket } of connections.get(sessionId) ?? []) socket.close(CRASH_CLOSE.ended)
    },
    countOf: (): number => open.size,
    close: (): void => {
      clearInterval(pinger)
      for (const socket of open) socket.close(CRASH_CLOSE.restart)
      sockets.close()
    },
    /** Whoever has not gone by now. */
    terminate: (): void => {
      for (const socket of open) socket.terminate()
    },
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function readHello(data: RawData): CrashHello | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    if (typeof value !== 'object' || value === null || !('token' in value) || typeof value.token !== 'string')
      return undefined
    if (!/^[\w-]{20,200}$/.test(value.token)) return undefined
    const seen = 'seen' in value ? value.seen : undefined
    const isSeen =
      typeof seen === 'object' &&
      seen !== null &&
      'e' in seen &&
      'q' in seen &&
      typeof seen.e === 'string' &&
      Number.isSafeInteger(seen.q)
    return { token: value.token, ...(isSeen ? { seen: { e: seen.e as string, q: seen.q as number } } : {}) }
  } catch {
    return undefined
  }
}
