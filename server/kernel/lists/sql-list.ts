import type { ListDefinition } from '#contract/lists/list.ts'
import { sql, type Sql } from '../database/sql.ts'

/** Types of values that lists are filtered and ordered by. */
export type SqlType = 'bigint' | 'integer' | 'text' | 'text[]' | 'timestamptz' | 'date' | 'uuid' | 'boolean'

/** Expression of a column in the database. A column to order by is never null, or the next page would lose rows. */
export type SqlColumn = {
  readonly by: Sql
  readonly type: SqlType
  /** A filter by another condition than equality. */
  readonly is?: (value: unknown) => Sql
}

/**
 * A declared list over its room's own tables. Every fragment is written in the room; no part of a query becomes SQL
 * text.
 */
export type SqlList = {
  readonly list: ListDefinition
  /** What is selected of each row. */
  readonly select: Sql
  readonly from: Sql
  /** Key that distinguishes rows with the same value of the order. */
  readonly key: SqlColumn
  /** By the key of each column that the list is filtered, ordered or summed by. */
  readonly columns: Readonly<Record<string, SqlColumn>>
  /** The currency of a row's money, where something is summed. */
  readonly currency?: Sql
}

/** Where a page begins: after the row with this value of the order and this key, both as texts of PostgreSQL. */
export type ListPlace = { readonly value: string; readonly key: string }

export type ListOrder = {
  readonly sort: string
  readonly isDown: boolean
  readonly after: ListPlace | null
}

/** A value of a query as its PostgreSQL type. */
export function castTo(type: SqlType, value: unknown): Sql {
  if (type === 'bigint') return sql`${value}::bigint`
  if (type === 'integer') return sql`${value}::integer`
  if (type === 'timestamptz') return sql`${value}::timestamptz`
  if (type === 'date') return sql`${value}::date`
  if (type === 'uuid') return sql`${value}::uuid`
  if (type === 'boolean') return sql`${value}::boolean`
  return type === 'text[]' ? sql`${value}::text[]` : sql`${value}::text`
}

/** The statement of a page: the room's condition, the query's filters, and the rows after a position. */
export function pageStatement(of: SqlList, where: Sql, { sort, isDown, after }: ListOrder, limit: number): Sql {
  const { select, from, key } = of
  const { by, type } = columnOf(of, sort)
  const rest = after ? sql`and ${comesAfter({ by, type }, key, isDown, after)}` : sql``
  const order = isDown ? sql`${by} desc, ${key.by} desc` : sql`${by}, ${key.by}`
  return sql`
    select ${select}, (${by})::text as list_value, (${key.by})::text as list_key
      from ${from} where ${where} ${rest}
     order by ${order} limit ${limit}`
}

function comesAfter({ by, type }: SqlColumn, key: SqlColumn, isDown: boolean, after: ListPlace): Sql {
  const place = sql`(${castTo(type, after.value)}, ${castTo(key.type, after.key)})`
  return isDown ? sql`(${by}, ${key.by}) < ${place}` : sql`(${by}, ${key.by}) > ${place}`
}

/** How many rows there are, counted no further than `most`. */
export function countStatement({ from }: SqlList, where: Sql, most: number | null): Sql {
  return sql`select count(*) as count from (select from ${from} where ${where} limit ${most}::bigint) found`
}

/** Rows and sums of money by currency; undefined where the list sums nothing. */
export function sumStatement(of: SqlList, where: Sql): Sql | undefined {
  const { list, from, currency } = of
  const summed = list.columns.filter(({ isSummed }) => isSummed)
  if (!currency || summed.length === 0) return undefined
  const sums = summed.reduce(
    (all, { key }) => sql`${all} || jsonb_build_object(${key}::text, coalesce(sum(${columnOf(of, key).by}), 0))`,
    sql`'{}'::jsonb`,
  )
  return sql`
    select ${currency} as currency, count(*) as count, ${sums} as sums
      from ${from} where ${where} group by 1 order by 1`
}

/** The condition of a query: all of its filters hold. */
export function narrowed(of: SqlList, query: Readonly<Record<string, unknown>>): Sql {
  return of.list.columns.reduce(
    (all, { key, filter = {} }) => {
      const { anyOf, is, from, to } = filter
      const parts = [
        [anyOf, (column: SqlColumn, value: unknown) => isAnyOf(column, value)],
        [
          is,
          (column: SqlColumn, value: unknown) =>
            column.is?.(value) ?? sql`${column.by} = ${castTo(column.type, value)}`,
        ],
        [from, ({ by, type }: SqlColumn, value: unknown) => sql`${by} >= ${castTo(type, value)}`],
        [to, (column: SqlColumn, value: unknown) => isUpTo(column, value)],
      ] as const
      return parts.reduce((sofar, [name, made]) => {
        const value = name === undefined ? undefined : query[name]
        if (value === undefined || (Array.isArray(value) && value.length === 0)) return sofar
        const column = columnOf(of, key)
        // The calendar module decides what a valid instant is, not PostgreSQL's parser.
        const read = column.type === 'timestamptz' && typeof value === 'string' ? new Date(value) : value
        return sql`${sofar} and ${made(column, read)}`
      }, all)
    },
    sql`true`,
  )
}

/** The end of a range of days is inclusive, any other end exclusive. */
function isUpTo({ by, type }: SqlColumn, value: unknown): Sql {
  return type === 'date' ? sql`${by} <= ${castTo(type, value)}` : sql`${by} < ${castTo(type, value)}`
}

/** A column with several values must contain one of them; any other column must be one of them. */
function isAnyOf({ by, type }: SqlColumn, value: unknown): Sql {
  if (type === 'text[]') return sql`${by} && ${value}::text[]`
  if (type === 'boolean') return sql`${by} = any(${value}::boolean[])`
  return type === 'bigint' || type === 'integer'
    ? sql`${by} = any(${value}::bigint[])`
    : sql`${by} = any(${value}::text[])`
}

function columnOf({ list, columns }: SqlList, key: string): SqlColumn {
  const column = columns[key]
  if (!column) throw new Error(`The list "${list.name}" does not say what its column "${key}" is in the database.`)
  return column
}
