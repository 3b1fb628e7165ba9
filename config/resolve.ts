import { adapters } from './adapters.ts'
import { chooseEnvironment } from './brand.ts'
import type { Brand, BrandDefinition } from './brand.ts'
import { brands } from './brands/index.ts'
import { findValueProblem } from './check-value.ts'
import { environments, isEnvironment, isGuarded } from './env.ts'
import type { Environment } from './env.ts'
import { findMarketContradictions } from './fit-market.ts'
import { freeze } from './frozen.ts'
import { isMarketKey, marketKeys } from './market.ts'
import type { Market } from './market.ts'
import { markets } from './markets/index.ts'
import { platformVariables } from './processes.ts'
import type { ServerProcess, Variable } from './processes.ts'
import { findProxiesProblem } from './trusted-proxies.ts'
import { isTarget, targets, type Target } from './targets.ts'

export type Configuration = { readonly brand: Brand; readonly market: Market; readonly environment: Environment }
export type Resolution =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problems: readonly string[] }

export type Variables = Readonly<Record<string, string | undefined>>

export type ProcessNeeds = {
  /** Restricts the requirements of cert and production to those of one process. Without it, all are checked. */
  readonly process?: ServerProcess
  /** Variables that this process needs in every environment. */
  readonly alsoRequired?: readonly string[]
  /** For tests: brands whose operator is whole. */
  readonly brands?: Readonly<Record<Target, BrandDefinition>>
}

/**
 * Decides once at start, before anything listens, what this process is. Returns the frozen brand, market and
 * environment, or every problem at once: missing, unknown and contradictory values, and demo secrets where money is
 * real.
 */
export function resolveConfiguration(env: Variables, needs: ProcessNeeds = {}): Resolution {
  const problems: string[] = []
  const target = readChoice(env, 'APP_TARGET', targets, isTarget, problems)
  const marketKey = readChoice(env, 'MARKET_LOCALE', marketKeys, isMarketKey, problems)
  const environment = readChoice(env, 'APP_ENV', environments, isEnvironment, problems)

  const definition = target && (needs.brands ?? brands)[target]
  if (definition && marketKey && definition.market !== marketKey) {
    problems.push(
      `APP_TARGET and MARKET_LOCALE contradict each other: ${target} plays in ${definition.market}, not in ${marketKey}.`,
    )
  }
  if (definition) problems.push(...findMarketContradictions(definition, markets[definition.market]))

  const brand = definition && environment && chooseEnvironment(definition, environment)
  if (environment && isGuarded(environment)) {
    for (const { variable, reason } of listGuardedVariables(brand, needs.process)) {
      problems.push(...checkVariable(env, variable, `${reason} in ${environment}`))
    }
  }
  if (definition && environment === 'production') problems.push(...findOperatorProblems(definition))
  const proxies = findProxiesProblem(env, needs.process === 'api')
  if (proxies) problems.push(proxies)
  for (const name of needs.alsoRequired ?? []) {
    const isNamed = problems.some((problem) => problem.startsWith(`${name} `))
    if (!env[name]?.trim() && !isNamed) problems.push(`${name} is missing.`)
  }

  if (!brand || !environment || problems.length > 0) return { ok: false, problems }
  return { ok: true, configuration: freeze({ brand, market: markets[brand.market], environment }) }
}

/** What only the operator's lawyers can write: players are told it on pages that the law wants. */
function findOperatorProblems({ target, operator, support }: BrandDefinition): string[] {
  const facts = Object.entries({ ...operator, 'support/phone': support.phone, 'support/email': support.email })
  return facts
    .filter(([, value]) => value === null)
    .map(([name]) => {
      const why = name === 'suspicionReportConfirmedBy' ? ', the lawyer who confirmed rules CZ-44 and SK-44' : ''
      return `brand ${target} /${name.includes('/') ? name : `operator/${name}`} is missing: needed in production${why}.`
    })
}

function readChoice<Choice extends string>(
  env: Variables,
  name: string,
  choices: readonly Choice[],
  isChoice: (value: string) => value is Choice,
  problems: string[],
): Choice | undefined {
  const value = env[name]?.trim()
  if (value && isChoice(value)) return value
  problems.push(`${name} is ${value ? `unknown: "${value}"` : 'missing'}. It is one of ${choices.join(', ')}.`)
  return undefined
}

function listGuardedVariables(brand: Brand | undefined, process: ServerProcess | undefined) {
  const ofPlatform = platformVariables.map((variable) => ({ variable, reason: 'needed' }))
  const ofAdapters = adapters
    .filter(({ isSwitchedOn }) => brand && isSwitchedOn(brand))
    .flatMap(({ name, variables }) =>
      variables.map((variable) => ({ variable, reason: `needed by the adapter ${name}` })),
    )
  return [...ofPlatform, ...ofAdapters].filter(({ variable }) => !process || variable.processes.includes(process))
}

function checkVariable(env: Variables, variable: Variable, reason: string): string[] {
  const names = variable.canBeFile ? [variable.name, `${variable.name}_FILE`] : [variable.name]
  const given = names.flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [{ name, value }] : []
  })
  if (given.length === 0) return [`${names.join(' or ')} is missing: ${reason}.`]
  return given.flatMap(({ name, value }) => {
    const problem = findValueProblem(variable, value)
    return problem ? [`${name} ${problem}: a real value is ${reason}.`] : []
  })
}
