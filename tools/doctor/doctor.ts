import { parseArgs } from 'node:util'
import { withSecretFiles } from '#config/secret-files.ts'
import { readFilesBucket } from '#apps/api/environment/read-buckets.ts'
import { readVariables } from '#apps/api/environment/read-variables.ts'
import { readArchivePlace } from '#tools/books/archive-place.ts'
import { openDatabase, systemClock, type Database } from '#server/kernel/index.ts'
import { checkArchive } from './check-archive.ts'
import { checkBackup } from './check-backup.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkClusterCertificates } from './check-cluster-certificates.ts'
import { checkCluster } from './check-cluster.ts'
import {
  checkArchiving,
  checkClock,
  checkIndexes,
  checkListening,
  checkMigrations,
  checkPooler,
  checkReached,
  checkRole,
  checkSettings,
} from './check-database.ts'
import { checkEnvironment, isJudgedProcess, judgedProcesses } from './check-environment.ts'
import { checkDisk, checkFiles } from './check-folders.ts'
import { checkKeys } from './check-keys.ts'
import { checkOlderKeys } from './check-older-keys.ts'
import { checkPictures } from './check-pictures.ts'
import { checkRunning } from './check-running.ts'
import { checkWithin } from './check-within.ts'
import { textOf, unsaid, type Finding } from './finding.ts'
import { writeMetrics } from './write-metrics.ts'

/**
 * `npm run doctor`, with the environment of an API or a worker: reports problems of an installation and their remedies.
 * Without a database it goes on with what does not need one. Changes nothing except a file that it writes and removes.
 * Exit code 1 if something must be fixed. `-- --metrics FILE.prom` writes the counts of findings for node_exporter, too.
 */
const MARKS = { good: '  ok   ', look: '  LOOK ', wrong: ' WRONG ' } as const
const env = withSecretFiles(process.env)
const { values: options, positionals } = readArguments()
const [named] = positionals
if (named !== undefined && !isJudgedProcess(named)) {
  console.error(
    `npm run doctor -- ${named}: whose environment is it? One of ${judgedProcesses.join(', ')}, or nothing.`,
  )
  process.exit(1)
}
const printed: Finding[] = []
/** Variables that were found missing or without a form. */
const saidWrong = new Set<string>()
/** Each request to a bucket; with its repetitions less than a check may take, which would not know what was asked. */
const ANSWER_MS = 4_000
/** Counting what each key has sealed reads all of it, which is right to take long. */
const COUNT_MS = 600_000

function say(findings: readonly Finding[]): void {
  for (const finding of unsaid(findings, saidWrong)) {
    const { state, what, wayOut, about = [] } = finding
    console.log(`${MARKS[state]} ${what}${wayOut ? `\n          → ${wayOut}` : ''}`)
    printed.push(finding)
    for (const name of about) saidWrong.add(name)
  }
}

const look = async (name: string, check: () => Promise<Finding[]>, checkMs?: number): Promise<void> =>
  say(
    await checkWithin(name, check, {
      ...(checkMs === undefined ? {} : { checkMs }),
      onSlow: (sentence) => console.log(`  ...   ${sentence}`),
    }),
  )

const databaseUrl = env['DATABASE_URL']?.trim() ?? ''
const db = databaseUrl ? openDatabase({ url: databaseUrl, connections: 2, applicationName: 'tolar-doctor' }) : undefined
let reached: Database | undefined

console.log('Environment')
await look('environment', async () => checkEnvironment(env, named))
console.log('Database')
if (db)
  await look('the database', async () => {
    const findings = await checkReached(db)
    if (findings.length === 0) reached = db
    return findings
  })
if (reached) await lookIntoDatabase(reached)
// Where nobody leads, the database is not reached, and the members say why.
await look('pooler', () => checkPooler(env['DATABASE_POOL_URL']?.trim()))
await look('members', () => checkCluster(env['PATRONI_URLS']?.trim()))
await look('certificates of the cluster', () =>
  checkClusterCertificates({
    members: env['PATRONI_URLS'],
    etcd: env['ETCD_URLS'],
    places: env['CLUSTER_CERTIFICATES'],
    nowMs: systemClock.now().getTime(),
  }),
)
if (reached) await lookAtKeys(reached)
console.log('Files')
const bucket = readFilesBucket(readVariables(env))
await look('files', () => checkFiles(env['FILES_FOLDER']?.trim(), bucket, ANSWER_MS))
if (!bucket) await look('disk', () => checkDisk('FILES_FOLDER', env['FILES_FOLDER']?.trim()))
await look('disk', () => checkDisk('AUDIT_FOLDER', env['AUDIT_FOLDER']?.trim()))
await look('pictures', () => checkPictures(env))
const [folder, afterMonths] = [env['BOOKS_ARCHIVE_FOLDER']?.trim(), env['BOOKS_ARCHIVE_AFTER_MONTHS']?.trim()]
const { parquetStore: store } = readArchivePlace(env, ANSWER_MS)
if (reached) await lookForMonths(reached)
console.log('What runs')
await look('certificates', () => checkCertificates(env))
// The environment without a brand, or with an unknown one, is said to be so above.
const target = env['APP_TARGET']?.trim()
if (reached && target && !saidWrong.has('APP_TARGET')) await lookForProcesses(reached, target)
if (options.metrics !== undefined) {
  const file = options.metrics
  await look('metrics', async () => {
    await writeMetrics(file, printed, systemClock.now().getTime())
    return []
  })
}
// A check that did not end would keep this process.
process.exit(printed.some(({ state }) => state === 'wrong') ? 1 : 0)

function readArguments() {
  try {
    return parseArgs({ options: { metrics: { type: 'string' } }, allowPositionals: true })
  } catch (problem) {
    console.error(`npm run doctor -- [${judgedProcesses.join('|')}] [--metrics FILE.prom]: ${textOf(problem)}`)
    process.exit(1)
  }
}

async function lookIntoDatabase(it: Database): Promise<void> {
  await look('settings', () => checkSettings(it))
  await look('archive', () => checkArchiving(it))
  await look('backup', () => checkBackup(it))
  await look('migrations', () => checkMigrations(it))
  await look('role', () => checkRole(it))
  await look('indexes', () => checkIndexes(it))
  await look('messages', () => checkListening(it, databaseUrl))
  await look('clock', () => checkClock(it))
}

async function lookAtKeys(it: Database): Promise<void> {
  await look('keys', () => checkKeys(it, env))
  await look('older keys', () => checkOlderKeys(it, env), COUNT_MS)
}

async function lookForMonths(it: Database): Promise<void> {
  await look('closed months', () =>
    checkArchive(it, { url: databaseUrl, folder, store, afterMonths, now: systemClock.now() }),
  )
}

async function lookForProcesses(it: Database, brand: string): Promise<void> {
  await look('processes', () => checkRunning(it, brand))
}
