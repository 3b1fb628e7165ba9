import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#server/kernel/index.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { freePort } from '#tests/database-setup.ts'
import { openViewers } from './crash-viewers.ts'

/**
 * Viewers of a shared game: `npm run bench:crash -- [--viewers 5000] [--seconds 20] [--bettors 40] [--json]`. One API
 * process, all viewers in this one. Measures while rounds run: the API's share of one core, the time of a frame from
 * its creation to its arrival, and the number of frames per viewer. Exit code 1 if a target is missed.
 */
const { values } = parseArgs({
  options: {
    viewers: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '20' },
    bettors: { type: 'string', default: '40' },
    json: { type: 'boolean', default: false },
  },
})
const viewers = Number(values.viewers)
const TARGET = { cpuPercent: 50, lagP99Ms: 60, framesPerSecond: 9.5 }
const CONNECTIONS_OF_SESSION = 4
const WAIT_MAX_MS = 240_000
const SAMPLE_MS = 500

type Hello = { readonly port: number; readonly tokens: readonly string[] }
type Sample = { readonly cpuMs: number; readonly wallMs: number; readonly viewers: number; readonly rss: number }

const folder = mkdtempSync(join(tmpdir(), 'tolar-bench-crash-'))
const postgres = await startPostgres({
  folder,
  isThrownAway: true,
  port: await freePort(),
  settings: { max_connections: '60' },
})
await migrate(postgres.url)
const api = fork(join(import.meta.dirname, 'crash-api.ts'), [], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    SESSIONS: String(Math.ceil(viewers / CONNECTIONS_OF_SESSION)),
    BETTORS: values.bettors,
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
let lastSample: Sample | undefined
const log = (line: string): void => void process.stderr.write(`${line}\n`)
const hello = await new Promise<Hello>((resolve, reject) => {
  api.on('message', (message: Hello | Sample) => {
    if ('port' in message) resolve(message)
    else lastSample = message
  })
  api.once('exit', () => reject(new Error('The API ended before it was ready.')))
})

log(`${hello.tokens.length} sessions are open; ${viewers} viewers come …`)
const opened = await openViewers(hello.port, hello.tokens, viewers)
log('Viewers are in; rounds are awaited …')
const lags: number[] = []
const cpu: number[] = []
const rates: number[] = []
const foreignPercent: number[] = []
let rss = 0
let runningMs = 0
const deadline = performance.now() + WAIT_MAX_MS
opened.take()
let busyBefore = readBusy()
let ownBefore = process.cpuUsage()
while (runningMs < Number(values.seconds) * 1000 && performance.now() < deadline && opened.lost() === 0) {
  const startedMs = performance.now()
  lastSample = undefined
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
  while (!lastSample) await new Promise((resolve) => setTimeout(resolve, 5))
  const sample = lastSample as Sample
  const wallMs = performance.now() - startedMs
  const seen = opened.take()
  const busy = readBusy()
  const own = process.cpuUsage(ownBefore)
  ownBefore = process.cpuUsage()
  const foreign = busy - busyBefore - (own.user + own.system) / 1e6 - sample.cpuMs / 1000
  busyBefore = busy
  // Only periods in which the round ran all the time.
  if (seen.runningFrames < seen.frames * 0.98 || seen.frames < viewers * (wallMs / 1000) * 5) continue
  runningMs += wallMs
  log(`${Math.round(runningMs / 1000)} s measured, API at ${round((sample.cpuMs / sample.wallMs) * 100)} %`)
  cpu.push((sample.cpuMs / sample.wallMs) * 100)
  rates.push(seen.frames / viewers / (wallMs / 1000))
  foreignPercent.push((foreign / (wallMs / 1000)) * 100)
  rss = Math.max(rss, sample.rss)
  for (const lag of seen.lagsMs) lags.push(lag)
}
const lost = opened.lost()
opened.close()
const gone = new Promise((resolve) => api.once('exit', resolve))
api.kill('SIGTERM')
await gone
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

lags.sort((a, b) => a - b)
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
const result = {
  viewers,
  seconds: Math.round(runningMs / 100) / 10,
  apiCpuPercentOfOneCore: round(mean(cpu)),
  lagMs: { p50: round(at(0.5)), p99: round(at(0.99)), max: round(at(1)) },
  framesPerSecondAndViewer: round(mean(rates)),
  lostViewers: lost,
  rssMb: Math.round(rss / 1e6),
  machine: {
    cores: cpus().length,
    loadAverage: loadavg().map(round),
    /** Of one core, by all processes except the API and these viewers. */
    foreignCpuPercent: round(mean(foreignPercent)),
  },
  target: TARGET,
}
const isMet =
  runningMs > 0 &&
  lost === 0 &&
  result.apiCpuPercentOfOneCore <= TARGET.cpuPercent &&
  result.lagMs.p99 <= TARGET.lagP99Ms &&
  result.framesPerSecondAndViewer >= TARGET.framesPerSecond
console.log(
  values.json ? JSON.stringify({ ...result, isMet }) : result,
  values.json ? '' : isMet ? 'target met' : 'TARGET MISSED',
)
process.exit(isMet ? 0 : 1)

function at(share: number): number {
  return lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? Number.NaN
}
function round(value: number): number {
  return Math.round(value * 10) / 10
}
/** Processor seconds of all cores together. */
function readBusy(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).map(Number) ?? []
  return (user + nice + system + irq + soft) / 100
}
