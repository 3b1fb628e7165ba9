import type { Instant } from '#server/kernel/index.ts'

export type Span = { readonly from: Instant; readonly until: Instant | null }
type Piece = { readonly validFrom: Instant; readonly validUntil: Instant | null }

/**
 * The result for versions when another value is valid in a period: overlapping ones are closed, and their parts before
 * and after it are written again.
 */
export function splitVersions<Row extends Piece>(
  rows: readonly Row[],
  { from, until }: Span,
): { readonly touched: Row[]; readonly left: Row[] } {
  const touched = rows.filter(
    ({ validFrom, validUntil }) => (until === null || validFrom < until) && (validUntil === null || validUntil > from),
  )
  const left = touched.flatMap((row) => [
    ...(row.validFrom < from ? [{ ...row, validUntil: from }] : []),
    ...(until !== null && (row.validUntil === null || row.validUntil > until) ? [{ ...row, validFrom: until }] : []),
  ])
  return { touched, left }
}

/** The end of a change without one: the end of the present version, or the beginning of the next planned one. */
export function endOfChange(rows: readonly Piece[], from: Instant): Instant | null {
  const present = rows.find(
    ({ validFrom, validUntil }) => validFrom <= from && (validUntil === null || validUntil > from),
  )
  if (present) return present.validUntil
  const later = rows.map(({ validFrom }) => validFrom).filter((start) => start > from)
  return later.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
