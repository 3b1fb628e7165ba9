import pg from 'pg'
import { openDatabase } from './database.ts'
import {
  hasRole,
  listOwnersFunctions,
  listParts,
  listSchemas,
  listTables,
  readOwnRights,
  type MaintainedTable,
  type OwnersFunction,
} from './roles.queries.ts'

/** What a process that plays may do: read and write rows, no more; nothing that is append-only is changed by it. */
export const RUNTIME_ROLE = 'product_runtime'
/** What reads for reports, checks and inspections: rows, but none of who can sign in. */
export const READER_ROLE = 'product_reader'

/** The archive of the books, and how far the schema is: changed by the owner alone. */
const OF_THE_OWNER = new Set([
  'kernel.migrations',
  'kernel.unfinished',
  'ledger.archived_month',
  'ledger.archived_account',
])
/** Months that have left, and what the archive has made of one so far: such a table was a part of the books, or will be one. */
const OF_THE_ARCHIVE = /^ledger\.(?:entry|movement_key)_/
/** Keys of movements are never changed; those of closed months leave with the archive, by the owner. */
const APPEND_ONLY = new Set(['ledger.movement_key'])
/** Passwords, sessions and second factors are nothing for reports, nor are letters and text messages: links and codes wait in them. */
const NOT_FOR_READERS = new Set(['sign_in', 'messaging'])

export class RolesNotMade extends Error {}

/**
 * Gives the logins of the product's processes what they need and nothing more, after each migration. Roles that are there are used as
 * they are; where the owner may make none, `RolesNotMade` says what somebody with more rights has to run once.
 * @param ownerUrl who owns the tables @param runtimeUrl as whom API and worker connect @param readerUrl as whom reports read
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
      missing.push(`grant ${group} to ${quote(name)}`)
    }
    const needed = own.makesRoles ? missing : await withoutDone(db, missing)
    if (needed.length > 0 && !own.makesRoles)
      throw new RolesNotMade(
        `${own.name} may make no roles. Somebody who may runs once: ${needed.map(withoutPassword).join('; ')};`,
      )
    await client.query('begin')
    // Two releases that come at once, or two brands on one database, grant one after the other.
    await client.query(`select pg_advisory_xact_lock(hashtext('kernel.grant-roles'))`)
    for (const statement of [...needed, ...grantsOf(there)]) await client.query(statement)
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

/** What each role may do with each table. Rights that an earlier release gave and this one does not are taken away. */
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
    // Parts are reached through the whole; one that was a table of its own may have rights of that time.
    ...parts.map((name) => `revoke all on ${name} from ${both}`),
    // PostgreSQL lets everybody call what is made. A trigger asks nobody: whoever may name its function may set it on a table of
    // their own, and write by it where they may not.
    ...functions.flatMap(({ name, isTrigger }) => [
      `revoke execute on function ${name} from public, ${both}`,
      ...(isTrigger ? [] : [`grant execute on function ${name} to ${RUNTIME_ROLE}`]),
    ]),
    // The queue of jobs keeps its jobs in parts that it names itself.
    ...(schemas.includes('jobs')
      ? [`grant select, insert, update, delete on all tables in schema jobs to ${RUNTIME_ROLE}`]
      : []),
  ]
}

/** Roles are of the whole server: somebody may make the same one from another database at this moment. */
const made = (statement: string): string =>
  `do $made$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $made$`

/** Without what somebody with more rights has done already. */
async function withoutDone(db: Parameters<typeof hasRole>[0], statements: readonly string[]): Promise<string[]> {
  const left: string[] = []
  for (const statement of statements) {
    const [, group = '', member = ''] = /^grant (?<group>\w+) to (?<member>.+)$/.exec(statement) ?? []
    const rows = await db.query<{ done: number }>({
      text: `select 1 as done from pg_auth_members m join pg_roles g on g.oid = m.roleid join pg_roles r on r.oid = m.member
              where g.rolname = $1 and format('%I', r.rolname) = $2`,
      values: [group, member],
    })
    if (rows.length === 0) left.push(statement)
  }
  return left
}

function loginOf(url: string): { readonly name: string; readonly password: string } {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
const literal = (text: string): string => pg.escapeLiteral(text)
/** As somebody runs it by hand, who chooses the password. */
const withoutPassword = (statement: string): string =>
  statement
    .replace(/^do \$made\$ begin (?<inside>.+?); exception .+$/, '$<inside>')
    .replace(/ password .+$/, " password '…'")
