import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoEnvironment } from '#config/demo.ts'
import { resolveConfiguration, type Configuration } from '#config/resolve.ts'
import { grantRoles, migrate, prepareJobs, readFieldKeys, type FieldKeys } from '#server/kernel/index.ts'
import { centralBankPaths } from '#providers/central-banks/paths.ts'
import { buildWhatChanged } from './build.ts'
import { makeChildren } from './children.ts'
import { fromImage } from './from-image.ts'
import { demoClients, demoTerminalKey, keptSecret } from './demo.ts'
import { LIFE_PASSWORD } from './life/password.ts'
import { partnerVariables } from './partner-variables.ts'
import { listPorts, readPorts, type Ports } from './ports.ts'
import { refuseBusyPort, startPostgres, type RunningPostgres } from './postgres.ts'
import { seedDemo } from './seed.ts'
import { identityVariables } from './identity-variables.ts'
import { registerVariables } from './register-variables.ts'
import { listSecondNode } from './second-node.ts'
import { StartProblem } from './start-problem.ts'
import { printTable } from './table.ts'

const [, demoKiosk] = demoClients
const say = (line: string) => void process.stdout.write(`${line}\n`)
// The reader of the output may be gone, such as a closed terminal: everything is stopped in order all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const state: { postgres: RunningPostgres | undefined; stopping: boolean } = { postgres: undefined, stopping: false }
const dataFolder = resolve(process.env['DATA_DIR'] ?? '.data')
/** Marks that this data folder has its simulated weeks. */
const lifeMark = join(dataFolder, 'life-made')
const isFromImages = process.env['FROM_IMAGES'] === 'yes'
const children = makeChildren({
  logFolder: join(dataFolder, 'logs'),
  ...(isFromImages && { enter: (script, env) => fromImage(script, dataFolder, env) }),
  onRestart: (name, reason) => {
    process.stderr.write(`\nThe process "${name}" ended by itself and is started again: ${reason}\n`)
  },
  onDeath: (name, reason) => {
    process.stderr.write(`\nThe process "${name}" ended by itself: ${reason}\n`)
    void stop(1)
  },
})

async function stop(exitCode: number): Promise<void> {
  if (state.stopping) return
  state.stopping = true
  say('\nStopping …')
  const killed = await children.stop()
  if (killed.length > 0) process.stderr.write(`Had to be killed: ${killed.join(', ')}.\n`)
  await state.postgres?.stop()
  say('Stopped.')
  process.exit(exitCode)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('SIGHUP', () => void stop(0))

/** Starts everything of the documented demonstration, and prints the URLs. */
async function start(): Promise<void> {
  const began = Date.now()
  const ports = readPorts(process.env)
  const choice = { ...demoEnvironment, ...pick(process.env, ['APP_TARGET', 'MARKET_LOCALE', 'APP_ENV']) }
  const resolution = resolveConfiguration(choice)
  if (!resolution.ok) throw new StartProblem(resolution.problems.join('\n'))
  await refuseBusyPorts(ports)
  // Images contain what was built when they were written.
  if (!isFromImages) buildWhatChanged(say)

  const { ownerUrl, runtimeUrl } = await findDatabase(ports)
  const migrated = await migrate(ownerUrl)
  if (migrated > 0) say(`Brought the database to its newest form (${migrated} steps).`)
  if (runtimeUrl !== ownerUrl) {
    await prepareJobs(ownerUrl)
    await grantRoles(ownerUrl, { runtimeUrl })
  }

  const env = environmentOf({ choice, ports, databaseUrl: runtimeUrl })
  say('Starting the stand-ins of the partners …')
  const standIns = [
    { name: 'providers', script: 'providers/main.ts', env: env.providers, port: ports.partners['csob'] ?? 0 },
    { name: 'registers', script: 'providers/registers/main.ts', env: env.registers, port: ports.registers },
    {
      name: 'central-banks',
      script: 'providers/central-banks/main.ts',
      env: env.centralBanks,
      port: ports.centralBanks,
    },
    { name: 'identity', script: 'providers/identity/main.ts', env: env.identity, port: ports.identity },
  ]
  await Promise.all(
    standIns.map(({ port, ...child }) =>
      children.start({ ...child, readyUrl: `http://127.0.0.1:${port}/__sandbox/health` }),
    ),
  )
  await seedDemo({
    databaseUrl: runtimeUrl,
    configuration: resolution.configuration,
    pepper: env.api.SESSION_PEPPER,
    fieldKeys: fieldKeysOf(env.api),
    filesFolder: env.api.FILES_FOLDER,
    hasStaff: process.env['DEMO_STAFF'] !== 'none',
  })
  say('Starting API, worker, games host, player site, back office and kiosk …')
  const ready = (port: number) => `http://127.0.0.1:${port}/health/ready`
  const isLife = isLifeWanted(resolution.configuration)
  const startWorker = () =>
    children.start({ name: 'worker', script: 'apps/worker/main.ts', env: env.worker, readyUrl: ready(ports.worker) })
  if (env.pictures)
    await children.start({
      name: 'pictures',
      script: 'apps/pictures/main.ts',
      env: env.pictures,
      readyUrl: ready(ports.pictures),
    })
  await children.start({ name: 'api', script: 'apps/api/main.ts', env: env.api, readyUrl: ready(ports.api) })
  await Promise.all(listSecondNode(env).map((node) => children.start(node)))
  await Promise.all([
    // A worker of today would expire deadlines of weeks ago: it starts after the simulation.
    ...(isLife ? [] : [startWorker()]),
    children.start({
      name: 'venue-agent',
      script: 'apps/venue-agent/main.ts',
      env: env.venueAgent,
      readyUrl: `http://127.0.0.1:${ports.venueAgent}/state`,
    }),
    children.start({ name: 'games', script: 'apps/games-host/main.ts', env: env.games, readyUrl: ready(ports.games) }),
    children.start({ name: 'player', script: 'apps/player/main.ts', env: env.player, readyUrl: ready(ports.player) }),
    children.start({
      name: 'backoffice',
      script: 'apps/backoffice/main.ts',
      env: env.backoffice,
      readyUrl: ready(ports.backoffice),
    }),
    children.start({ name: 'kiosk', script: 'apps/kiosk/main.ts', env: env.kiosk, readyUrl: ready(ports.kiosk) }),
  ])
  printTable({
    ports,
    configuration: resolution.configuration,
    say,
    isDevelopment: resolution.configuration.environment === 'dev',
  })
  say(
    `ready (in ${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops everything; logs are in ${join(dataFolder, 'logs')})`,
  )
  if (!isLife) return
  await bringToLife(env.api)
  if (!state.stopping) await startWorker()
}

/** Whether the demonstration's people are to be created: once per data folder; `DEMO_LIFE=none` leaves them out. */
function isLifeWanted({ environment }: Configuration): boolean {
  return environment === 'dev' && process.env['DEMO_LIFE'] !== 'none' && !existsSync(lifeMark)
}

/** Simulates the last weeks beside the running casino. */
async function bringToLife(env: Readonly<Record<string, string>>): Promise<void> {
  writeFileSync(lifeMark, new Date().toISOString())
  say(`People of the demonstration live through the last weeks now; they sign in with "${LIFE_PASSWORD}".`)
  say('The worker (letters, deadlines) begins after them, in about a minute.')
  const isGood = await children.workAside({ name: 'life', script: 'tools/start/life/main.ts', env })
  say(isGood ? 'Their weeks are over.' : 'Their weeks broke off: logs/life.log says where.')
}

/** Who migrates, and as whom the processes connect: the same where a database is given without its owner. */
async function findDatabase(ports: Ports): Promise<{ readonly ownerUrl: string; readonly runtimeUrl: string }> {
  const { DATABASE_URL: given, DATABASE_OWNER_URL: owner } = process.env
  if (given) return { ownerUrl: owner || given, runtimeUrl: given }
  say('Starting PostgreSQL …')
  state.postgres = await startPostgres({ folder: dataFolder, port: ports.database })
  const runtime = new URL(state.postgres.url)
  runtime.username = 'tolar_processes'
  runtime.password = keptSecret(join(dataFolder, 'database-password'))
  return { ownerUrl: state.postgres.url, runtimeUrl: runtime.href }
}

function fieldKeysOf(rules: { readonly FIELD_KEYS: string; readonly FIELD_INDEX_KEY: string }): FieldKeys {
  const read = readFieldKeys(rules.FIELD_KEYS, rules.FIELD_INDEX_KEY)
  if ('problems' in read) throw new StartProblem(read.problems.join('\n'))
  return read
}

async function refuseBusyPorts(ports: Ports): Promise<void> {
  for (const { who, variable, port } of listPorts(ports)) {
    if (who === 'pictures' && !isFromImages) continue
    if (who === 'database') continue // PostgreSQL first stops one that a killed start left behind
    await refuseBusyPort(port, `"${who}"`, variable)
  }
}

/** The account that the demo pays withdrawals from: the example of the public IBAN registry of either country. */
function payerVariables() {
  return process.env['MARKET_LOCALE'] === 'SVK'
    ? { PAYOUT_IBAN: 'SK3112000000198742637541', PAYOUT_BIC: 'TATRSKBX', PAYOUT_NAME: 'Tolar demo' }
    : { PAYOUT_IBAN: 'CZ6508000000192000145399', PAYOUT_BIC: 'GIBACZPX', PAYOUT_NAME: 'Tolar demo' }
}

/** Images of API and player site do not contain the library; without images they make pictures themselves. */
function picturesVariables(ports: Ports) {
  if (!isFromImages) return undefined
  return {
    PICTURES_ORIGIN: `http://127.0.0.1:${ports.pictures}`,
    PICTURES_KEY: keptSecret(join(dataFolder, 'pictures-key')),
  }
}

/** Path of the market's central bank, the same on the stand-in. */
function ratesPath() {
  return process.env['MARKET_LOCALE'] === 'SVK' ? centralBankPaths.ECB : centralBankPaths.CNB
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

type Setting = {
  readonly choice: Readonly<Record<string, string>>
  readonly ports: Ports
  readonly databaseUrl: string
}

/** Each process gets only what it needs: only API and worker know the database and the secrets. */
function environmentOf({ choice, ports, databaseUrl }: Setting) {
  const origin = (port: number) => `http://localhost:${port}`
  const publicOrigins = {
    PUBLIC_PLAYER_ORIGIN: process.env['PUBLIC_PLAYER_ORIGIN'] ?? origin(ports.player),
    PUBLIC_BACKOFFICE_ORIGIN: process.env['PUBLIC_BACKOFFICE_ORIGIN'] ?? origin(ports.backoffice),
    PUBLIC_GAMES_ORIGIN: process.env['PUBLIC_GAMES_ORIGIN'] ?? origin(ports.games),
    API_ORIGIN: process.env['API_ORIGIN'] ?? `http://127.0.0.1:${ports.api}`,
  }
  const partners = partnerVariables({
    ports,
    keysFolder: join(dataFolder, 'providers'),
    playerOrigin: publicOrigins.PUBLIC_PLAYER_ORIGIN,
    iban: payerVariables().PAYOUT_IBAN,
  })
  const identity = identityVariables(origin(ports.identity), `http://127.0.0.1:${ports.api}`)
  const rules = {
    DATABASE_URL: databaseUrl,
    SESSION_PEPPER: keptSecret(join(dataFolder, 'session-pepper')),
    FIELD_KEYS: `demo-data:${keptSecret(join(dataFolder, 'field-key'))}`,
    FIELD_INDEX_KEY: keptSecret(join(dataFolder, 'field-index-key')),
    FILES_FOLDER: join(dataFolder, 'files'),
    PUSH_KEYS: keptSecret(join(dataFolder, 'push-key')),
    STATEMENTS_FOLDER: join(dataFolder, 'statements'),
    ...partners.rules,
    ...payerVariables(),
    ...registerVariables(`http://127.0.0.1:${ports.registers}`, join(dataFolder, 'providers')),
    ...pick(process.env, [
      'LOG_LEVEL',
      'SMTP_URL',
      'DATABASE_POOL_URL',
      'BOOKS_ARCHIVE_FOLDER',
      'BOOKS_ARCHIVE_BUCKET_URL',
      'BOOKS_ARCHIVE_BUCKET_REGION',
      'BOOKS_ARCHIVE_BUCKET_KEY_ID',
      'BOOKS_ARCHIVE_BUCKET_SECRET',
      'BOOKS_ARCHIVE_CACHE_SIZE',
      'BOOKS_ARCHIVE_SPILL_FOLDER',
      'BOOKS_ARCHIVE_SPILL_SIZE',
      'FILES_BUCKET_URL',
      'FILES_BUCKET_REGION',
      'FILES_BUCKET_KEY_ID',
      'FILES_BUCKET_SECRET',
      'SMS_GATEWAY_URL',
      'SMS_GATEWAY_KEY',
      'SMS_GATEWAY_REPORT_SECRET',
      'PUSH_SERVICES',
      'RATE_FACTOR',
    ]),
  }
  // Front doors and API are on this machine.
  const trusted = { TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? '127.0.0.0/8,::1' }
  const common = { ...choice, ...publicOrigins, ...trusted, ...pick(process.env, ['LOG_LEVEL']) }
  const pictures = picturesVariables(ports)
  const at = (port: number) => ({ PORT: String(port), HOST: process.env['HOST'] ?? '127.0.0.1' })
  return {
    providers: { HOST: at(0).HOST, ...partners.providers },
    registers: { ...at(ports.registers), DATA_DIR: join(dataFolder, 'providers') },
    centralBanks: at(ports.centralBanks),
    identity: { ...at(ports.identity), ...identity.providers },
    pictures: pictures && { ...common, ...at(ports.pictures), PICTURES_KEY: pictures.PICTURES_KEY },
    api: {
      ...common,
      ...rules,
      ...pictures,
      ...identity.rules,
      ...at(ports.api),
      STAFF_PORT: String(ports.apiStaff),
      INTERNAL_PORT: String(ports.apiInternal),
      OPERATIONS_PORT: String(ports.apiOperations),
    },
    venueAgent: {
      ...at(ports.venueAgent),
      API_URL: `http://127.0.0.1:${ports.apiInternal}`,
      CLIENT_ID: demoClients[0].id,
      CLIENT_SECRET: demoClients[0].secret,
      TERMINAL_KEY: demoTerminalKey,
      DATA_FILE: join(dataFolder, 'venue-agent', 'agent.sqlite'),
    },
    worker: {
      ...common,
      ...rules,
      ...at(ports.worker),
      OPERATIONS_PORT: String(ports.worker),
      AUDIT_SIGNING_KEY: keptSecret(join(dataFolder, 'audit-signing-key')),
      AUDIT_FOLDER: join(dataFolder, 'audit'),
      EXCHANGE_RATES_URL: `http://127.0.0.1:${ports.centralBanks}${ratesPath()}`,
    },
    games: { ...common, ...at(ports.games), OPERATIONS_PORT: String(ports.gamesOperations) },
    player: { ...common, ...pictures, ...at(ports.player) },
    kiosk: {
      ...common,
      ...at(ports.kiosk),
      API_INTERNAL_ORIGIN: `http://127.0.0.1:${ports.apiInternal}`,
      KIOSK_CLIENT_ID: demoKiosk.id,
      KIOSK_CLIENT_SECRET: demoKiosk.secret,
    },
    backoffice: { ...common, ...at(ports.backoffice), API_ORIGIN: `http://127.0.0.1:${ports.apiStaff}` },
  }
}

start().catch(async (problem: unknown) => {
  const isOurs = problem instanceof StartProblem
  const isFull = problem instanceof Error && 'code' in problem && problem.code === 'ENOSPC'
  const text = isFull
    ? 'The disk is full.'
    : isOurs
      ? problem.message
      : problem instanceof Error
        ? (problem.stack ?? problem.message)
        : String(problem)
  process.stderr.write(`\nThe casino did not start. ${text}\n`)
  await stop(1)
})
