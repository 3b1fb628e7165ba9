import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fillTemplate } from './fill-template.ts'
import type { Programs } from './find-programs.ts'
import { DATABASE, type Layout, type Member } from './layout.ts'
import { certificatesOf, makeCertificates } from './make-certificates.ts'
import { makeDisk, type Disk } from './member-disks.ts'
import { lacksOf, readMembers } from './patroni-members.ts'
import { startProgram, type Running } from './programs.ts'

const START_SECONDS = 180
/** Free megabytes below which a member hands the lead over; its disk has 2 GB. */
const FREE_MB = 200

export type DatabaseCluster = {
  readonly running: ReadonlyMap<string, Running>
  /** Disks of the members by name, if they have their own. */
  readonly disks: ReadonlyMap<string, Disk>
  /** Starts a member, an etcd or a proxy that was stopped. */
  readonly start: (name: string) => void
  /** Name of the leader; undefined while there is none. */
  readonly findLeader: () => Promise<string | undefined>
  /** Name of the synchronous standby. */
  readonly findStandby: () => Promise<string | undefined>
  /** Resolves once a member leads, a standby is synchronous, and every member follows. */
  readonly waitUntilWhole: () => Promise<void>
  /** Hands the lead over in order. */
  readonly switchOver: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts three etcd, three PostgreSQL under Patroni, HAProxy and PgBouncer on this machine. */
export async function startDatabase(layout: Layout, programs: Programs): Promise<DatabaseCluster> {
  const user = process.getuid?.() === 0 ? userOf('postgres') : undefined
  const logs = join(layout.folder, 'logs')
  for (const folder of [layout.folder, logs, join(layout.folder, 'sockets')]) makeFolder(folder, user)
  const disks = new Map(
    layout.hasDisks ? layout.members.map(({ name }) => [name, makeDisk(join(layout.folder, name), user)] as const) : [],
  )
  if (!layout.hasDisks) for (const { name } of layout.members) makeFolder(join(layout.folder, name), user)
  makeCertificates(
    certificatesIn(layout),
    [...layout.etcd, ...layout.members].map(({ name }) => name),
    layout.host,
    user,
  )
  const running = new Map<string, Running>()
  const commands = new Map(
    [
      ...etcdOf(layout, programs, user),
      ...membersOf(layout, programs, user),
      ...guardsOf(layout, user),
      ...proxiesOf(layout, programs, user),
    ].map((one) => [one.name, one]),
  )
  const start = (name: string): void => {
    const command = commands.get(name)
    if (!command) throw new Error(`There is no ${name} in the cluster.`)
    const group = layout.members.find((member) => member.name === name)?.group
    const as = user && { uid: user.uid, gid: group ?? user.gid }
    running.set(name, startProgram({ ...command, user: as }, logs))
  }
  const cluster: DatabaseCluster = {
    running,
    disks,
    start,
    findLeader: () => findMember(layout, '/primary'),
    findStandby: () => findMember(layout, '/sync'),
    waitUntilWhole: async () => {
      let lacks = ['no Patroni answers']
      for (let tries = 0; tries < START_SECONDS * 5; tries += 1) {
        lacks = await readMembers(layout.members.map(({ rest }) => `http://${layout.host}:${rest}`)).then(
          (members) => (members.length < layout.members.length ? ['members are missing'] : lacksOf(members)),
          () => ['no Patroni answers'],
        )
        if (lacks.length === 0) return
        await pause(200)
      }
      throw new Error(`Not whole within ${START_SECONDS} s: ${lacks.join(', ')}. Logs: ${logs}`)
    },
    switchOver: async () => {
      const configuration = join(layout.folder, `${layout.members[0]?.name}.yml`)
      // From the leader: the name of the option depends on the version.
      const order = ['-c', configuration, 'switchover', 'tolar', '--force']
      await promisify(execFile)(programs.pathOf('patronictl'), order)
    },
    stop: async () => {
      for (const one of [...running.values()].toReversed()) one.signal('SIGKILL')
      await Promise.all([...running.values()].map(({ ended }) => ended))
      for (const disk of disks.values()) disk.remove()
    },
  }
  for (const name of commands.keys()) start(name)
  await cluster.waitUntilWhole().catch(async (problem: unknown) => {
    await cluster.stop()
    throw problem
  })
  return cluster
}

/** Of etcd and of those who ask it. */
const certificatesIn = ({ folder }: Layout): string => join(folder, 'certificates')

type User = { readonly uid: number; readonly gid: number }

function userOf(name: string): User {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function makeFolder(folder: string, user: User | undefined): void {
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
}

function writeConfiguration(path: string, text: string, user: User | undefined): void {
  writeFileSync(path, text, { mode: 0o600 })
  chmodSync(path, 0o600)
  if (user) chownSync(path, user.uid, user.gid)
}

/** On one machine with everything else, timeouts as short as on separate machines would cause constant elections. */
const withSlowElections = (configuration: string): string =>
  configuration
    .replace('heartbeat-interval: 100', 'heartbeat-interval: 300')
    .replace('election-timeout: 1000', 'election-timeout: 3000')

const withApi = (configuration: string, api: Programs['etcdApi']): string =>
  api === 'etcd' ? configuration.replace('enable-v2: false', 'enable-v2: true') : configuration

function etcdOf(layout: Layout, programs: Programs, user: User | undefined) {
  const { etcd, host, folder } = layout
  const cluster = etcd.map(({ name, peer }) => `${name}=https://${host}:${peer}`).join(',')
  return etcd.map(({ name, client, peer }) => {
    const configuration = fillTemplate('etcd.yml', {
      NAME: name,
      DATA_DIR: join(folder, name),
      CLUSTER: cluster,
      CLIENT_URL: `https://${host}:${client}`,
      PEER_URL: `https://${host}:${peer}`,
      ...certificatesOf(certificatesIn(layout), name),
    })
    const path = join(folder, `${name}.etcd.yml`)
    writeConfiguration(path, withSlowElections(withApi(configuration, programs.etcdApi)), user)
    return { name, path: programs.pathOf('etcd'), args: ['--config-file', path] }
  })
}

function membersOf(layout: Layout, programs: Programs, user: User | undefined) {
  const { host, folder, password, etcd, members } = layout
  return members.map(({ name, database, rest }) => {
    const configuration = fillTemplate('patroni.yml', {
      MEMBER: name,
      HOST: host,
      REST_PORT: rest,
      REST_PASSWORD: password,
      ETCD_API: programs.etcdApi,
      ...certificatesOf(certificatesIn(layout), name),
      DATABASE_PORT: database,
      ETCD_HOSTS: etcd.map(({ client }) => `${host}:${client}`).join(','),
      DATA_DIR: join(folder, name, 'data'),
      BIN_DIR: programs.postgresBin,
      PASS_FILE: join(folder, `${name}.pgpass`),
      SOCKET_DIR: join(folder, 'sockets'),
      NETWORK: '127.0.0.0/8',
      PASSWORD: password,
      MAX_CONNECTIONS: 200,
      SHARED_BUFFERS: '128MB',
      WATCHDOG: 'off',
    })
    const path = join(folder, `${name}.yml`)
    writeConfiguration(path, configuration, user)
    return {
      name,
      path: programs.pathOf('patroni'),
      args: [path],
      env: { HOME: folder },
      findOther: () => postmasterOf(join(folder, name, 'data')),
    }
  })
}

/** Hands the lead over if a member's disk is nearly full; only for members with their own disks. */
function guardsOf({ host, folder, password, members, hasDisks }: Layout, user: User | undefined) {
  if (!hasDisks) return []
  const secret = join(folder, 'patroni.curl')
  writeConfiguration(secret, `user = "patroni:${password}"\n`, user)
  return members.map(({ name, rest }) => ({
    name: `disk-of-${name}`,
    path: join(import.meta.dirname, '../../deploy/cluster/leave-full-disk.sh'),
    args: [name, join(folder, name), `http://${host}:${rest}`, String(FREE_MB), secret],
  }))
}

/** The first process of the PostgreSQL of a data folder. */
function postmasterOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function proxiesOf(layout: Layout, programs: Programs, user: User | undefined) {
  const { host, folder, members, writePort, readPort, poolPort, alivePort, password } = layout
  const servers = members
    .map(({ name, database, rest }) => `  server ${name} ${host}:${database} maxconn 300 check port ${rest}`)
    .join('\n')
  const haproxy = join(folder, 'haproxy-database.cfg')
  writeConfiguration(
    haproxy,
    fillTemplate('haproxy-database.cfg', {
      HOST: host,
      WRITE_PORT: writePort,
      READ_PORT: readPort,
      ALIVE_PORT: alivePort,
      WRITE_SERVERS: servers,
      READ_SERVERS: servers,
    }),
    user,
  )
  const passwords = join(folder, 'pgbouncer.users')
  writeConfiguration(passwords, `"postgres" "${password}"\n`, user)
  const pgbouncer = join(folder, 'pgbouncer.ini')
  writeConfiguration(
    pgbouncer,
    fillTemplate('pgbouncer.ini', {
      DATABASE,
      HOST: host,
      DATABASE_HOST: host,
      WRITE_PORT: writePort,
      POOL_PORT: poolPort,
      AUTH_FILE: passwords,
    }),
    user,
  )
  return [
    { name: 'haproxy-database', path: programs.pathOf('haproxy'), args: ['-db', '-f', haproxy] },
    { name: 'pgbouncer', path: programs.pathOf('pgbouncer'), args: [pgbouncer] },
  ]
}

/** The member whose Patroni returns 200: `/primary` for the leader, `/sync` for a synchronous standby. */
async function findMember({ host, members }: Layout, path: string): Promise<string | undefined> {
  const ask = async ({ name, rest }: Member) => {
    const answer = await fetch(`http://${host}:${rest}${path}`, { signal: AbortSignal.timeout(1_000) })
    if (!answer.ok) throw new Error(`${name} is not it`)
    return name
  }
  return Promise.any(members.map(ask)).catch(() => undefined)
}
