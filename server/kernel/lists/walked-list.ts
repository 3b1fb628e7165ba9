import type { CallDefinition, QueryOf } from '#contract/call.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { pageLimit, type Page } from '../pages.ts'
import { COUNTED_MOST, type ListQuestion, type ListReader, type ListSource } from './list-source.ts'
import type { RowOf } from './whole-list.ts'
import { isNarrowedTo, sumsOf } from './whole-rows.ts'

/** Rows per read where all are read. */
const STEP = 500

type Made<C extends CallDefinition> = {
  readonly list: ListDefinition
  readonly call: C
  /**
   * A page in the order of the room, with a cursor of its own. Undefined: what the list is of does not exist.
   */
  readonly read: (question: QueryOf<C>, reader: ListReader, limit: number) => Promise<Page<RowOf<C>> | undefined>
  /** Every page sums all of its rows anew. */
  readonly isReadWhole?: boolean
  /** How many rows there are, where the room counts them without reading them; it applies every filter itself. */
  readonly count?: (question: QueryOf<C>, reader: ListReader) => Promise<number>
}

/**
 * A list source for a room that joins or sums records while it reads them: it offers the orders that the room knows, by
 * default one, and filters that the room does not apply itself are applied to each page that was read.
 */
export function makeWalkedList<C extends CallDefinition>({
  list,
  call,
  read,
  isReadWhole = false,
  count,
}: Made<C>): ListSource<RowOf<C>> {
  type Row = RowOf<C>
  const isSummed = list.columns.some((column) => column.isSummed)
  const pageOf = async (question: ListQuestion, reader: ListReader, limit: number): Promise<Page<Row>> => {
    const page = await read(question as QueryOf<C>, reader, limit)
    if (!page) return { rows: [], nextCursor: null }
    return { ...page, rows: page.rows.filter((row) => isNarrowedTo(list, row, question)) }
  }
  /** Rows from the first on, no more than `most`; and whether there are more. */
  const walk = async (question: ListQuestion, reader: ListReader, most: number) => {
    const rows: Row[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: Page<Row> = await pageOf({ ...question, ...(cursor ? { cursor } : {}) }, reader, STEP)
      rows.push(...page.rows)
      cursor = page.nextCursor
      if (cursor !== null && rows.length >= most) return { rows: rows.slice(0, most), isMore: true }
    }
    return { rows, isMore: false }
  }
  return {
    of: { list },
    call,
    isReadWhole,
    page: async (question, reader, { rows } = {}) => {
      const limit = rows ?? pageLimit(question.limit)
      let page = await pageOf(question, reader, limit)
      // Rows removed by these filters do not end the list: after an empty page the next one is read.
      while (page.rows.length === 0 && page.nextCursor !== null)
        page = await pageOf({ ...question, cursor: page.nextCursor }, reader, limit)
      return page
    },
    totals: async (question, reader) => {
      if (count && !isSummed) {
        const found = await count(question as QueryOf<C>, reader)
        return { count: Math.min(found, COUNTED_MOST), isMore: found > COUNTED_MOST, sums: [] }
      }
      const { rows, isMore } = await walk(question, reader, COUNTED_MOST)
      return { count: rows.length, isMore, sums: isMore ? [] : sumsOf(list, rows) }
    },
    count: async (question, reader) => (count ? count(question as QueryOf<C>, reader) : null),
  }
}
