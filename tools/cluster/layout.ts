/** Where the parts of a cluster for drills listen: all on this machine, a port each. */
export type Layout = {
  readonly host: string
  readonly folder: string
  readonly password: string
  readonly members: readonly Member[]
  readonly etcd: readonly { readonly name: string; readonly client: number; readonly peer: number }[]
  readonly writePort: number
  readonly readPort: number
  readonly poolPort: number
  readonly webPort: number
  readonly apiPorts: readonly number[]
}

export type Member = { readonly name: string; readonly database: number; readonly rest: number }

export const DATABASE = 'postgres'
const MEMBERS = [0, 1, 2]
const APIS = [0, 1]

/** @param firstPort of 40 ports that are free */
export function layOut(folder: string, firstPort: number, password: string): Layout {
  return {
    host: '127.0.0.1',
    folder,
    password,
    etcd: MEMBERS.map((place) => ({
      name: `etcd${place + 1}`,
      client: firstPort + 2 * place,
      peer: firstPort + 2 * place + 1,
    })),
    members: MEMBERS.map((place) => ({
      name: `pg${place + 1}`,
      database: firstPort + 10 + place,
      rest: firstPort + 15 + place,
    })),
    writePort: firstPort + 20,
    readPort: firstPort + 21,
    poolPort: firstPort + 22,
    webPort: firstPort + 23,
    apiPorts: APIS.map((place) => firstPort + 30 + place),
  }
}

/** The database's address for the product: through HAProxy, to whoever leads. */
export const databaseUrlOf = ({ host, writePort, password }: Layout): string =>
  `postgres://postgres:${password}@${host}:${writePort}/${DATABASE}`

/** The pooler's address. */
export const poolUrlOf = ({ host, poolPort, password }: Layout): string =>
  `postgres://postgres:${password}@${host}:${poolPort}/${DATABASE}`
