import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoEnvironment } from '#config/demo.ts'
import { resolveConfiguration, type Configuration } from '#config/resolve.ts'
import { grantRoles, migrate, prepareJobs, readFieldKeys, type FieldKeys } from '#server/kernel/index.ts'
import { buildWhatChanged } from './build.ts'
import { makeChildren } from './children.ts'
import { fromImage } from './from-image.ts'
import { keptSecret } from './demo.ts'
import { environmentOf, isFromImages, pick } from './environments.ts'
import { LIFE_PASSWORD } from './life/password.ts'
import { listPorts, readPorts, type Ports } from './ports.ts'
import { refuseBusyPort, startPostgres, type RunningPostgres } from './postgres.ts'
import { seedDemo } from './seed.ts'
import { secondNodeOf } from './second-node.ts'
import { StartProblem } from './start-problem.ts'
import { printTable } from './table.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
// The reader of the output may be gone, such as a closed terminal: everything is stopped in order all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const state: { postgres: RunningPostgres | undefined; stopping: boolean } = { postgres: undefined, stopping: false }
const dataFolder = resolve(process.env['DATA_DIR'] ?? '.data')
/** Marks that this data folder has its simulated weeks. */
const lifeMark = join(dataFolder, 'life-made')
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

  const env = environmentOf({ choice, ports, databaseUrl: runtimeUrl, dataFolder })
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
  const second = secondNodeOf(env)
  const startWorkers = () =>
    Promise.all([
      children.start({ name: 'worker', script: 'apps/worker/main.ts', env: env.worker, readyUrl: ready(ports.worker) }),
      ...(second ? [children.start(second.worker)] : []),
    ])
  if (env.pictures)
    await children.start({
      name: 'pictures',
      script: 'apps/pictures/main.ts',
      env: env.pictures,
      readyUrl: ready(ports.pictures),
    })
  await children.start({ name: 'api', script: 'apps/api/main.ts', env: env.api, readyUrl: ready(ports.api) })
  if (second) await children.start(second.api)
  await Promise.all([
    // A worker of today would expire deadlines of weeks ago: it starts after the simulation.
    ...(isLife ? [] : [startWorkers()]),
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
  if (!state.stopping) await startWorkers()
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
