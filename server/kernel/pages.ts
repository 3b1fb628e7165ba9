import { TransportError } from './transport-errors.ts'

/** A page of a list and where the next one begins. */
export type Page<Row> = { readonly rows: Row[]; readonly nextCursor: string | null }

const PAGE_ROWS = 50
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** How many rows a page has when the caller does not say. */
export function pageLimit(limit: number | undefined): number {
  return limit ?? PAGE_ROWS
}

type Period = { readonly since?: Date; readonly until?: Date | null }
type PeriodText = { readonly since?: string | undefined; readonly until?: string | undefined }

/** A query with its period as instants (`PeriodQuery`). An end alone begins with the first row of all. */
export function withPeriod<Query extends PeriodText>({
  since,
  until,
  ...rest
}: Query): Omit<Query, keyof PeriodText> & Period {
  if (since === undefined && until === undefined) return rest
  return { ...rest, since: new Date(since ?? 0), until: until === undefined ? null : new Date(until) }
}

/**
 * Makes a page from `limit + 1` rows: the extra row only shows that there is a next page.
 * @param cursorOf cursor of the next page, from the last row shown
 */
export function pageOf<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

/** The number that a page begins after, where cursors are numbers; null for the first page. 400 ERR_INVALID_INPUT for anything else. */
export function numberOfCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const no = Number(cursor)
  if (!/^\d+$/.test(cursor) || !Number.isSafeInteger(no))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return no
}

/** The id that a page begins after, where cursors are ids; null for the first page. 400 ERR_INVALID_INPUT for anything else. */
export function idOfCursor(cursor: string | undefined): string | null {
  if (cursor !== undefined && !UUID.test(cursor))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return cursor ?? null
}
