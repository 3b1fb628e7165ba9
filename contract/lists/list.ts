import { Type, type TSchema } from 'typebox'
import type { Permission } from '../permissions.ts'
import { Instant, PageQuery } from '../shapes/fields.ts'

/** How the values of a column are written, on the screen and in a file. */
export type ColumnKind = 'moment' | 'day' | 'money' | 'number' | 'text' | 'choice' | 'player' | 'yes-no'

/** Which parameters of the question narrow a list by this column: one of some, exactly, from (included), to (not included, but the last of days). */
export type ColumnFilter = {
  readonly anyOf?: string
  readonly is?: string
  readonly from?: string
  readonly to?: string
}

export type ListColumn = {
  /** The field of a row that it shows. */
  readonly key: string
  /** Where that field stands in a row that holds it deeper: `terms.name`. */
  readonly at?: string
  readonly kind: ColumnKind
  /** Key of the text of its heading in the back office. */
  readonly text: string
  /** Whether the list can be put in its order. Never of what stands covered: order tells it letter by letter. */
  readonly sorts?: boolean
  /** Not shown until somebody chooses it. */
  readonly isExtra?: boolean
  readonly filter?: ColumnFilter
  readonly choices?: readonly string[]
  /** What stands before a choice in the key of its text: `withdrawal` for `withdrawal.pending`. */
  readonly choiceText?: string
  /** Money that is summed over the whole filter. */
  readonly isSummed?: boolean
}

export type ListDefinition = {
  readonly name: string
  /** Who may read it; the same as of its call. */
  readonly permission: Permission
  readonly columns: readonly ListColumn[]
  /** Parameters that narrow it. */
  readonly filters: Readonly<Record<string, TSchema>>
  /** Parameters that say of what or whom it is a list: always asked, never chosen; no view or address of the list holds them. */
  readonly of?: readonly string[]
  /** The moment from which a row is there: newer rows are told of by it. A column that is narrowed by `from`. */
  readonly bornAt?: string
  /** Parameters that may say something of a person: never in an address, a saved view or the audit log. */
  readonly personal?: readonly string[]
  /** The order where nobody asks for another. */
  readonly order: { readonly by: string; readonly descending: boolean }
}

/** Declares a list once: its call, its statements, its screen and its files are made from it. */
export function defineList<const L extends ListDefinition>(list: L): L {
  return Object.freeze(list)
}

/** What a row holds for a column; undefined where it holds nothing. */
export function cellOf(row: object, { key, at }: Pick<ListColumn, 'key' | 'at'>): unknown {
  return (at ?? key)
    .split('.')
    .reduce<unknown>((held, name) => (held as Readonly<Record<string, unknown>> | null | undefined)?.[name], row)
}

/** Columns by which a list can be put in order. */
export function sortKeys({ columns }: ListDefinition): string[] {
  return columns.filter(({ sorts }) => sorts).map(({ key }) => key)
}

/** The question of a list's call: its filters, the order, and the page. */
export function listQuery<L extends ListDefinition>(list: L) {
  const keys = sortKeys(list)
  return {
    ...PageQuery,
    ...(list.filters as L['filters']),
    // A list that has one order is not asked for another.
    ...((keys.length === 0 ? {} : order(keys)) as ReturnType<typeof order>),
  }
}

const order = (keys: string[]) => ({
  sort: Type.Optional(Type.Enum(keys)),
  descending: Type.Optional(Type.Boolean()),
})

/** Some of a closed list of words, as repeated keys. */
export const someOf = <const T extends readonly string[]>(choices: T) =>
  Type.Optional(Type.Array(Type.Enum([...choices] as T[number][]), { maxItems: 50 }))

/** A moment that bounds a list. */
export const Bound = Type.Optional(Instant)

/** Parameters of a question that are not about which rows: how many, from where on, in which order. */
export const ORDER_WORDS: readonly string[] = ['cursor', 'limit', 'sort', 'descending']
