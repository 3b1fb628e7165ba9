import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/**
 * Plays rounds over raw keep-alive sockets and measures them: one request in progress on each connection (closed loop,
 * so the p99 is optimistic). A process of its own, started by bench.ts; prints one line of JSON.
 */
type Order = {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly warmMs: number
  readonly measureMs: number
  readonly stakeMinor: number
  /** Game tokens, at least one for each connection; a connection cycles through its own share. */
  readonly tokens: readonly string[]
  /** `v7`: round ids that sort by time; `v4`: random ones. */
  readonly ids: string
}

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Order
const { port, path, connections, warmMs, measureMs, stakeMinor, tokens, ids } = order

const BUCKET_US = 20
const latencies = new Uint32Array(200_000)
let done = 0
let inAll = 0
let errors = 0
let firstError = ''
let isMeasuring = false
/** Sessions that have played; the measurement begins when all have, since a session is read from the database only once. */
let played = 0
let isOver = false

let serial = Math.floor(Math.random() * 0xffff_ffff)
const salt = Math.floor(Math.random() * 0xffff_ffff_ffff)
  .toString(16)
  .padStart(12, '0')

function nextRoundId(): string {
  if (ids === 'v4') return randomUUID()
  serial = (serial + 1) >>> 0
  const time = Date.now().toString(16).padStart(12, '0')
  const low = serial.toString(16).padStart(8, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${low.slice(0, 3)}-8${low.slice(3, 6)}-${salt.slice(0, 10)}${low.slice(6)}`
}

const body = (roundId: string) => `{"roundId":"${roundId}","stakeMinor":${stakeMinor}}`
const length = body(nextRoundId()).length

function player(index: number): void {
  const heads = tokens
    .filter((_, position) => position % connections === index)
    .map(
      (token) =>
        `POST ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    )
  let turn = 0
  let sentAt = 0
  let pending = ''
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.setEncoding('latin1')
  const send = () => {
    if (isOver) return void socket.end()
    sentAt = performance.now()
    socket.write((heads[turn++ % heads.length] ?? '') + body(nextRoundId()), 'latin1')
  }
  socket.on('connect', send)
  socket.on('data', (chunk: string) => {
    pending = pending === '' ? chunk : pending + chunk
    const headEnd = pending.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const at = pending.indexOf('ontent-length: ')
    const size = at > 0 && at < headEnd ? Number.parseInt(pending.slice(at + 15, at + 24), 10) : Number.NaN
    if (pending.length < headEnd + 4 + size) return
    if (turn === heads.length) {
      played += heads.length
      if (played === tokens.length) allHavePlayed()
    }
    if (pending.startsWith('HTTP/1.1 200')) {
      inAll += 1
      if (isMeasuring) {
        done += 1
        const bucket = Math.min(latencies.length - 1, ((performance.now() - sentAt) * 1000) / BUCKET_US) | 0
        latencies[bucket] = (latencies[bucket] ?? 0) + 1
      }
    } else {
      errors += 1
      firstError ||= pending.slice(0, 300)
    }
    pending = ''
    send()
  })
  socket.on('error', (error) => {
    errors += 1
    firstError ||= String(error)
  })
}

function percentileMs(share: number): number {
  let left = done * share
  for (const [bucket, count] of latencies.entries()) {
    left -= count
    if (left <= 0) return Math.round(bucket * BUCKET_US + BUCKET_US / 2) / 1000
  }
  return Number.NaN
}

const warmed = new Promise<void>((resolve) => setTimeout(resolve, warmMs))
let allHavePlayed: () => void = () => {}
const known = new Promise<void>((resolve) => {
  allHavePlayed = resolve
})
for (let index = 0; index < connections; index += 1) player(index)
void Promise.all([warmed, known]).then(() => {
  isMeasuring = true
  const startedAt = performance.now()
  setTimeout(() => {
    const seconds = (performance.now() - startedAt) / 1000
    isMeasuring = false
    isOver = true
    const clientCpu = process.cpuUsage()
    console.log(
      JSON.stringify({
        roundsPerSecond: Math.round(done / seconds),
        p50Ms: percentileMs(0.5),
        p99Ms: percentileMs(0.99),
        inAll,
        errors,
        firstError,
        clientCpuMs: Math.round((clientCpu.user + clientCpu.system) / 1000),
      }),
    )
    setTimeout(() => process.exit(0), 300)
  }, measureMs)
})
