import { daysAfter } from '#contract/states/calendar.ts'
import { REPORT_DAYS_MAX } from '#contract/shapes/reports.ts'
import { TransportError } from '#server/kernel/index.ts'

export type Period = { readonly from: string; readonly to: string }

/**
 * Validates a range of days: in order, and not too long. 400 ERR_INVALID_INPUT for others; of one that is too long, with
 * the longest one.
 */
export function readPeriod({ from, to }: Period, daysMax = REPORT_DAYS_MAX): Period {
  if (to < from) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'to' })
  if (to > daysAfter(from, daysMax)) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'to', daysMax })
  return { from, to }
}

/** A list as a filter; absent or empty: no filter. */
export function readList<T>(list: readonly T[] | undefined): readonly T[] | null {
  return list === undefined || list.length === 0 ? null : list
}

const CURSOR = /^(-?\d{1,16}):([A-Za-z0-9_.-]+)$/

/** Where a page of sorted figures begins. 400 ERR_INVALID_INPUT for an invalid cursor. */
export function readSortedCursor(cursor: string | undefined): { readonly value: number; readonly key: string } | null {
  if (cursor === undefined) return null
  const [, value, key] = CURSOR.exec(cursor) ?? []
  if (value === undefined || key === undefined || !Number.isSafeInteger(Number(value)))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return { value: Number(value), key }
}

/** A filter as text for the audit log. */
export function wordsOf(query: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || ['cursor', 'limit', 'from', 'to'].includes(name)) return []
    return [`${name}=${Array.isArray(value) ? value.join(',') : String(value)}`]
  })
  return [`${String(query['from'])}..${String(query['to'])}`, ...words].join(' ').slice(0, 300).toWellFormed()
}
