import { Type, type TSchema } from 'typebox'
import type { Permission } from '../permissions.ts'
import { Instant, PageQuery } from '../shapes/fields.ts'

/** Format of a column's values, on the screen and in a file. */
export type ColumnKind = 'moment' | 'day' | 'money' | 'number' | 'text' | 'choice' | 'player' | 'yes-no'

/** Query parameters that filter by this column: one of several values, an exact value, from (included), to (excluded; for days included). */
export type ColumnFilter = {
  readonly anyOf?: string
  readonly is?: string
  readonly from?: string
  readonly to?: string
}

export type ListColumn = {
  /** The field of a row. */
  readonly key: string
  /** Path of the field where it is nested in the row: `terms.name`. */
  readonly at?: string
  /** Money of a row that has its currency in a field of its own: the field with the minor units. */
  readonly minorAt?: string
  readonly kind: ColumnKind
  /** Key of the text of its heading in the back office. */
  readonly text: string
  /** Whether the list can be sorted by it. Never for covered data: sorting would reveal it letter by letter. */
  readonly sorts?: boolean
  /** Hidden until somebody selects it. */
  readonly isExtra?: boolean
  readonly filter?: ColumnFilter
  readonly choices?: readonly string[]
  /** Prefix of a value in the key of its text: `withdrawal` for `withdrawal.pending`. */
  readonly choiceText?: string
  /** Money that is summed over the whole filter. */
  readonly isSummed?: boolean
}

export type ListDefinition = {
  readonly name: string
  /** The permission to read it; the same as of its call. */
  readonly permission: Permission
  readonly columns: readonly ListColumn[]
  /** Query parameters that filter it. */
  readonly filters: Readonly<Record<string, TSchema>>
  /**
   * Parameters that identify the subject of the list: always required, never selected by the user, and in no saved view or URL of
   * the list.
   */
  readonly of?: readonly string[]
  /** The column with the instant at which a row appears, to announce newer rows. It must have a `from` filter. */
  readonly bornAt?: string
  /**
   * What is in its rows depends on who reads it: on further permissions, such as those for areas of risk, or on the person. A file of it
   * is for its requester alone.
   */
  readonly isByReader?: boolean
  /** Parameters that may contain personal data: never in a URL, a saved view or the audit log. */
  readonly personal?: readonly string[]
  /** Orders besides those of columns, such as by the group of a sum. */
  readonly orders?: readonly string[]
  /** The default order. */
  readonly order: { readonly by: string; readonly descending: boolean }
}

/** Declares a list once: its call, its SQL statements, its screen and its files are made from it. */
export function defineList<const L extends ListDefinition>(list: L): L {
  return Object.freeze(list)
}

/** The value of a row for a column; undefined where it has none. */
export function cellOf(row: object, { key, at, minorAt }: Pick<ListColumn, 'key' | 'at' | 'minorAt'>): unknown {
  if (minorAt !== undefined) return moneyOf(row as Readonly<Record<string, unknown>>, minorAt)
  return (at ?? key)
    .split('.')
    .reduce<unknown>((held, name) => (held as Readonly<Record<string, unknown>> | null | undefined)?.[name], row)
}

function moneyOf({ currency, ...row }: Readonly<Record<string, unknown>>, minorAt: string) {
  const amountMinor = row[minorAt]
  return typeof amountMinor === 'number' ? { amountMinor, currency } : undefined
}

/** What a list can be sorted by: columns, and its other orders. */
export function sortKeys({ columns, orders = [] }: ListDefinition): string[] {
  return [...orders, ...columns.filter(({ sorts }) => sorts).map(({ key }) => key)]
}

/** The query of a list's call: its filters, the order, and the page. */
export function listQuery<L extends ListDefinition>(list: L) {
  const keys = sortKeys(list)
  return {
    ...PageQuery,
    ...(list.filters as L['filters']),
    // A list with a single order has no parameters for it.
    ...((keys.length === 0 ? {} : order(keys)) as ReturnType<typeof order>),
  }
}

const order = (keys: string[]) => ({
  sort: Type.Optional(Type.Enum(keys)),
  descending: Type.Optional(Type.Boolean()),
})

/** Several values of an enumeration, as repeated keys. */
export const someOf = <const T extends readonly string[]>(choices: T) =>
  Type.Optional(Type.Array(Type.Enum([...choices] as T[number][]), { maxItems: 50 }))

/** An instant as a bound of a filter. */
export const Bound = Type.Optional(Instant)

/** Query parameters other than filters: page size, cursor and order. */
export const ORDER_WORDS: readonly string[] = ['cursor', 'limit', 'sort', 'descending']
