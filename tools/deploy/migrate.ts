import { withSecretFiles } from '#config/secret-files.ts'
import { migrate } from '#server/kernel/index.ts'

// `npm run migrate`: runs the missing migrations on DATABASE_URL. Before the first start, and with each release before
// its processes.
const databaseUrl = withSecretFiles(process.env)['DATABASE_URL']?.trim()
if (!databaseUrl) {
  process.stderr.write('DATABASE_URL is missing.\n')
  process.exit(1)
}
const steps = await migrate(databaseUrl)
process.stdout.write(steps === 0 ? 'The database has its newest form.\n' : `Done: ${steps} steps.\n`)
