import { withSecretFiles } from '#config/secret-files.ts'
import { readFilesBucket } from '#apps/api/environment/read-buckets.ts'
import { readVariables } from '#apps/api/environment/read-variables.ts'
import { readArchivePlace } from '#tools/books/archive-place.ts'
import { openDatabase, systemClock } from '#server/kernel/index.ts'
import { checkArchive } from './check-archive.ts'
import { checkCertificates } from './check-certificates.ts'
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
import { checkEnvironment } from './check-environment.ts'
import { checkDisk, checkFiles } from './check-folders.ts'
import { checkKeys } from './check-keys.ts'
import { checkOlderKeys } from './check-older-keys.ts'
import { checkPictures } from './check-pictures.ts'
import { checkRunning } from './check-running.ts'
import { checkWithin } from './check-within.ts'
import { wrong, type Finding } from './finding.ts'

/**
 * `npm run doctor`, with the environment of an API or a worker: reports problems of an installation and their remedies.
 * Without a database it goes on with what does not need one. Changes nothing except a file that it writes and removes.
 * Exit code 1 if something must be fixed.
 */
const MARKS = { good: '  ok   ', look: '  LOOK ', wrong: ' WRONG ' } as const
const env = withSecretFiles(process.env)
let isWrong = false
/** Each request to a bucket; with its repetitions less than a check may take, which would not know what was asked. */
const ANSWER_MS = 4_000
/** Counting what each key has sealed reads all of it, which is right to take long. */
const COUNT_MS = 600_000

function say(findings: readonly Finding[]): void {
  for (const { state, what, wayOut } of findings) {
    console.log(`${MARKS[state]} ${what}${wayOut ? `\n          → ${wayOut}` : ''}`)
    if (state === 'wrong') isWrong = true
  }
}

const look = async (name: string, check: () => Promise<Finding[]>, checkMs?: number): Promise<void> =>
  say(
    await checkWithin(name, check, {
      ...(checkMs === undefined ? {} : { checkMs }),
      onSlow: (sentence) => console.log(`  ...   ${sentence}`),
    }),
  )

const databaseUrl = env['DATABASE_URL']?.trim()
if (!databaseUrl) {
  console.error(
    'DATABASE_URL is missing: run it with the environment of the API or the worker (set -a; . ./.env; set +a).',
  )
  process.exit(1)
}
const db = openDatabase({ url: databaseUrl, connections: 2, applicationName: 'tolar-doctor' })
let isReached = false

console.log('Environment')
await look('environment', async () => checkEnvironment(env))
console.log('Database')
await look('the database', async () => {
  const findings = await checkReached(db)
  isReached = findings.length === 0
  return findings
})
if (isReached) {
  await look('settings', () => checkSettings(db))
  await look('archive', () => checkArchiving(db))
  await look('migrations', () => checkMigrations(db))
  await look('role', () => checkRole(db))
  await look('indexes', () => checkIndexes(db))
  await look('messages', () => checkListening(db, databaseUrl))
  await look('clock', () => checkClock(db))
}
// Where nobody leads, the database is not reached, and the members say why.
await look('pooler', () => checkPooler(env['DATABASE_POOL_URL']?.trim()))
await look('members', () => checkCluster(env['PATRONI_URLS']?.trim()))
if (isReached) {
  await look('keys', () => checkKeys(db, env))
  await look('older keys', () => checkOlderKeys(db, env), COUNT_MS)
}
console.log('Files')
const bucket = readFilesBucket(readVariables(env))
await look('files', () => checkFiles(env['FILES_FOLDER']?.trim(), bucket, ANSWER_MS))
if (!bucket) await look('disk', () => checkDisk('FILES_FOLDER', env['FILES_FOLDER']?.trim()))
await look('disk', () => checkDisk('AUDIT_FOLDER', env['AUDIT_FOLDER']?.trim()))
await look('pictures', () => checkPictures(env))
const [folder, afterMonths] = [env['BOOKS_ARCHIVE_FOLDER']?.trim(), env['BOOKS_ARCHIVE_AFTER_MONTHS']?.trim()]
const { parquetStore: store } = readArchivePlace(env, ANSWER_MS)
if (isReached)
  await look('closed months', () =>
    checkArchive(db, { url: databaseUrl, folder, store, afterMonths, now: systemClock.now() }),
  )
console.log('What runs')
await look('certificates', () => checkCertificates(env))
const target = env['APP_TARGET']?.trim()
if (!target) say([wrong('APP_TARGET is missing', 'It names the brand whose processes are looked for.')])
else if (isReached) await look('processes', () => checkRunning(db, target))
// A check that did not end would keep this process.
process.exit(isWrong ? 1 : 0)
