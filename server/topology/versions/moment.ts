import { sql, type Instant, type Sql } from '#server/kernel/index.ts'

/** As of when a question is asked (null: whatever was or will be true), by what was known when (null: ever). */
export type Moment = { readonly asOf: Instant | null; readonly knownAt: Instant | null }

/** What a call asks of moments: now where it names none. */
export function momentOf(
  { asOf, knownAt, allTimes }: { readonly asOf?: string; readonly knownAt?: string; readonly allTimes?: boolean },
  now: Instant,
): Moment {
  const when = asOf === undefined ? now : new Date(asOf)
  return { asOf: allTimes ? null : when, knownAt: knownAt === undefined ? now : new Date(knownAt) }
}

/** Keeps versions, called `h`, that hold as of a moment. */
export const holdsAt = ({ asOf, knownAt }: Moment): Sql => sql`
  (${asOf}::timestamptz is null
    or (h.valid_from <= ${asOf}::timestamptz and (h.valid_until is null or h.valid_until > ${asOf}::timestamptz)))
  and (${knownAt}::timestamptz is null
    or (h.known_from <= ${knownAt}::timestamptz and (h.known_until is null or h.known_until > ${knownAt}::timestamptz)))`

/** Columns of a version, called `h`. */
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

/** A version as replies show it. */
export function shownVersion({ validFrom, validUntil, knownFrom, knownUntil, writtenBy }: VersionRow) {
  return {
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    knownFrom: knownFrom.toISOString(),
    knownUntil: knownUntil?.toISOString() ?? null,
    writtenBy,
  }
}
