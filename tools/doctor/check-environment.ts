import { tryEnvironment } from '#apps/api/environment/environment.ts'
import { good, wrong, type Finding } from './finding.ts'

/**
 * Whether an API or a worker starts with this environment: partners without credentials, keys and addresses of no form, values of the
 * demonstration. Only a worker has AUDIT_SIGNING_KEY, and PICTURES_ORIGIN is an API's; of others, such as the keeper, is said what both
 * would lack.
 */
export function checkEnvironment(env: NodeJS.ProcessEnv): Finding[] {
  const problemsOf = (process: 'api' | 'worker') => {
    const read = tryEnvironment(process, env)
    return 'problems' in read ? read.problems : []
  }
  const one = env['AUDIT_SIGNING_KEY'] ? 'worker' : env['PICTURES_ORIGIN'] ? 'api' : undefined
  const ofWorker = new Set(problemsOf('worker'))
  const problems = one ? problemsOf(one) : problemsOf('api').filter((problem) => ofWorker.has(problem))
  if (problems.length === 0) return [good(`the environment is whole for ${one ?? 'what API and worker share'}`)]
  return problems.map((problem) =>
    wrong(
      problem,
      'Nothing starts with this environment. Variables: .env.example; facts of a brand: config/README.md.',
    ),
  )
}
