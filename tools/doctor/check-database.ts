import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import {
  ControlBusUnreachable,
  isSkewed,
  measureSkew,
  openControlBus,
  openDatabase,
  sql,
  SKEW_MS_MAX,
  type Database,
} from '#server/kernel/index.ts'
import { LAG_BYTES_MAX } from '#tools/cluster/patroni-members.ts'
import { firstError, good, look, textOf, wrong, type Finding } from './finding.ts'
import * as queries from './doctor.queries.ts'

const MIGRATIONS = fileURLToPath(new URL('../../server/migrations', import.meta.url))
/** The oldest PostgreSQL that the product was seen on. */
const VERSION_LEAST = 15
const CONNECTIONS_PART = 0.8

/** What PostgreSQL or the network says of an address that does not work, and what to do. */
const REMEDIES: Readonly<Record<string, string>> = {
  '28P01': 'Give DATABASE_URL the password of its login, or set that anew: alter role … password ….',
  '28000': 'PostgreSQL refuses this login from here: its pg_hba.conf, and the name in DATABASE_URL.',
  '3D000': 'Name an existing database in DATABASE_URL, or make it: createdb …, then npm run migrate.',
  '53300': 'All connections are taken: raise max_connections, or end what holds them (pg_stat_activity).',
  '57P03': 'PostgreSQL is starting, or is a standby that accepts nobody: wait, then look at its log.',
  ECONNREFUSED: 'Nothing listens there: start PostgreSQL or its HAProxy, or correct host and port of DATABASE_URL.',
  ENOTFOUND: 'Correct the name of the machine in DATABASE_URL, or its entry in DNS.',
}

/** Nothing, if the database answers. */
export async function checkReached(db: Database): Promise<Finding[]> {
  try {
    await db.query(sql`select 1`)
    return []
  } catch (problem) {
    const first = firstError(problem)
    const code = first instanceof Error && 'code' in first ? String(first.code) : ''
    const remedy =
      REMEDIES[code] ?? 'DATABASE_URL, the network, and PostgreSQL itself; with a cluster, who leads (PATRONI_URLS).'
    return [wrong(`the database is not reached: ${textOf(problem)}`, remedy)]
  }
}

/** Version, durability, standbys and connections. */
export async function checkSettings(db: Database): Promise<Finding[]> {
  const it = await queries.readSettings(db)
  const findings: Finding[] = []
  findings.push(
    it.version >= VERSION_LEAST
      ? good(`PostgreSQL ${it.version}`)
      : wrong(`PostgreSQL ${it.version} is too old`, `Use PostgreSQL ${VERSION_LEAST} or newer, best 18.`),
  )
  if (it.isStandby)
    findings.push(wrong('DATABASE_URL leads to a standby', 'It must lead to whoever leads: docs/guides/cluster.md.'))
  const loses = [
    ...(it.fsync === 'on' ? [] : ['fsync']),
    ...(it.fullPageWrites === 'on' ? [] : ['full_page_writes']),
    ...(['on', 'remote_apply', 'remote_write'].includes(it.synchronousCommit) ? [] : ['synchronous_commit']),
  ]
  findings.push(
    loses.length === 0
      ? good('a commit is durable (fsync, full_page_writes, synchronous_commit)')
      : wrong(`${loses.join(', ')} is off: acknowledged money may be lost`, 'Switch it on in postgresql.conf.'),
  )
  findings.push(...findStandbys(it))
  const used = `${it.connections} of ${it.connectionsMax} connections are used`
  findings.push(
    it.connections < it.connectionsMax * CONNECTIONS_PART
      ? good(used)
      : wrong(used, 'Raise max_connections, or put PgBouncer in front (DATABASE_POOL_URL).'),
  )
  return findings
}

function findStandbys({ seesStandbys, bytesBehind, synchronousStandbys }: queries.Settings): Finding[] {
  if (!seesStandbys)
    return [
      look('this role does not see whether there is a standby', 'grant pg_read_all_stats to it, or set PATRONI_URLS.'),
    ]
  const isBehind = bytesBehind !== null && bytesBehind > LAG_BYTES_MAX
  return [
    ...(isBehind
      ? [
          wrong(
            `a standby is ${Math.round(bytesBehind / 1e6)} MB behind: it would take over late, or without what it lacks`,
            'Its disk, its network and its log; docs/runbooks/DatabaseNotWhole.md.',
          ),
        ]
      : []),
    synchronousStandbys > 0
      ? good(`${synchronousStandbys} synchronous standby`)
      : look(
          'no synchronous standby: the loss of this machine loses what its backup lacks',
          'docs/guides/cluster.md says how to have one.',
        ),
  ]
}

/** Whether the database could be restored to a moment: without an archived log a backup is as old as it is. */
export async function checkArchiving(db: Database): Promise<Finding[]> {
  const { isOn, isFailing, segment, failedSecondsAgo } = await queries.readArchiving(db)
  if (!isOn)
    return [
      look(
        'the write-ahead log is not archived: a restore leads to the last backup, and loses what came after it',
        'docs/guides/backup.md says how to set it up; nothing to do where whoever runs the database for you backs it up.',
      ),
    ]
  if (!isFailing) return [good('the write-ahead log is archived')]
  return [
    wrong(
      `the write-ahead log could not be archived ${Math.round(failedSecondsAgo ?? 0)} s ago (${segment}): backups miss what was booked since, and the disk fills`,
      'The log of PostgreSQL has the reason; pgbackrest --stanza=tolar check tries it (docs/guides/backup.md).',
    ),
  ]
}

/** Whether whoever takes over a process could change what was booked. */
export async function checkRole(db: Database): Promise<Finding[]> {
  const { name, changesEntries, makesTables } = await queries.readRightsOverBooks(db)
  if (!changesEntries && !makesTables) return [good(`${name} can neither change what was booked nor make tables`)]
  return [
    look(
      `${name} may change what was booked or make tables: so may whoever takes over a process`,
      'Set DATABASE_OWNER_URL for the migration: docs/guides/database-roles.md.',
    ),
  ]
}

/** Whether the database has just the migrations of this release. */
export async function checkMigrations(db: Database): Promise<Finding[]> {
  const has = new Set(await queries.listMigrations(db))
  const files = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
  const missing = files.filter((name) => !has.has(name))
  const unknown = [...has].filter((name) => !files.includes(name))
  if (has.size === 0) return [wrong('the database is empty', 'npm run migrate')]
  return [
    missing.length === 0
      ? good(`all ${files.length} migrations are there`)
      : wrong(`${missing.length} migrations are missing, the first is ${missing[0]}`, 'npm run migrate'),
    ...(unknown.length === 0
      ? []
      : [look(`the database has ${unknown.length} migrations of a newer release`, 'Run that release.')]),
  ]
}

/** Whether migrations have left nothing, and every index is whole: without `ledger.entry_booked` each count of the figures reads a month of entries. */
export async function checkIndexes(db: Database): Promise<Finding[]> {
  const left = await queries.listUnfinished(db)
  if (left.length > 0)
    return [wrong(`${left.join(', ')}: left by migrations`, 'npm run migrate does it, while play goes on.')]
  const unfinished = await queries.listUnfinishedIndexes(db)
  if (unfinished.length === 0) return [good('every index is whole')]
  const wayOut = 'npm run migrate builds what is missing, while play goes on. One that has a name of your own: drop it.'
  return [wrong(`${unfinished.join(', ')}: not whole, and so not used`, wayOut)]
}

/** Whether messages between processes arrive over the address. */
export async function checkListening(db: Database, databaseUrl: string): Promise<Finding[]> {
  try {
    const silent = pino({ level: 'silent' })
    const bus = await openControlBus({ db, databaseUrl, logger: silent, onMessage: () => {}, onReconnect: () => {} })
    await bus.close()
    return [good('messages between processes arrive')]
  } catch (problem) {
    if (problem instanceof ControlBusUnreachable) return [wrong('no message of LISTEN arrives', problem.message)]
    throw problem
  }
}

/** The clock of this machine against the database's. */
export async function checkClock(db: Database): Promise<Finding[]> {
  const skew = await measureSkew(db)
  const said = `the clock here is ${Math.abs(Math.trunc(skew.aheadMs))} ms ${skew.aheadMs > 0 ? 'ahead of' : 'behind'} the database's`
  return [isSkewed(skew) ? wrong(said, `Synchronise both (chrony): at most ${SKEW_MS_MAX} ms.`) : good(said)]
}

/** Whether the pooler answers, where there is one. */
export async function checkPooler(url: string | undefined): Promise<Finding[]> {
  if (!url) return []
  const db = openDatabase({ url, connections: 1, applicationName: 'tolar-doctor' })
  try {
    await db.query(sql`select 1`)
    return [good('the pooler answers')]
  } catch (problem) {
    return [
      wrong(`DATABASE_POOL_URL does not answer: ${textOf(problem)}`, 'Start PgBouncer, or leave the variable out.'),
    ]
  } finally {
    await db.close()
  }
}
