import { withSecretFiles } from '#config/secret-files.ts'
import { grantRoles, migrate, prepareJobs, RolesNotMade } from '#server/kernel/index.ts'

// `npm run migrate`: runs the missing migrations, as DATABASE_OWNER_URL if set, and then grants the permissions of a
// process to the login of DATABASE_URL (docs/guides/database-roles.md). Before the first start, and with each release
// before its processes.
const env = withSecretFiles(process.env)
const read = (name: string) => env[name]?.trim() || undefined
const [runtimeUrl, givenOwner, readerUrl] = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'].map(read)
const ownerUrl = givenOwner ?? runtimeUrl
if (!ownerUrl || !runtimeUrl) {
  process.stderr.write('DATABASE_URL is missing.\n')
  process.exit(1)
}
const steps = await migrate(ownerUrl)
process.stdout.write(steps === 0 ? 'The database has its newest form.\n' : `Done: ${steps} steps.\n`)
if (givenOwner) {
  try {
    await prepareJobs(ownerUrl)
    await grantRoles(ownerUrl, { runtimeUrl, readerUrl })
    process.stdout.write(
      'The login of DATABASE_URL has the rights of a process: it can change nothing that was booked.\n',
    )
  } catch (problem) {
    if (!(problem instanceof RolesNotMade)) throw problem
    process.stderr.write(`${problem.message}\n`)
    process.exitCode = 1
  }
}
