/** The environment of the agent. */
export type AgentEnvironment = {
  readonly apiUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The key that signs the chain of the data file: the client's secret at the time when the file was created. */
  readonly chainSecret: string
  readonly terminalKey: string
  readonly dataFile: string
  readonly port: number
  readonly host: string
  readonly giveMaxMinor: number
}

const GIVE_MAX_MINOR = '500000'

/** Reads the environment; prints all problems and ends the process if there are any. */
export function readEnvironment(env: NodeJS.ProcessEnv): AgentEnvironment {
  const missing = ['API_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'TERMINAL_KEY', 'DATA_FILE'].filter((name) => !env[name])
  const port = Number(env['PORT'] ?? '3040')
  const giveMaxMinor = Number(env['GIVE_MAX_MINOR'] ?? GIVE_MAX_MINOR)
  const problems = missing.map((name) => `${name} is missing.`)
  if (!Number.isInteger(port)) problems.push('PORT is no port.')
  if (!Number.isSafeInteger(giveMaxMinor)) problems.push('GIVE_MAX_MINOR is no whole number.')
  if (problems.length > 0) {
    process.stderr.write(`This process cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`)
    process.exit(1)
  }
  const read = (name: string) => env[name] ?? ''
  return {
    apiUrl: read('API_URL'),
    clientId: read('CLIENT_ID'),
    clientSecret: read('CLIENT_SECRET'),
    chainSecret: env['CHAIN_SECRET'] || read('CLIENT_SECRET'),
    terminalKey: read('TERMINAL_KEY'),
    dataFile: read('DATA_FILE'),
    port,
    host: env['HOST'] ?? '127.0.0.1',
    giveMaxMinor,
  }
}
