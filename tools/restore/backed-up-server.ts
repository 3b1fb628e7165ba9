import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProgram, type Running } from '#tools/cluster/programs.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy/backup')
const START_TRIES = 300

type Place = { readonly folder: string; readonly port: number; readonly bin: string; readonly dataDir: string }

/** A PostgreSQL of the distribution with an archived write-ahead log, and the commands of its backups. */
export type BackedUpServer = {
  readonly url: string
  readonly start: () => Promise<void>
  /** Without a shutdown, like a lost machine. */
  readonly kill: () => Promise<void>
  readonly backrest: (...order: string[]) => string
}

/** Configures a server with the shipped configuration, in a folder of its own. */
export function layOutServer({ folder, port, bin, dataDir }: Place): BackedUpServer & { readonly create: () => void } {
  const user = userOf('postgres')
  const [sockets, logs] = [join(folder, 'sockets'), join(folder, 'logs')]
  const configuration = join(folder, 'pgbackrest.conf')
  const values = {
    REPOSITORY: join(folder, 'repository'),
    SPOOL: join(folder, 'spool'),
    LOCKS: join(folder, 'locks'),
    LOGS: logs,
    SOCKET_DIR: sockets,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(port),
    CONFIGURATION: configuration,
  }
  for (const one of [folder, sockets, logs, values.REPOSITORY, values.SPOOL, values.LOCKS]) {
    mkdirSync(one, { recursive: true })
    chownSync(one, user.uid, user.gid)
  }
  const fill = (name: string) =>
    readFileSync(join(DEPLOY, name), 'utf8').replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, place: keyof typeof values) => values[place],
    )
  writeFileSync(configuration, fill('pgbackrest.conf'))
  const as = (program: string, order: readonly string[]) =>
    execFileSync(program, order, {
      ...user,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' },
    })
  let running: Running | undefined
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    create: () => {
      as(join(bin, 'initdb'), [
        '-D',
        dataDir,
        '-U',
        'postgres',
        '--auth',
        'trust',
        '--encoding',
        'UTF8',
        '--locale',
        'C.UTF-8',
        '-k',
      ])
      const settings = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${sockets}'\n`
      writeFileSync(join(dataDir, 'postgresql.auto.conf'), `${settings}${fill('postgresql.conf')}`)
    },
    start: async () => {
      running = startProgram(
        { name: `postgres-${port}`, path: join(bin, 'postgres'), args: ['-D', dataDir], user },
        logs,
      )
      for (let tries = 0; tries < START_TRIES; tries += 1) {
        if (
          isAnswering(() =>
            as(join(bin, 'psql'), [
              '-h',
              sockets,
              '-p',
              String(port),
              '-U',
              'postgres',
              '-Atqc',
              'select not pg_is_in_recovery()',
            ]),
          )
        )
          return
        await pause(100)
      }
      throw new Error(`PostgreSQL did not come up; its log is in ${logs}.`)
    },
    kill: async () => {
      running?.signal('SIGKILL')
      await running?.ended
    },
    backrest: (...order) => as('pgbackrest', [`--config=${configuration}`, '--stanza=tolar', ...order]),
  }
}

function isAnswering(ask: () => string): boolean {
  try {
    return ask().trim() === 't'
  } catch {
    return false
  }
}

function userOf(name: string): { readonly uid: number; readonly gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
