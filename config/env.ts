/** The four environments. Only `dev` and `test` may use demo secrets and stand-ins. */
export const environments = ['dev', 'test', 'cert', 'production'] as const
export type Environment = (typeof environments)[number]

/** In these environments real money and real people are affected, so every secret must be real. */
export function isGuarded(environment: Environment): boolean {
  return environment === 'cert' || environment === 'production'
}

export function isEnvironment(value: string): value is Environment {
  return (environments as readonly string[]).includes(value)
}
