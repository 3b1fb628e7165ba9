import { connect, type Socket } from 'node:net'
import { CRASH_STREAM_PATH } from '#contract/play-v1/crash.ts'
import { GAMES_ORIGIN } from './crash-origin.ts'

const MASK = Buffer.from([7, 11, 13, 17])
const AT = Buffer.from('"at":')
const RUNNING = Buffer.from('"s":"running"')
const AT_DIGITS = 13
/** A ping without payload. No text of ours contains these bytes. */
const PING = Buffer.from([0x89, 0])
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** What all viewers saw since the last call. Milliseconds from the creation of a frame to its arrival. */
export type Seen = { readonly lagsMs: readonly number[]; readonly frames: number; readonly runningFrames: number }

/**
 * Many viewers on plain sockets, in one process: a frame costs them a timestamp and two searches, so that they hardly
 * affect the measurement.
 */
export async function openViewers(
  port: number,
  tokens: readonly string[],
  count: number,
): Promise<{ readonly take: () => Seen; readonly lost: () => number; readonly close: () => void }> {
  const sockets: Socket[] = []
  let lags: number[] = []
  let frames = 0
  let runningFrames = 0
  let lost = 0

  const hear = (socket: Socket, data: Buffer): void => {
    const nowMs = performance.timeOrigin + performance.now()
    // A ping: alone, or together with frames.
    if (data.includes(PING)) socket.write(PONG)
    if (data.length === PING.length) return
    frames += 1
    const at = data.indexOf(AT)
    if (at < 0 || data.indexOf(RUNNING) < 0) return
    runningFrames += 1
    const madeMs = Number(data.toString('latin1', at + AT.length, at + AT.length + AT_DIGITS))
    lags.push(nowMs - madeMs)
  }
  const open = (token: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      socket.once('error', reject)
      socket.once('connect', () =>
        socket.write(
          `GET ${CRASH_STREAM_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: ${GAMES_ORIGIN}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        ),
      )
      socket.once('data', (data) => {
        if (!data.toString('latin1', 0, 12).startsWith('HTTP/1.1 101')) {
          reject(new Error('The handshake was refused.'))
          return
        }
        socket.on('data', (frame) => hear(socket, frame))
        socket.on('close', () => (lost += 1))
        socket.write(maskedText(JSON.stringify({ token })))
        resolve()
      })
      sockets.push(socket)
    })

  const AT_ONCE = 100
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) =>
      open(tokens[(at + more) % tokens.length] ?? ''),
    )
    await Promise.all(some)
  }
  return {
    take: () => {
      const seen = { lagsMs: lags, frames, runningFrames }
      lags = []
      frames = 0
      runningFrames = 0
      return seen
    },
    lost: () => lost,
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Messages of a client must be masked. Any mask will do. */
function maskedText(text: string): Buffer {
  const body = Buffer.from(text)
  for (let at = 0; at < body.length; at += 1) body[at] = (body[at] ?? 0) ^ (MASK[at & 3] ?? 0)
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff])
  return Buffer.concat([head, MASK, body])
}
