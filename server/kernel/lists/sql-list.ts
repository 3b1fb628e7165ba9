import type { ListDefinition } from '#contract/lists/list.ts'
import { sql, type Sql } from '../database/sql.ts'

/** Types of values that lists are narrowed and ordered by. */
export type SqlType = 'bigint' | 'integer' | 'text' | 'text[]' | 'timestamptz' | 'date' | 'uuid' | 'boolean'

/** What a column is in the database. What is ordered by is never null, or a page after it would lose rows. */
export type SqlColumn = {
  readonly by: Sql
  readonly type: SqlType
  /** Rows that are narrowed to a value in another way than by being equal to it. */
  readonly is?: (value: unknown) => Sql
}

/** A declared list over its room's own tables. Every fragment is written in the room; nothing of a question becomes text. */
export type SqlList = {
  readonly list: ListDefinition
  /** What each row brings. */
  readonly select: Sql
  readonly from: Sql
  /** What tells two rows apart that are equal in the order. */
  readonly key: SqlColumn
  /** By the key of each column that the list is narrowed, ordered or summed by. */
  readonly columns: Readonly<Record<string, SqlColumn>>
  /** The currency of a row's money, where something is summed. */
  readonly currency?: Sql
}

/** Where a page begins: after the row with this value of the order and this key, both as the database writes them. */
export type ListPlace = { readonly value: string; readonly key: string }

export type ListOrder = {
  readonly sort: string
  readonly isDown: boolean
  readonly after: ListPlace | null
}

/** A value of a question as the database's own type. */
export function castTo(type: SqlType, value: unknown): Sql {
  if (type === 'bigint') return sql`${value}::bigint`
  if (type === 'integer') return sql`${value}::integer`
  if (type === 'timestamptz') return sql`${value}::timestamptz`
  if (type === 'date') return sql`${value}::date`
  if (type === 'uuid') return sql`${value}::uuid`
  if (type === 'boolean') return sql`${value}::boolean`
  return type === 'text[]' ? sql`${value}::text[]` : sql`${value}::text`
}

/** The one statement of a page: the room's condition, what the question narrows by, and what comes after a place. */
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

/** The condition of a question: everything that it narrows by holds. */
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
        // What a moment may be is the calendar's to say, not the database's own reading of a text.
        const read = column.type === 'timestamptz' && typeof value === 'string' ? new Date(value) : value
        return sql`${sofar} and ${made(column, read)}`
      }, all)
    },
    sql`true`,
  )
}

/** Days are asked for up to the last one, anything else up to what is no longer in it. */
function isUpTo({ by, type }: SqlColumn, value: unknown): Sql {
  return type === 'date' ? sql`${by} <= ${castTo(type, value)}` : sql`${by} < ${castTo(type, value)}`
}

/** A column of several values has one of them; any other is one of them. */
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
