import { CRASH_CLOSE, type CrashFrame } from '#contract/play-v1/crash-stream.ts'

const PATH = '/capi/Play/v1/Crash/Stream'
const WAITS_MS = [300, 700, 1500, 3000, 5000]
/** Frames come at least once a second: a connection that is silent for this long is dead. */
const SILENCE_MS = 6000

type Needs = {
  readonly token: () => string
  readonly onFrame: (frame: CrashFrame, receivedAtMs: number) => void
  readonly onLine: (isUp: boolean) => void
  /** The session has ended: no more frames will come. */
  readonly onEnded: () => void
}

/**
 * Subscribes to the game's stream, and reconnects from the last frame whenever the connection breaks. Returns the
 * function that ends it.
 */
export function listenStream({ token, onFrame, onLine, onEnded }: Needs): () => void {
  let socket: WebSocket | undefined
  let seen: { e: string; q: number } | undefined
  let tries = 0
  let isOver = false
  let timer = 0
  let silence = 0

  const watchSilence = (): void => {
    clearTimeout(silence)
    silence = window.setTimeout(() => {
      // A dead socket may close late or never: it is abandoned without waiting.
      const dead = socket
      socket = undefined
      dead?.close()
      comeBackLater()
    }, SILENCE_MS)
  }
  const comeBackLater = (): void => {
    if (tries === 0) onLine(false)
    // Many clients reconnect after a restart: spread over time.
    const waitMs = (WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0) * (0.6 + 0.8 * share(performance.now()))
    tries += 1
    timer = window.setTimeout(connect, waitMs)
  }
  const connect = (): void => {
    const address = new URL(PATH, location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    let made: WebSocket
    try {
      made = new WebSocket(address)
    } catch {
      return comeBackLater()
    }
    socket = made
    watchSilence()
    made.addEventListener('open', () => made.send(JSON.stringify({ token: token(), ...(seen ? { seen } : {}) })))
    made.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as CrashFrame
      seen = { e: frame.e, q: frame.q }
      if (tries > 0) onLine(true)
      tries = 0
      watchSilence()
      onFrame(frame, performance.now())
    })
    made.addEventListener('close', ({ code }) => {
      clearTimeout(silence)
      if (isOver || socket !== made) return
      if (code === CRASH_CLOSE.notAllowed || code === CRASH_CLOSE.ended || code === CRASH_CLOSE.tooMuch) {
        isOver = true
        return onEnded()
      }
      comeBackLater()
    })
  }
  connect()
  return () => {
    isOver = true
    clearTimeout(timer)
    clearTimeout(silence)
    socket?.close()
  }
}

function share(now: number): number {
  return (now * 7919) % 1
}
