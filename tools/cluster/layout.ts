/** Ports of the parts of a cluster for drills, all on this machine. */
export type Layout = {
  readonly host: string
  readonly folder: string
  readonly password: string
  /** Whether each member has its own disk, which can be made full or slow. */
  readonly hasDisks: boolean
  readonly members: readonly Member[]
  readonly etcd: readonly { readonly name: string; readonly client: number; readonly peer: number }[]
  readonly writePort: number
  readonly readPort: number
  readonly poolPort: number
  readonly webPort: number
  /** Where the database's HAProxy says that it runs. */
  readonly alivePort: number
  readonly apiPorts: readonly number[]
  /** Doors of players, and the balancer before them. */
  readonly doorPorts: readonly number[]
  readonly playPort: number
}

export type Member = {
  readonly name: string
  readonly database: number
  readonly rest: number
  /** Group of its processes, which distinguishes members on one machine. */
  readonly group: number
}

export const DATABASE = 'postgres'
const MEMBERS = [0, 1, 2]
const APIS = [0, 1]
const FIRST_GROUP = 64_001

/** @param firstPort the first of 40 free ports */
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
    alivePort: firstPort + 25,
    apiPorts: APIS.map((place) => firstPort + 30 + place),
    doorPorts: APIS.map((place) => firstPort + 35 + place),
    playPort: firstPort + 24,
  }
}

/** The database URL for the product: through HAProxy, to the leader. */
export const databaseUrlOf = ({ host, writePort, password }: Layout): string =>
  `postgres://postgres:${password}@${host}:${writePort}/${DATABASE}`

/** The pooler's URL. */
export const poolUrlOf = ({ host, poolPort, password }: Layout): string =>
  `postgres://postgres:${password}@${host}:${poolPort}/${DATABASE}`
