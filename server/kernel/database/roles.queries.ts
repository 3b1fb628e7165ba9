import { sql } from './sql.ts'
import type { Querier } from '../types.ts'

export type MaintainedTable = {
  readonly name: string
  /** Its triggers reject updates and deletes. */
  readonly neverUpdated: boolean
  readonly neverDeleted: boolean
}

/** Schemas of the product: all but PostgreSQL's own. */
export async function listSchemas(db: Querier): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select nspname::text as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public') order by nspname`)
  return rows.map(({ name }) => name)
}

/**
 * Tables and views, without partitions, which are accessed through their parent. Append-only tables are recognised by
 * the names of their triggers: `…_append_only`, `…_immutable`.
 */
export async function listTables(db: Querier): Promise<MaintainedTable[]> {
  return db.query<MaintainedTable>(sql`
    select coalesce(format('%I.%I', n.nspname, c.relname), '') as name,
           coalesce(bool_or(t.tgtype & 16 <> 0), false) as never_updated, coalesce(bool_or(t.tgtype & 8 <> 0), false) as never_deleted
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgname ~ '(append_only|immutable)$'
     where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'jobs')
       and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
     group by 1 order by 1`)
}

/** Parts of partitioned tables of the product. */
export async function listParts(db: Querier): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select coalesce(format('%I.%I', n.nspname, c.relname), '') as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'jobs') and c.relispartition and c.relkind in ('r', 'p')
     order by 1`)
  return rows.map(({ name }) => name)
}

/** Functions that run with the rights of who owns them; `isTrigger`: what a table calls by itself. */
export type OwnersFunction = { readonly name: string; readonly isTrigger: boolean }

export async function listOwnersFunctions(db: Querier): Promise<OwnersFunction[]> {
  return db.query<OwnersFunction>(sql`
    select p.oid::regprocedure::text as name, p.prorettype = 'trigger'::regtype as is_trigger
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'jobs') order by 1`)
}

export async function hasRole(db: Querier, name: string): Promise<boolean> {
  const rows = await db.query<{ found: number }>(sql`select 1 as found from pg_roles where rolname = ${name}`)
  return rows.length > 0
}

/** Whether a role was granted to another one directly. */
export async function isMember(
  db: Querier,
  { name, group }: { readonly name: string; readonly group: string },
): Promise<boolean> {
  const rows = await db.query<{ found: number }>(sql`
    select 1 as found from pg_auth_members m join pg_roles g on g.oid = m.roleid join pg_roles r on r.oid = m.member
     where g.rolname = ${group} and r.rolname = ${name}`)
  return rows.length > 0
}

/** The connected role, and whether it may create roles. */
export async function readOwnRights(db: Querier): Promise<{ readonly name: string; readonly makesRoles: boolean }> {
  const [row] = await db.query<{ name: string; makesRoles: boolean }>(sql`
    select current_user::text as name, coalesce(rolsuper or rolcreaterole, false) as makes_roles
      from pg_roles where rolname = current_user`)
  if (!row) throw new Error('The database does not know who is connected.')
  return row
}
