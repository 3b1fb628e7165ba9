import { TransportError } from '../transport-errors.ts'
import type { Placed, SumRow } from './lists.queries.ts'
import type { ListOrder } from './sql-list.ts'

/**
 * Rows of a list that have left its tables, such as those in the files of closed months. For lists that are ordered by
 * an instant.
 */
export type MovedRows<Row> = {
  /**
   * The first rows after the position of the order; some may be in the tables as well.
   * @param rows.upTo the tables fill the page with rows up to this instant: those after it are not needed
   */
  readonly page: (
    question: Readonly<Record<string, unknown>>,
    order: ListOrder,
    rows: { readonly limit: number; readonly upTo: string | undefined },
  ) => Promise<readonly (Row & Placed)[]>
  /** How many rows only files have, counted no further than `most`. */
  readonly count: (question: Readonly<Record<string, unknown>>, most: number | null) => Promise<number>
  /** Sums of the rows that only files have, by currency. */
  readonly sums: (question: Readonly<Record<string, unknown>>) => Promise<readonly SumRow[]>
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z|[+-]\d\d(?::\d\d)?)$/

/** Microseconds since 1970 of an instant as PostgreSQL writes it; it cannot be a `Date`, which has milliseconds. */
export function microsecondsOf(text: string): number {
  const [, day, time, fraction = '', zone = ''] = INSTANT.exec(text) ?? []
  if (day === undefined) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  const seconds = Date.parse(`${day}T${time}${/^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone}`)
  return seconds * 1000 + Number(fraction.padEnd(6, '0'))
}

/** Rows of the tables and of the files in the list's order, each once. */
export function mergeRows<Row extends Placed>(
  { isDown }: Pick<ListOrder, 'isDown'>,
  present: readonly Row[],
  moved: readonly Row[],
): Row[] {
  const known = new Set(present.map(({ listKey }) => listKey))
  const direction = isDown ? -1 : 1
  return [...present, ...moved.filter(({ listKey }) => !known.has(listKey))]
    .map((row) => ({ row, at: microsecondsOf(row.listValue) }))
    .toSorted((one, other) => direction * (one.at - other.at || (one.row.listKey < other.row.listKey ? -1 : 1)))
    .map(({ row }) => row)
}

export function addSums(present: readonly SumRow[], moved: readonly SumRow[]): SumRow[] {
  const sums = new Map(present.map((row) => [row.currency, row]))
  for (const { currency, count, sums: more } of moved) {
    const before = sums.get(currency)
    const added = Object.entries(more).map(([key, value]) => [key, (before?.sums[key] ?? 0) + value] as const)
    sums.set(currency, { currency, count: (before?.count ?? 0) + count, sums: Object.fromEntries(added) })
  }
  return [...sums.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}
