import { fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as play from '#contract/play-v1/play.ts'

export type RoundsMeasured = {
  readonly connections: number
  readonly roundsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Rounds including those before the measured period, for the processor time. */
  readonly inAll: number
  readonly errors: number
  readonly firstError: string
  /** Processor time of each side while the client ran, for finding what is expensive. */
  readonly clientCpuMs: number
  readonly apiCpuMs: number
}

export type RunningApi = { readonly port: number; readonly child: ChildProcess; readonly stop: () => Promise<void> }

/** The program of `startRoundApi`, from the root of the checkout. */
export const ROUND_API = 'tests/load/round-api.ts'

/**
 * Starts the complete API as a process and waits until it listens.
 * @param program another form of the same program (`tests/faults/one-file.ts`)
 * @param log file that its warnings are added to; without one its log is discarded
 */
export async function startRoundApi(
  databaseUrl: string,
  port: number,
  nodeArguments: string[] = [],
  program = join(import.meta.dirname, 'round-api.ts'),
  log?: string,
): Promise<RunningApi> {
  const own = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NODE_ENV: 'production',
    ...(log && { LOG_LEVEL: 'warn' }),
  }
  const child = fork(program, [], {
    env: { ...process.env, ...own },
    execArgv: nodeArguments,
    stdio: ['ignore', log ? openSync(log, 'a') : 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`The API of the measurement ended with ${code ?? 'a signal'}.`)))
  })
  return {
    port,
    child,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type Plan = {
  readonly tokens: readonly string[]
  readonly stakeMinor: number
  readonly seconds: number
  readonly ids: string
}

const WARM_MS = 2000

/** Plays rounds over a number of connections from a client process. */
export async function measureRounds(api: RunningApi, connections: number, plan: Plan): Promise<RoundsMeasured> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-load-'))
  try {
    const order = join(folder, 'order.json')
    const { tokens, stakeMinor, seconds, ids } = plan
    const path = play.playRound.path
    writeFileSync(
      order,
      JSON.stringify({
        port: api.port,
        path,
        connections,
        warmMs: WARM_MS,
        measureMs: seconds * 1000,
        stakeMinor,
        tokens,
        ids,
      }),
    )
    const before = await cpuOf(api)
    const said = await run(join(import.meta.dirname, 'load-client.ts'), order)
    const after = await cpuOf(api)
    const measured = JSON.parse(said) as Omit<RoundsMeasured, 'connections' | 'apiCpuMs'>
    return { connections, ...measured, apiCpuMs: after - before }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function cpuOf({ child }: RunningApi): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message: { cpu: NodeJS.CpuUsage }) =>
      resolve(Math.round((message.cpu.user + message.cpu.system) / 1000)),
    )
    child.send('cpu')
  })
}

function run(script: string, order: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, order], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
    child.once('exit', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`The load client ended with ${code ?? 'a signal'}.`)),
    )
  })
}
