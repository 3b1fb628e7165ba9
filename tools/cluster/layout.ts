/** Where the parts of a cluster for drills listen: all on this machine, a port each. */
export type Layout = {
  readonly host: string
  readonly folder: string
  readonly password: string
  /** Whether each member has a disk of its own, which can be full or slow. */
  readonly hasDisks: boolean
  readonly members: readonly Member[]
  readonly etcd: readonly { readonly name: string; readonly client: number; readonly peer: number }[]
  readonly writePort: number
  readonly readPort: number
  readonly poolPort: number
  readonly webPort: number
  readonly apiPorts: readonly number[]
  /** Doors of the players, and the balancer before them. */
  readonly doorPorts: readonly number[]
  readonly playPort: number
}

export type Member = {
  readonly name: string
  readonly database: number
  readonly rest: number
  /** Group of its processes: all members are on one machine, and are told apart by it. */
  readonly group: number
}

export const DATABASE = 'postgres'
const MEMBERS = [0, 1, 2]
const APIS = [0, 1]
const FIRST_GROUP = 64_001

/** @param firstPort of 40 ports that are free */
export function layOut(folder: string, firstPort: number, password: string, hasDisks = false): Layout {
  return {
    host: '127.0.0.1',
    folder,
    password,
    hasDisks,
    etcd: MEMBERS.map((place) => ({
      name: `etcd${place + 1}`,
      client: firstPort + 2 * place,
      peer: firstPort + 2 * place + 1,
    })),
    members: MEMBERS.map((place) => ({
      name: `pg${place + 1}`,
      database: firstPort + 10 + place,
      rest: firstPort + 15 + place,
      group: FIRST_GROUP + place,
    })),
    writePort: firstPort + 20,
    readPort: firstPort + 21,
    poolPort: firstPort + 22,
    webPort: firstPort + 23,
    apiPorts: APIS.map((place) => firstPort + 30 + place),
    doorPorts: APIS.map((place) => firstPort + 35 + place),
    playPort: firstPort + 24,
  }
}

/** The database's address for the product: through HAProxy, to whoever leads. */
export const databaseUrlOf = ({ host, writePort, password }: Layout): string =>
  `postgres://postgres:${password}@${host}:${writePort}/${DATABASE}`

/** The pooler's address. */
export const poolUrlOf = ({ host, poolPort, password }: Layout): string =>
  `postgres://postgres:${password}@${host}:${poolPort}/${DATABASE}`
