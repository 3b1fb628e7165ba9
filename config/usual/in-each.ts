import { environments } from '../env.ts'
import type { Environment } from '../env.ts'

/** The same value in each environment, but for those that are named. */
export function inEach<const Value, const Other = Value>(
  value: Value,
  others: Partial<Record<Environment, Other>> = {},
): Record<Environment, Value | Other> {
  return Object.fromEntries(environments.map((name) => [name, others[name] ?? structuredClone(value)])) as Record<
    Environment,
    Value | Other
  >
}
