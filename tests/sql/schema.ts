import { sql, type Querier } from '#server/kernel/index.ts'
import { readNodeTree, type TreeNode } from './node-tree.ts'

/** Facts of the migrated database about its columns and functions. */
export type Schema = {
  readonly isNotNull: (table: number, column: number) => boolean
  readonly columnName: (table: number, column: number) => string
  /** The statement of a view. */
  readonly viewOf: (table: number) => TreeNode | undefined
  readonly functionName: (id: number) => string
  /** Returns null where an argument is null. */
  readonly isStrict: (id: number) => boolean
  readonly typeName: (id: number) => string
}

export async function readSchema(db: Querier): Promise<Schema> {
  const columns = await db.query<{ key: string; name: string; isNotNull: boolean }>(sql`
    select attrelid || '.' || attnum as key, attrelid::regclass || '.' || attname as name, attnotnull as is_not_null
      from pg_attribute where attrelid::regclass::text !~ '^(pg_toast|information_schema)'`)
  const functions = await db.query<{ id: number; name: string; isStrict: boolean }>(sql`
    select oid as id, proname::text as name, proisstrict as is_strict from pg_proc`)
  const types = await db.query<{ id: number; name: string }>(sql`
    select oid as id, format_type(oid, null) as name from pg_type`)
  const views = await db.query<{ id: number; tree: string }>(sql`
    select ev_class as id, ev_action::text as tree from pg_rewrite join pg_class c on c.oid = ev_class
     where c.relkind = 'v' and rulename = '_RETURN' and c.relnamespace::regnamespace::text !~ '^(pg_catalog|information_schema)'`)
  const columnByKey = new Map(columns.map((one) => [one.key, one]))
  const functionById = new Map(functions.map((one) => [one.id, one]))
  const typeById = new Map(types.map((one) => [one.id, one.name]))
  // The action of a rule is a list of one statement.
  const viewById = new Map(views.map((one) => [one.id, readNodeTree(one.tree.replace(/^\(|\)$/g, ''))]))
  return {
    isNotNull: (table, column) => columnByKey.get(`${table}.${column}`)?.isNotNull ?? false,
    columnName: (table, column) => columnByKey.get(`${table}.${column}`)?.name ?? `column ${column}`,
    viewOf: (table) => viewById.get(table),
    functionName: (id) => functionById.get(id)?.name ?? `function ${id}`,
    isStrict: (id) => functionById.get(id)?.isStrict ?? false,
    typeName: (id) => typeById.get(id) ?? `type ${id}`,
  }
}
