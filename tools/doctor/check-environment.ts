import { tryEnvironment } from '#apps/api/environment/environment.ts'
import { good, wrong, type Finding } from './finding.ts'

/** What the environment of the keeper's image has no need of: it asks nobody for pictures, and nobody asks it. */
const OF_LISTENERS = /^(?:PICTURES_|TRUSTED_PROXIES)/

/**
 * Whether an API or a worker starts with this environment: partners without credentials, keys and addresses of no form, values of the
 * demonstration. Only a worker has AUDIT_SIGNING_KEY. Who has no PICTURES_ORIGIN either, such as the keeper, is taken for an API that
 * does not listen.
 */
export function checkEnvironment(env: NodeJS.ProcessEnv): Finding[] {
  const process = env['AUDIT_SIGNING_KEY'] ? 'worker' : 'api'
  const listens = process === 'worker' || Boolean(env['PICTURES_ORIGIN'])
  const read = tryEnvironment(process, env)
  const all = 'problems' in read ? read.problems : []
  const problems = listens ? all : all.filter((problem) => !OF_LISTENERS.test(problem))
  if (problems.length === 0)
    return [good(`the environment is whole for ${listens ? process : 'what reads the database'}`)]
  return problems.map((problem) =>
    wrong(
      problem,
      'Nothing starts with this environment. Variables: .env.example; facts of a brand: config/README.md.',
    ),
  )
}
