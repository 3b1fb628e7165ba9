import { StartProblem } from './start-problem.ts'

export type Ports = {
  readonly player: number
  readonly backoffice: number
  readonly games: number
  readonly api: number
  readonly apiStaff: number
  readonly apiInternal: number
  readonly apiOperations: number
  readonly gamesOperations: number
  readonly providers: number
  readonly gpWebPay: number
  readonly payU: number
  readonly payoutOne: number
  readonly netera: number
  readonly mobileTech: number
  readonly bankPsd2: number
  readonly fio: number
  readonly registers: number
  readonly centralBanks: number
  readonly identity: number
  readonly worker: number
  readonly database: number
}

const WANTED = [
  ['player', 'PLAYER_PORT', 3000],
  ['backoffice', 'BACKOFFICE_PORT', 3001],
  ['games', 'GAMES_PORT', 3002],
  ['api', 'API_PORT', 3003],
  ['worker', 'WORKER_PORT', 3004],
  ['apiStaff', 'API_STAFF_PORT', 3005],
  ['apiInternal', 'API_INTERNAL_PORT', 3006],
  ['apiOperations', 'API_OPERATIONS_PORT', 3007],
  ['gamesOperations', 'GAMES_OPERATIONS_PORT', 3008],
  ['providers', 'PROVIDERS_PORT', 3010],
  ['gpWebPay', 'GPWEBPAY_PORT', 3011],
  ['payU', 'PAYU_PORT', 3012],
  ['payoutOne', 'PAYOUT_ONE_PORT', 3013],
  ['netera', 'NETERA_PORT', 3014],
  ['mobileTech', 'MOBILETECH_PORT', 3015],
  ['bankPsd2', 'BANK_PSD2_PORT', 3021],
  ['fio', 'FIO_PORT', 3022],
  ['registers', 'REGISTERS_PORT', 3016],
  ['centralBanks', 'CENTRAL_BANKS_PORT', 3017],
  ['identity', 'IDENTITY_PORT', 3019],
  ['database', 'DATABASE_PORT', 3009],
] as const

/** Variable that moves each port. */
export const portVariables = WANTED.map(([who, variable]) => ({ who, variable }))

/** Ports from the environment, or the documented ones. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const ports = Object.fromEntries(
    WANTED.map(([name, variable, usual]) => {
      const given = env[variable]
      const port = given === undefined || given === '' ? usual : Number(given)
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        throw new StartProblem(`${variable} is "${given}", which is not a port: use a number from 1 to 65535.`)
      return [name, port]
    }),
  )
  return ports as Ports
}
