import type { ServerProcess } from '#config/processes.ts'

/** The processes that use the database. */
export type RulesProcess = Extract<ServerProcess, 'api' | 'worker'>

/** Variables that both processes need for every brand. */
const NEEDED = [
  'DATABASE_URL',
  'SESSION_PEPPER',
  'FIELD_KEYS',
  'FIELD_INDEX_KEY',
  'FILES_FOLDER',
  'PUBLIC_PLAYER_ORIGIN',
  'PUBLIC_BACKOFFICE_ORIGIN',
  'PUBLIC_GAMES_ORIGIN',
  'SMARTFORM_BASE_URL',
  'SMARTFORM_CLIENT_ID',
  'SMARTFORM_PASSWORD',
] as const

/** Variables that only the worker needs. */
const NEEDED_OF_WORKER = ['EXCHANGE_RATES_URL', 'AUDIT_SIGNING_KEY', 'AUDIT_FOLDER'] as const

/** Variables that the register of each market needs. */
const NEEDED_OF_MARKET: Readonly<Record<string, readonly string[]>> = {
  CZE: ['RVO_CZ_BASE_URL', 'RVO_CZ_API_KEY', 'RVO_CZ_OPERATOR_ICO', 'RUIAN_BASE_URL'],
  SVK: ['RVO_SK_BASE_URL', 'RVO_SK_LOGIN', 'RVO_SK_PASSWORD', 'RVO_SK_VENUE_ID'],
}

/** Names of the variables without which a process does not start. @param market as named in the environment */
export function neededVariables(process: RulesProcess, market: string): readonly string[] {
  return [...NEEDED, ...(process === 'worker' ? NEEDED_OF_WORKER : []), ...(NEEDED_OF_MARKET[market] ?? [])]
}
