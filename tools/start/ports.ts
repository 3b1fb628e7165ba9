import { agreements } from '#partners/agreements.ts'
import { StartProblem } from './start-problem.ts'

export type Ports = {
  readonly player: number
  readonly backoffice: number
  readonly games: number
  readonly kiosk: number
  readonly api: number
  readonly apiStaff: number
  readonly apiInternal: number
  readonly apiOperations: number
  readonly gamesOperations: number
  readonly registers: number
  readonly centralBanks: number
  readonly identity: number
  readonly worker: number
  readonly database: number
  readonly venueAgent: number
  readonly pictures: number
  /** Of the stand-ins, by the partner's folder. */
  readonly partners: Readonly<Record<string, number>>
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
  ['registers', 'REGISTERS_PORT', 3016],
  ['centralBanks', 'CENTRAL_BANKS_PORT', 3017],
  ['identity', 'IDENTITY_PORT', 3019],
  ['database', 'DATABASE_PORT', 3009],
] as const

/** The kiosk moves with the player site, where nothing else is said. */
const KIOSK = { variable: 'KIOSK_PORT', above: 30 } as const
/** Only images have this process. It moves with the player site, too. */
const PICTURES = { variable: 'PICTURES_PORT', above: 20 } as const
const BESIDE_INTERNAL = 34

const standIns = Object.entries(agreements).map(([key, { standIn }]) => ({ who: key, ...standIn }))

/** Every port, with its owner and the variable that changes it. */
export const listPorts = (
  ports: Ports,
): { readonly who: string; readonly variable: string; readonly port: number }[] => [
  ...WANTED.map(([who, variable]) => ({ who, variable, port: ports[who] })),
  { who: 'kiosk', variable: KIOSK.variable, port: ports.kiosk },
  { who: 'pictures', variable: PICTURES.variable, port: ports.pictures },
  { who: 'venueAgent', variable: 'VENUE_AGENT_PORT', port: ports.venueAgent },
  ...standIns.map(({ who, variable, port }) => ({ who, variable, port: ports.partners[who] ?? port })),
]

/** Ports from the environment, or the documented ones. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const read = (variable: string, usual: number): number => {
    const given = env[variable]
    const port = given === undefined || given === '' ? usual : Number(given)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new StartProblem(`${variable} is "${given}", which is not a port: use a number from 1 to 65535.`)
    return port
  }
  const wanted = Object.fromEntries(WANTED.map(([name, variable, usual]) => [name, read(variable, usual)]))
  const player = wanted['player'] ?? 0
  const own = {
    ...wanted,
    kiosk: read(KIOSK.variable, player + KIOSK.above),
    pictures: read(PICTURES.variable, player + PICTURES.above),
  }
  const partners = Object.fromEntries(standIns.map(({ who, variable, port }) => [who, read(variable, port)]))
  // Beside the listener that it speaks to, so that a second demonstration that moves that one moves it too.
  const venueAgent = read('VENUE_AGENT_PORT', (wanted['apiInternal'] ?? 0) + BESIDE_INTERNAL)
  return { ...own, venueAgent, partners } as Ports
}
