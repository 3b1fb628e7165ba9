import { withSecretFiles } from '#config/secret-files.ts'
import { openBase } from '#apps/api/compose/open-base.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { readEnvironment } from '#apps/api/environment/environment.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { openFirst } from '#server/sign-in/index.ts'

/**
 * `npm run staff:first -- <e-mail> <name>`: creates the first administrator of an installation, with the environment of
 * its API, and prints a one-time link once. Refuses when there is a member of staff, and while the link is valid.
 */
const [email = '', ...words] = process.argv.slice(2)
const name = words.join(' ').trim()
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || name.length < 2) {
  console.error('Say who it is: npm run staff:first -- iveta@example.com "Iveta Správcová"')
  process.exit(1)
}
const environment = readEnvironment('api', withSecretFiles(process.env))
const base = await openBase('worker', { environment, logger: makeLogger({ name: 'staff-first', level: 'warn' }) })
try {
  const made = await openFirst(await composeSignIn(base, environment), { email, name })
  if (made.made) {
    console.log(`${name} <${email}> is the first administrator. This link is shown once and opens one time:`)
    console.log(`\n  ${made.url}\n`)
    console.log(
      `It is valid until ${made.expiresAt.toISOString()}. Hand it over in person or by a channel that you trust.`,
    )
  } else if (made.because === 'link-is-open') {
    console.error(`A link was given already and can be used until ${made.until?.toISOString()}. After that, ask again.`)
    process.exitCode = 1
  } else {
    console.error('There are members of staff already. An administrator invites more of them in the back office.')
    process.exitCode = 1
  }
} finally {
  await base.close()
}
