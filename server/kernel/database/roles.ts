import pg from 'pg'
import { openDatabase } from './database.ts'
import {
  hasRole,
  isMember,
  listOwnersFunctions,
  listParts,
  listSchemas,
  listTables,
  readOwnRights,
  type MaintainedTable,
  type OwnersFunction,
} from './roles.queries.ts'

/** Role of API and worker: reads and writes rows, no more; append-only tables are never updated by it. */
export const RUNTIME_ROLE = 'product_runtime'
/** Role for reports, checks and inspections: reads rows, except those of sign-in. */
const READER_ROLE = 'product_reader'

/** The archive of the books and the state of the schema: only the owner changes them. */
const OF_THE_OWNER = new Set([
  'kernel.migrations',
  'kernel.unfinished',
  'ledger.archived_month',
  'ledger.archived_account',
])
/** Tables of a month that the archive detached, or is about to attach. */
const OF_THE_ARCHIVE = /^ledger\.(?:entry|movement_key)_/
/** Keys of movements are never updated; the owner deletes those of closed months with the archive. */
const APPEND_ONLY = new Set(['ledger.movement_key'])
/** Reports never read passwords, sessions and second factors, nor letters and text messages, which hold links and codes. */
const NOT_FOR_READERS = new Set(['sign_in', 'messaging'])

export class RolesNotMade extends Error {}

/**
 * Grants the logins of the product's processes the rights that they need and no more, after each migration. Existing
 * roles are reused; where the owner may create none, `RolesNotMade` contains what an administrator has to run once.
 * @param ownerUrl login that owns the tables @param runtimeUrl login of API and worker @param readerUrl login of
 * reports
 */
export async function grantRoles(
  ownerUrl: string,
  { runtimeUrl, readerUrl }: { readonly runtimeUrl: string; readonly readerUrl?: string | undefined },
): Promise<void> {
  const db = openDatabase({ url: ownerUrl, connections: 1, applicationName: 'tolar-roles' })
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'tolar-roles' })
  await client.connect()
  try {
    const own = await readOwnRights(db)
    const there = {
      schemas: await listSchemas(db),
      tables: await listTables(db),
      parts: await listParts(db),
      functions: await listOwnersFunctions(db),
    }
    const missing: string[] = []
    const logins = [[runtimeUrl, RUNTIME_ROLE], ...(readerUrl ? [[readerUrl, READER_ROLE] as const] : [])] as const
    for (const group of [RUNTIME_ROLE, READER_ROLE])
      if (!(await hasRole(db, group))) missing.push(made(`create role ${group} nologin`))
    for (const [url, group] of logins) {
      const { name, password } = loginOf(url)
      if (name === own.name)
        throw new RolesNotMade(`${name} owns the database, and is named where a login without its rights belongs.`)
      if (!(await hasRole(db, name)))
        missing.push(made(`create role ${quote(name)} login password ${literal(password)}`))
      if (!(await isMember(db, { name, group }))) missing.push(`grant ${group} to ${quote(name)}`)
    }
    if (missing.length > 0 && !own.makesRoles)
      throw new RolesNotMade(
        `${own.name} may make no roles. Somebody who may runs once: ${missing.map(withoutPassword).join('; ')};`,
      )
    await client.query('begin')
    // Two concurrent releases, or two brands on one database, grant rights one after another.
    await client.query(`select pg_advisory_xact_lock(hashtext('kernel.grant-roles'))`)
    for (const statement of [...missing, ...grantsOf(there)]) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
    await db.close()
  }
}

type There = {
  readonly schemas: readonly string[]
  readonly tables: readonly MaintainedTable[]
  readonly parts: readonly string[]
  readonly functions: readonly OwnersFunction[]
}

/** Rights of each role on each table. Rights that only an earlier release granted are revoked. */
function grantsOf({ schemas, tables, parts, functions }: There): string[] {
  const forReaders = (name: string) => !NOT_FOR_READERS.has(name.split('.')[0] ?? '')
  const both = `${RUNTIME_ROLE}, ${READER_ROLE}`
  return [
    ...schemas.flatMap((schema) => [
      `grant usage on schema ${quote(schema)} to ${forReaders(schema) ? both : RUNTIME_ROLE}`,
      ...(forReaders(schema) ? [] : [`revoke usage on schema ${quote(schema)} from ${READER_ROLE}`]),
      `grant usage, select on all sequences in schema ${quote(schema)} to ${RUNTIME_ROLE}`,
    ]),
    ...tables.flatMap(({ name, neverUpdated, neverDeleted }) => {
      const isOwners = OF_THE_OWNER.has(name) || OF_THE_ARCHIVE.test(name)
      const isAppended = APPEND_ONLY.has(name)
      const rights = [
        'select',
        ...(isOwners ? [] : ['insert']),
        ...(isOwners || isAppended || neverUpdated ? [] : ['update']),
        ...(isOwners || isAppended || neverDeleted ? [] : ['delete']),
      ]
      return [
        `revoke all on ${name} from ${both}`,
        `grant ${rights.join(', ')} on ${name} to ${RUNTIME_ROLE}`,
        ...(forReaders(name) ? [`grant select on ${name} to ${READER_ROLE}`] : []),
      ]
    }),
    // Partitions are read through their table. One that was a table of its own may still have rights from that time.
    ...parts.map((name) => `revoke all on ${name} from ${both}`),
    // PostgreSQL grants execute on new functions to everybody. A trigger function that runs as the owner would let anybody
    // write through a trigger on a table of their own.
    ...functions.flatMap(({ name, isTrigger }) => [
      `revoke execute on function ${name} from public, ${both}`,
      ...(isTrigger ? [] : [`grant execute on function ${name} to ${RUNTIME_ROLE}`]),
    ]),
    // The job queue stores its jobs in partitions that it names itself.
    ...(schemas.includes('jobs')
      ? [`grant select, insert, update, delete on all tables in schema jobs to ${RUNTIME_ROLE}`]
      : []),
  ]
}

/** Roles belong to the whole server: the same one may be created from another database concurrently. */
const made = (statement: string): string =>
  `do $made$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $made$`

function loginOf(url: string): { readonly name: string; readonly password: string } {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
const literal = (text: string): string => pg.escapeLiteral(text)
/** For running by hand, with a password of one's choice. */
const withoutPassword = (statement: string): string =>
  statement
    .replace(/^do \$made\$ begin (?<inside>.+?); exception .+$/, '$<inside>')
    .replace(/ password .+$/, " password '…'")
