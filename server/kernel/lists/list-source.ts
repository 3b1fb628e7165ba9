import pg from 'pg'
import type { CallDefinition } from '#contract/call.ts'
import type { Permission } from '#contract/permissions.ts'
import { sql, type Sql } from '../database/sql.ts'
import { pageLimit, type Page } from '../pages.ts'
import { Refusal } from '../refusals.ts'
import { TransportError } from '../transport-errors.ts'
import type { Database } from '../types.ts'
import { readOrder, writeCursor } from './list-order.ts'
import { countRows, findPage, readWithin, sumRows, type Placed, type SumRow } from './lists.queries.ts'
import { addSums, mergeRows, type MovedRows } from './moved-rows.ts'
import { narrowed, type SqlList } from './sql-list.ts'

/** A query of a list, validated by the schema of its call. */
export type ListQuestion = Readonly<Record<string, unknown>> & {
  readonly sort?: string
  readonly descending?: boolean
  readonly cursor?: string
  readonly limit?: number
}

/** The reader: a list may show some readers more, or other rows. */
export type ListReader = {
  readonly userId: number
  readonly permissions: readonly Permission[]
  /** At which venues a permission counts; absent: everywhere. */
  readonly venues?: Readonly<Partial<Record<Permission, readonly string[]>>>
}

export type ListTotals = {
  readonly count: number
  /** There are more than `count`. */
  readonly isMore: boolean
  /** Empty where there are too many to sum. */
  readonly sums: readonly SumRow[]
}

/** A list that can be read by pages, counted and summed: by its call, by its screen's totals, and into a file. */
export type ListSource<Shown extends object = object> = {
  readonly of: Pick<SqlList, 'list'> & Partial<SqlList>
  /** The call that shows it: its filters, and what in its rows is personal. */
  readonly call: CallDefinition
  /** Every page reads or sums the whole list: it is read in large pages where all of it is needed. */
  readonly isReadWhole?: boolean
  readonly page: (question: ListQuestion, reader: ListReader, options?: ReadOptions) => Promise<Page<Shown>>
  readonly totals: (question: ListQuestion, reader: ListReader) => Promise<ListTotals>
  /** All rows, without a maximum or a timeout; null where counting them would be reading them. */
  readonly count: (question: ListQuestion, reader: ListReader) => Promise<number | null>
}

export type ReadOptions = { readonly rows?: number; readonly withinMs?: number }

const SCREEN_MS = 5_000
const WORK_MS = 120_000
/** Beyond this many, a list says "more than" and sums nothing. */
export const COUNTED_MOST = 10_000

const MORE: ListTotals = { count: COUNTED_MOST, isMore: true, sums: [] }

type Made<Row, Shown extends object> = {
  readonly of: SqlList
  readonly call: CallDefinition
  /** The room's own condition: its brand, words that are searched for, what this reader may see. */
  readonly where?: (question: ListQuestion, reader: ListReader) => Sql
  /** Rows as the call answers them. */
  readonly show: (rows: readonly Row[], reader: ListReader) => Promise<Shown[]> | Shown[]
  /** Rows that are no longer in the tables. */
  readonly moved?: MovedRows<Row>
}

/** A list source of a declared list and its statements. */
export function makeListSource<Row extends object, Shown extends object>(
  { db }: { readonly db: Database },
  { of, call, where = () => sql`true`, show, moved }: Made<Row, Shown>,
): ListSource<Shown> {
  const conditionOf = (question: ListQuestion, reader: ListReader) =>
    sql`${where(question, reader)} and ${narrowed(of, question)}`
  return {
    of,
    call,
    page: async (question, reader, { rows, withinMs = SCREEN_MS } = {}) => {
      const limit = rows ?? pageLimit(question.limit)
      const order = readOrder(of.list, question)
      const condition = conditionOf(question, reader)
      const found = await inTime(async () => {
        const present = await readWithin(db, withinMs, (tx) => findPage(tx, of, condition, order, limit + 1))
        const rows = present as unknown as readonly (Row & Placed)[]
        if (!moved) return rows
        const upTo = rows.length > limit ? rows.at(-1)?.listValue : undefined
        return mergeRows(order, rows, await moved.page(question, order, { limit: limit + 1, upTo }))
      })
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      return {
        rows: await show(shown, reader),
        nextCursor:
          found.length > limit && last ? writeCursor(order, { value: last.listValue, key: last.listKey }) : null,
      }
    },
    totals: async (question, reader) => {
      const condition = conditionOf(question, reader)
      return inTime(async () => {
        const present = await readWithin(db, SCREEN_MS, async (tx) => {
          const count = await countRows(tx, of, condition, COUNTED_MOST + 1)
          return count > COUNTED_MOST ? MORE : { count, isMore: false, sums: await sumRows(tx, of, condition) }
        })
        if (!moved || present.isMore) return present
        const count = present.count + (await moved.count(question, COUNTED_MOST + 1 - present.count))
        if (count === present.count) return present
        return count > COUNTED_MOST
          ? MORE
          : { ...present, count, sums: addSums(present.sums, await moved.sums(question)) }
      })
    },
    count: async (question, reader) => {
      const present = await readWithin(db, WORK_MS, (tx) => countRows(tx, of, conditionOf(question, reader), null))
      return present + ((await moved?.count(question, null)) ?? 0)
    },
  }
}

const STOPPED = '57014'
/** As DuckDB reports a statement that lasted too long. */
const CUT_OFF = /^(?:INTERRUPT Error: )?Interrupted/
/** The cursor holds a value that is invalid for its type, or out of range. */
const NO_VALUE = new Set(['22P02', '22007', '22008', '22009', '22003', '22021'])

/** A query that exceeds its time gets a named refusal, and so does an invalid cursor. */
async function inTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === STOPPED) throw new Refusal('ERR_LIST_TOO_WIDE')
    if (error instanceof Error && CUT_OFF.test(error.message)) throw new Refusal('ERR_LIST_TOO_WIDE')
    if (error instanceof pg.DatabaseError && NO_VALUE.has(error.code ?? ''))
      throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
    throw error
  }
}
