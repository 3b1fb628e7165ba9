import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { etcdApiOf, type EtcdApi } from './etcd-api.ts'

/** A program of the cluster, and its Debian package. */
const NEEDED = [
  ['etcd', 'etcd-server'],
  ['patroni', 'patroni'],
  ['patronictl', 'patroni'],
  ['haproxy', 'haproxy'],
  ['pgbouncer', 'pgbouncer'],
  ['curl', 'curl'],
  ['openssl', 'openssl'],
] as const
const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const POSTGRES = '/usr/lib/postgresql'

export type Programs = {
  readonly pathOf: (name: (typeof NEEDED)[number][0]) => string
  /** Folder of PostgreSQL's programs: the newest installed version of the distribution. */
  readonly postgresBin: string
  /** The API of etcd with which this Patroni does not take the lead from its successor. */
  readonly etcdApi: EtcdApi
}

/** The version printed by a Patroni. */
function versionOf(patroni: string): string {
  return /\d+(?:\.\d+)+/.exec(execFileSync(patroni, ['--version'], { encoding: 'utf8' }))?.[0] ?? '0'
}

/** Path of a program on this machine; undefined if it is not installed. */
export function findProgram(name: (typeof NEEDED)[number][0]): string | undefined {
  return PLACES.map((place) => join(place, name)).find((one) => existsSync(one))
}

/** Finds the programs of a cluster on this machine, or the missing packages. */
export function findPrograms(): Programs | { readonly missing: readonly string[] } {
  const found = new Map(
    NEEDED.flatMap(([name]) => {
      const path = findProgram(name)
      return path ? [[name, path] as const] : []
    }),
  )
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).filter((one) => /^\d+$/.test(one)) : []
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  const missing = NEEDED.filter(([name]) => !found.has(name)).map(([, debian]) => debian as string)
  if (!newest) missing.push('postgresql')
  if (missing.length > 0 || !newest) return { missing: [...new Set(missing)] }
  return {
    pathOf: (name) => found.get(name) ?? name,
    postgresBin: join(POSTGRES, newest, 'bin'),
    etcdApi: etcdApiOf(versionOf(found.get('patroni') ?? 'patroni')),
  }
}
