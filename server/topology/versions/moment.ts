import { sql, type Instant, type Sql } from '#server/kernel/index.ts'

/** A query's instant of validity (null: any time), and the instant of knowledge (null: any time). */
export type Moment = { readonly asOf: Instant | null; readonly knownAt: Instant | null }

/** The moment of a request; now by default. */
export function momentOf(
  { asOf, knownAt, allTimes }: { readonly asOf?: string; readonly knownAt?: string; readonly allTimes?: boolean },
  now: Instant,
): Moment {
  const when = asOf === undefined ? now : new Date(asOf)
  return { asOf: allTimes ? null : when, knownAt: knownAt === undefined ? now : new Date(knownAt) }
}

/** An SQL condition for versions, aliased `h`, that are valid at a moment. */
export const holdsAt = ({ asOf, knownAt }: Moment): Sql => sql`
  (${asOf}::timestamptz is null
    or (h.valid_from <= ${asOf}::timestamptz and (h.valid_until is null or h.valid_until > ${asOf}::timestamptz)))
  and (${knownAt}::timestamptz is null
    or (h.known_from <= ${knownAt}::timestamptz and (h.known_until is null or h.known_until > ${knownAt}::timestamptz)))`

/** Columns of a version, aliased `h`. */
export const versionColumns = sql`
  h.version_id, h.thing_id, h.facts_id, h.valid_from, h.valid_until, h.known_from, h.known_until, h.written_by`

export type VersionRow = {
  readonly versionId: string
  readonly thingId: string
  readonly factsId: string
  readonly validFrom: Instant
  readonly validUntil: Instant | null
  readonly knownFrom: Instant
  readonly knownUntil: Instant | null
  readonly writtenBy: string
}

/** A version in replies. */
export function shownVersion({ validFrom, validUntil, knownFrom, knownUntil, writtenBy }: VersionRow) {
  return {
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    knownFrom: knownFrom.toISOString(),
    knownUntil: knownUntil?.toISOString() ?? null,
    writtenBy,
  }
}
