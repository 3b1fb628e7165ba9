import { join } from 'node:path'
import { withSecretFiles } from '#config/secret-files.ts'
import { readPublicKey } from '#server/audit/index.ts'
import { openDatabase, systemClock } from '#server/kernel/index.ts'
import { checkPool, listOpenedPools } from '#server/jackpots/index.ts'
import { checkPoints } from '#server/loyalty/index.ts'
import { CheckNotMade, checkBooks, checkSince, makeCheckpointFolder } from '#server/ledger/index.ts'
import { checkFigures } from '#server/reporting/index.ts'
import { readArchivePlace } from './archive-place.ts'
import { figuresZone, NO_FIGURES_ZONE } from './figures-zone.ts'

/**
 * `npm run books:check`: checks the books, the jackpots, the club's points and the figures of reports of DATABASE_URL,
 * prints every difference, and fails if there is one. With AUDIT_PUBLIC_KEY the books are checked from the last
 * checkpoint with a valid signature; without it, and with `-- --full`, from their first entry, from
 * DATABASE_REPLICA_URL if set.
 */
const env = withSecretFiles(process.env)
const { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl, AUDIT_FOLDER: folder } = env
const { parquetFolder, parquetStore, parquetBounds, problems } = readArchivePlace(env)
const publicKeys = (env['AUDIT_PUBLIC_KEY'] ?? '').split(',').flatMap((key) => readPublicKey(key.trim()) ?? [])
if (!url) {
  console.error('DATABASE_URL is missing: it names the database whose books are to be checked.')
  console.error(
    'That of npm start: DATABASE_URL="postgres://tolar:$(cat .data/postgres-password)@localhost:3009/tolar" npm run books:check',
  )
  process.exit(1)
}
const zone = figuresZone(env)
if (!zone) {
  console.error(NO_FIGURES_ZONE)
  process.exit(1)
}
const CONNECTIONS = 4
if (problems.length > 0) {
  for (const problem of problems) console.error(problem)
  process.exit(1)
}
const db = openDatabase({
  url,
  connections: 2,
  applicationName: 'books-check',
  parquetFolder,
  parquetStore,
  parquetBounds,
})
const readFrom = openDatabase({ url: replicaUrl ?? url, connections: CONNECTIONS, applicationName: 'books-check' })
const trust =
  publicKeys.length > 0
    ? { publicKeys, store: folder ? makeCheckpointFolder(join(folder, 'books')) : undefined }
    : undefined
try {
  const report =
    trust && !process.argv.includes('--full')
      ? await checkSince({ db, clock: systemClock, trust })
      : await checkBooks(db, systemClock, { trust, readFrom, connections: CONNECTIONS })
  if (!report) throw new CheckNotMade('A worker is checking the books at the moment.')
  const { accountsChecked, entriesChecked, differences, checkedAt, since } = report
  const read = since ? `entries since checkpoint ${since}` : 'entries'
  console.log(`${checkedAt.toISOString()}  ${accountsChecked} accounts, ${entriesChecked} ${read} recomputed`)
  for (const { rule, accountId, detail } of differences) console.log(`  ${rule}  account ${accountId}: ${detail}`)
  console.log(
    differences.length === 0 ? 'The books balance.' : `${differences.length} differences: the books do not balance.`,
  )
  if (differences.length > 0) process.exitCode = 1
  for (const pool of await listOpenedPools(db)) {
    const found = (await checkPool(db, pool)).differences
    console.log(`pool ${pool.name}: ${found.length === 0 ? 'adds up.' : `${found.length} differences`}`)
    for (const { rule, detail } of found) console.log(`  ${rule}  ${detail}`)
    if (found.length > 0) process.exitCode = 1
  }
  const points = await checkPoints(db)
  console.log(`${points.players} players' points, ${points.movements} movements recomputed`)
  for (const { rule, playerId, detail } of points.differences)
    console.log(`  ${rule}  player ${playerId ?? ''}: ${detail}`)
  if (points.differences.length > 0) process.exitCode = 1
  const figures = await checkFigures({ db, clock: systemClock, timeZone: zone })
  console.log(`figures of ${figures.entries} entries compared with the books`)
  for (const { rule, detail } of figures.differences) console.log(`  ${rule}  ${detail}`)
  if (figures.differences.length > 0) process.exitCode = 1
} catch (problem) {
  if (!(problem instanceof CheckNotMade)) throw problem
  console.error(problem.message)
  process.exitCode = 1
} finally {
  await db.close()
  await readFrom.close()
}
