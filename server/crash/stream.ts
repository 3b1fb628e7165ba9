import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import * as ws from 'ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { CRASH_CLOSE } from '#contract/play-v1/crash-stream.ts'
import { CRASH_STREAM_PATH } from '#contract/play-v1/crash.ts'
import { countPlaces } from './count-places.ts'
import type { CrashRoom } from './crash-room.ts'
import { readHello } from './read-hello.ts'
import { createConnections, type Connection } from './viewer-connections.ts'
import type { WatchedGame } from './watch-game.ts'

const HELLO_MAX_BYTES = 512
const HELLO_WAIT_MS = 5000
/** A page sends one message with its token; a few more are tolerated, a flood is not. */
const MESSAGES_MAX = 10
/** Many people may share an address (a venue, a household, a mobile network), but one address must not take all places. */
const CONNECTIONS_OF_SOURCE = 400

export type StreamOptions = {
  readonly room: CrashRoom
  /** The only origin whose pages may connect. */
  readonly allowedOrigin: string
  readonly watch: (gameKey: string) => WatchedGame
  readonly connectionsMax?: number
  readonly connectionsOfSource?: number
  /** The source of a connection. */
  readonly sourceOf: (request: IncomingMessage) => string
}

const TEXT = 1

/** The part of the library that builds frames; it is missing in its types. */
type FrameMaker = {
  readonly frame: (
    data: Buffer,
    options: { fin: boolean; rsv1: boolean; opcode: number; mask: boolean; readOnly: boolean },
  ) => Buffer[]
}

/** Builds the bytes of one text message once, for every connection. */
export function buildFrame(text: string): Buffer {
  const { Sender } = ws as unknown as { readonly Sender: FrameMaker }
  return Buffer.concat(
    Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: TEXT, mask: false, readOnly: false }),
  )
}

/** The WebSocket for viewers: admission, limits of messages, and what happens to slow ones. */
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
  const connections = createConnections(room, watch)
  const ofSources = countPlaces()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = request.url?.split('?')[0]
    if (path !== CRASH_STREAM_PATH) return refuseUpgrade(socket, '404 Not Found')
    // A browser always sends the origin of its page; another site must not connect with a player's cookies.
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
      connections
        .enter(socket, raw, hello)
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

  return {
    /** Handles the WebSocket upgrades of a server. */
    attach: (server: Server): void => void server.on('upgrade', upgrade),
    endSession: connections.endSession,
    countOf: (): number => open.size,
    close: (): void => {
      connections.stop()
      for (const socket of open) socket.close(CRASH_CLOSE.restart)
      sockets.close()
    },
    /** Ends connections that have not closed by now. */
    terminate: (): void => {
      for (const socket of open) socket.terminate()
    },
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
