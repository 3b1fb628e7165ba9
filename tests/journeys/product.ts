import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Variables for the ports of the product. */
export const portVariables = [
  'PLAYER_PORT',
  'BACKOFFICE_PORT',
  'GAMES_PORT',
  'API_PORT',
  'WORKER_PORT',
  'API_STAFF_PORT',
  'API_INTERNAL_PORT',
  'API_OPERATIONS_PORT',
  'GAMES_OPERATIONS_PORT',
  'PROVIDERS_PORT',
  'GPWEBPAY_PORT',
  'PAYU_PORT',
  'PAYOUT_ONE_PORT',
  'NETERA_PORT',
  'MOBILETECH_PORT',
  'BANK_PSD2_PORT',
  'FIO_PORT',
  'REGISTERS_PORT',
  'CENTRAL_BANKS_PORT',
  'IDENTITY_PORT',
  'PICTURES_PORT',
  'DATABASE_PORT',
  'KIOSK_PORT',
  'VENUE_AGENT_PORT',
] as const

export type PortVariable = (typeof portVariables)[number]
export type ProductPorts = Readonly<Record<PortVariable, number>>

/** A start of the whole product, by the program that `npm start` runs once the packages are installed. */
export type Product = {
  readonly pid: number
  /** All output. */
  readonly said: () => string
  /** True once it prints `ready`; false if it ended before that. */
  readonly ready: Promise<boolean>
  /** Exit code, or null if it was ended by a signal. */
  readonly ended: Promise<number | null>
  readonly signal: (signal: NodeJS.Signals) => void
}

/** Starts the product with its own environment. */
export function startProduct(env: Readonly<Record<string, string>>): Product {
  const starter: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tools/start/start.ts'],
    {
      // Only the journeys create activity: the simulated demonstration is off.
      env: { ...withoutProduct(process.env), DEMO_LIFE: 'none', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, like in a terminal: Ctrl-C reaches all of it, and not the journeys.
      detached: true,
    },
  )
  let said = ''
  const ended = new Promise<number | null>((done) => starter.once('exit', done))
  const ready = new Promise<boolean>((done) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      if (/^ready/m.test(said)) done(true)
    }
    starter.stdout?.on('data', hear)
    starter.stderr?.on('data', hear)
    void ended.then(() => done(false))
  })
  const pid = starter.pid ?? 0
  const signal = (name: NodeJS.Signals) => {
    if (starter.exitCode === null && starter.signalCode === null) process.kill(-pid, name)
  }
  return { pid, said: () => said, ready, ended, signal }
}

/** The environment without variables of the product: the shell of the journeys must not influence it. */
function withoutProduct(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = new Set<string>([...portVariables, 'DATA_DIR', 'DATABASE_URL', 'APP_TARGET', 'MARKET_LOCALE', 'APP_ENV'])
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.has(name) && !name.startsWith('PUBLIC_')))
}

/** First port of the product shared by all journeys; JOURNEYS_FIRST_PORT moves all of them. */
export const FIRST_PORT = Number(process.env['JOURNEYS_FIRST_PORT'] ?? '3140')
/** First port of the product that is started and stopped by the journeys about starting. */
export const SECOND_FIRST_PORT = FIRST_PORT + portVariables.length
/** First port of products that single journeys start themselves, one after another. */
export const OWN_PRODUCT_FIRST_PORT = SECOND_FIRST_PORT + portVariables.length

/** Port of the stand-in of a push service, which a journey starts itself. */
export const PUSH_SERVICE_PORT = OWN_PRODUCT_FIRST_PORT + portVariables.length
/** Its origin, which the product is told of. */
export const PUSH_SERVICE_ORIGIN = `http://127.0.0.1:${PUSH_SERVICE_PORT}`

/** Consecutive fixed ports: a port that was free a moment ago may be taken when it is needed. */
export function portsFrom(first: number): ProductPorts {
  return Object.fromEntries(portVariables.map((name, place) => [name, first + place])) as ProductPorts
}

/** Ports as variables of an environment. */
export function writePorts(ports: ProductPorts): Record<string, string> {
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
}

/** A process: another one may get its number once it has ended. */
export type KnownProcess = { readonly id: number; readonly startedAtMs: number }

/** Every process below this one, without itself. */
export function findDescendants(pid: number): readonly KnownProcess[] {
  const rows = readProcesses()
  const found: KnownProcess[] = []
  for (let parents = [pid]; parents.length > 0;) {
    const below = rows.filter(({ parent }) => parents.includes(parent))
    found.push(...below)
    parents = below.map(({ id }) => id)
  }
  return found
}

/** Those of these processes that still exist, with their commands; zombies do not count. */
export function findAlive(known: readonly KnownProcess[]): readonly string[] {
  return readProcesses()
    .filter((one) => known.some((other) => isSame(one, other)) && !one.state.startsWith('Z'))
    .map(({ id, command }) => `${id} ${command}`)
}

/** Data folder of the PostgreSQL cluster that one of these processes runs. */
export function findClusterFolder(known: readonly KnownProcess[]): string {
  const postmaster = readProcesses().find(
    (one) => known.some((other) => isSame(one, other)) && one.command.includes(' -D '),
  )
  return /-D (\S+)/.exec(postmaster?.command ?? '')?.[1] ?? ''
}

/** ps derives the start from the time since then, so that it may differ by a second between two calls. */
const START_TOLERANCE_MS = 2_000
const isSame = (one: KnownProcess, other: KnownProcess) =>
  one.id === other.id && Math.abs(one.startedAtMs - other.startedAtMs) <= START_TOLERANCE_MS

type Process = KnownProcess & { readonly parent: number; readonly state: string; readonly command: string }

/** Words of ps for a start, such as `Fri Nov 27 05:13:13 2026`. */
const START_WORDS = 5

function readProcesses(): readonly Process[] {
  const { stdout } = spawnSync('ps', ['-e', '-ww', '-o', 'pid=,ppid=,stat=,lstart=,args='], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [id, parent, state, ...rest] = line.trim().split(/\s+/)
      const startedAtMs = Date.parse(rest.slice(0, START_WORDS).join(' '))
      const command = rest.slice(START_WORDS).join(' ')
      return { id: Number(id), parent: Number(parent), state: state ?? '', startedAtMs, command }
    })
}

/** True while PostgreSQL's lock file is in its folder. */
export function isLocked(clusterFolder: string): boolean {
  return existsSync(join(clusterFolder, 'postmaster.pid'))
}
