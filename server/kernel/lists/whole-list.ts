import type { CallDefinition, QueryOf, ReplyOf } from '#contract/call.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { pageLimit } from '../pages.ts'
import { Refusal } from '../refusals.ts'
import { readOrder, writeCursor } from './list-order.ts'
import type { ListPlace } from './sql-list.ts'
import type { ListQuestion, ListReader, ListSource } from './list-source.ts'
import { compareNothing, compareValues, isNarrowedTo, sumsOf, valueOf } from './whole-rows.ts'

/** Maximum of such a list: a longer one needs statements of its own. */
const ROWS_MOST = 10_000

/** A row as a list's call answers it. */
export type RowOf<C extends CallDefinition> =
  ReplyOf<C> extends { readonly rows: readonly (infer Row extends object)[] } ? Row : never

type Made<C extends CallDefinition> = {
  readonly list: ListDefinition
  readonly call: C
  /** Key that distinguishes rows with the same value of the order; it never changes. */
  readonly keyOf: (row: RowOf<C>) => string
  /** Every row as the call returns it, by the parameters that are no filters of the list; at most `most`. */
  readonly read: (question: QueryOf<C>, reader: ListReader, most: number) => Promise<readonly RowOf<C>[]>
}

/** A list source for few rows, or rows without a table of their own: all are read, then filtered and sorted here. */
export function makeWholeList<C extends CallDefinition>({ list, call, keyOf, read }: Made<C>): ListSource<RowOf<C>> {
  type Shown = RowOf<C>
  const rowsOf = async (question: ListQuestion, reader: ListReader): Promise<Shown[]> => {
    const rows = await read(question as QueryOf<C>, reader, ROWS_MOST + 1)
    if (rows.length > ROWS_MOST) throw new Refusal('ERR_LIST_TOO_WIDE')
    return rows.filter((row) => isNarrowedTo(list, row, question))
  }
  return {
    of: { list },
    call,
    isReadWhole: true,
    page: async (question, reader, { rows: asked } = {}) => {
      const limit = asked ?? pageLimit(question.limit)
      const { sort, isDown, after } = readOrder(list, question)
      const step = isDown ? -1 : 1
      const place = (row: Shown) => ({ value: JSON.stringify(valueOf(row, columnOf(list, sort))), key: keyOf(row) })
      const compare = (one: ListPlace, other: ListPlace) =>
        compareNothing(one.value, other.value) ||
        step * (compareValues(one.value, other.value) || (one.key < other.key ? -1 : Number(one.key > other.key)))
      const placed = (await rowsOf(question, reader)).map((row) => ({ row, at: place(row) }))
      const found = placed
        .filter(({ at }) => after === null || compare(at, after) > 0)
        .toSorted((one, other) => compare(one.at, other.at))
      const last = found[limit - 1]
      return {
        rows: found.slice(0, limit).map(({ row }) => row),
        nextCursor: found.length > limit && last ? writeCursor({ sort, isDown }, last.at) : null,
      }
    },
    totals: async (question, reader) => {
      const rows = await rowsOf(question, reader)
      return { count: rows.length, isMore: false, sums: sumsOf(list, rows) }
    },
    count: async () => null,
  }
}

function columnOf({ columns }: ListDefinition, key: string) {
  return columns.find((column) => column.key === key) ?? { key }
}
