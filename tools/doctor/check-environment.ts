import type { RulesProcess } from '#apps/api/environment/needed-variables.ts'
import { tryEnvironment } from '#apps/api/environment/environment.ts'
import { good, look, wrong, type Finding } from './finding.ts'

/** What the environment of the keeper's image has no need of: it asks nobody for pictures, and nobody asks it. */
const OF_LISTENERS = /^(?:PICTURES_|TRUSTED_PROXIES)/
/** Names of variables at the beginning of a sentence. */
const NAMES = /^[A-Z][A-Z\d]*_[A-Z\d_]+(?:(?:,| and| or) [A-Z][A-Z\d]*_[A-Z\d_]+)*/

/** Who starts with an environment: one process, both of one machine, or neither, such as the keeper. */
export const judgedProcesses = ['api', 'worker', 'keeper'] as const
export type JudgedProcess = (typeof judgedProcesses)[number]
export const isJudgedProcess = (text: string): text is JudgedProcess => judgedProcesses.some((one) => one === text)

/**
 * Whether an API and a worker start with this environment: partners without credentials, keys and addresses of no form, values of the
 * demonstration. Only a worker has AUDIT_SIGNING_KEY, only an API asks for pictures: who has both is a machine of both. Who has neither is
 * taken for the keeper, which needs what an API needs that does not listen.
 * @param named which it is, where somebody said so
 */
export function checkEnvironment(env: NodeJS.ProcessEnv, named?: JudgedProcess): Finding[] {
  const judged = named ? [named] : guessProcesses(env)
  const processesOf = new Map<string, JudgedProcess[]>()
  for (const process of judged)
    for (const problem of problemsOf(process, env))
      processesOf.set(problem, [...(processesOf.get(problem) ?? []), process])
  if (processesOf.size === 0)
    return [good(`the environment is whole for ${judged.map(nameOf).join(' and ')}`), ...findUnsaid(env, named)]
  return [...joinByVariable(processesOf), ...findUnsaid(env, named)]
}

function guessProcesses(env: NodeJS.ProcessEnv): JudgedProcess[] {
  const [worker, api] = [Boolean(env['AUDIT_SIGNING_KEY']), Boolean(env['PICTURES_ORIGIN'] || env['PICTURES_KEY'])]
  if (worker && api) return ['api', 'worker']
  if (worker) return ['worker']
  return [api ? 'api' : 'keeper']
}

const nameOf = (process: JudgedProcess): string => (process === 'keeper' ? 'what reads the database' : process)

function problemsOf(process: JudgedProcess, env: NodeJS.ProcessEnv): readonly string[] {
  const rules: RulesProcess = process === 'worker' ? 'worker' : 'api'
  const read = tryEnvironment(rules, env)
  const all = 'problems' in read ? read.problems : []
  return process === 'keeper' ? all.filter((problem) => !OF_LISTENERS.test(problem)) : all
}

/** One finding for each variable: a value may break several rules, and is mended once. */
function joinByVariable(processesOf: ReadonlyMap<string, readonly JudgedProcess[]>): Finding[] {
  const joined = new Map<string, { sentences: string[]; processes: Set<JudgedProcess> }>()
  for (const [sentence, processes] of processesOf) {
    const key = NAMES.exec(sentence)?.[0] ?? sentence
    const one = joined.get(key) ?? { sentences: [], processes: new Set() }
    one.sentences.push(sentence)
    for (const process of processes) one.processes.add(process)
    joined.set(key, one)
  }
  return [...joined].map(([key, { sentences, processes }]) => ({
    ...wrong(sentences.join(' '), wayOutOf(key, [...processes])),
    about: NAMES.test(key) ? (key.match(/[A-Z][A-Z\d_]+/g) ?? []) : [],
  }))
}

function wayOutOf(key: string, processes: readonly JudgedProcess[]): string {
  if (key === 'DATABASE_URL')
    return 'Run it with the environment of the API or the worker: set -a; . ./.env; set +a. Variables: .env.example.'
  const who = processes.includes('keeper') ? 'Nothing starts' : `No ${processes.join(' and no ')} starts`
  return `${who} with this environment. Variables: .env.example; facts of a brand: config/README.md.`
}

/** The folder of the signed heads is of workers and of the keeper, which nothing else tells apart. */
function findUnsaid(env: NodeJS.ProcessEnv, named: JudgedProcess | undefined): Finding[] {
  if (named || !env['AUDIT_FOLDER'] || env['AUDIT_SIGNING_KEY']) return []
  return [
    look(
      'AUDIT_FOLDER is set and AUDIT_SIGNING_KEY is not: a worker does not start with this environment',
      'Nothing to do if it is not the worker’s. npm run doctor -- worker checks it as the worker’s; -- api and -- keeper likewise.',
    ),
  ]
}
