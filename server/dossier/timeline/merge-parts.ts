import type { TimelinePart, TimelineSlice } from '#server/players/index.ts'
import type { Place } from './read-cursor.ts'

/** Before and after every key. */
const FIRST = ''
const LAST = '~'

/**
 * Where a part goes on. Rows of one moment stand in the order of the parts, and within one by their key: of parts before the last
 * row's everything of its moment was shown, of parts after it nothing.
 */
export function goOnAfter(place: Place | null, index: number, parts: readonly TimelinePart[]): TimelineSlice['before'] {
  if (place === null) return null
  const last = parts.findIndex(({ name }) => name === place.part)
  return { micros: place.micros, key: index === last ? place.key : index < last ? FIRST : LAST }
}

export type PlacedRow = { readonly part: TimelinePart; readonly row: Awaited<ReturnType<TimelinePart['read']>>[number] }

/** Newest first; what each part gives is in its own order already, and the order of parts decides at one moment. */
export function mergeParts(
  given: readonly { part: TimelinePart; rows: Awaited<ReturnType<TimelinePart['read']>> }[],
): PlacedRow[] {
  return given
    .flatMap(({ part, rows }) => rows.map((row) => ({ part, row })))
    .toSorted((one, other) => other.row.micros - one.row.micros)
}
