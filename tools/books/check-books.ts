import { withSecretFiles } from '#config/secret-files.ts'
import { openDatabase, systemClock } from '#server/kernel/index.ts'
import { checkPool, listOpenedPools } from '#server/jackpots/index.ts'
import { checkPoints } from '#server/loyalty/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { checkFigures } from '#server/reporting/index.ts'
import { FIGURES_ZONE } from './figures-zone.ts'

/** `npm run books:check`: recomputes the books, the jackpots, the club's points and the figures of reports of DATABASE_URL, prints every difference, and fails when there is one. */
const url = withSecretFiles(process.env)['DATABASE_URL']
if (!url) {
  console.error('DATABASE_URL is missing: it names the database whose books are to be checked.')
  process.exit(1)
}
const db = openDatabase({ url, connections: 2, applicationName: 'books-check' })
try {
  const { accountsChecked, entriesChecked, differences, checkedAt } = await checkBooks(db, systemClock)
  console.log(`${checkedAt.toISOString()}  ${accountsChecked} accounts, ${entriesChecked} entries recomputed`)
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
  const figures = await checkFigures({ db, clock: systemClock, timeZone: FIGURES_ZONE })
  console.log(`figures of ${figures.entries} entries compared with the books`)
  for (const { rule, detail } of figures.differences) console.log(`  ${rule}  ${detail}`)
  if (figures.differences.length > 0) process.exitCode = 1
} finally {
  await db.close()
}
