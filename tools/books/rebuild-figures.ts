import { withSecretFiles } from '#config/secret-files.ts'
import { openDatabase, systemClock } from '#server/kernel/index.ts'
import { rebuildFigures } from '#server/reporting/index.ts'
import { readArchivePlace } from './archive-place.ts'
import { figuresZone, NO_FIGURES_ZONE } from './figures-zone.ts'

/** `npm run reports:rebuild`: deletes the figures of DATABASE_URL and counts the books again. */
const env = withSecretFiles(process.env)
const { DATABASE_URL: url } = env
const { parquetFolder, parquetStore, parquetBounds } = readArchivePlace(env)
if (!url) {
  console.error('DATABASE_URL is missing: it names the database whose figures are to be made anew.')
  process.exit(1)
}
const zone = figuresZone(env)
if (!zone) {
  console.error(NO_FIGURES_ZONE)
  process.exit(1)
}
const db = openDatabase({
  url,
  connections: 2,
  applicationName: 'reports-rebuild',
  parquetFolder,
  parquetStore,
  parquetBounds,
})
try {
  const begun = Date.now()
  const entries = await rebuildFigures({ db, clock: systemClock, timeZone: zone })
  console.log(`${entries} entries counted in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
} finally {
  await db.close()
}
