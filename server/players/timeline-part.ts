import type { Permission } from '#contract/permissions.ts'
import type { LimitValue } from '#contract/shapes/limits.ts'
import type { TimelineActor, TimelineKind } from '#contract/shapes/timeline.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** A row of a part: an event of a player at an instant. It contains nothing secret. */
export type TimelineRow = {
  readonly at: Date
  /** The same instant in microseconds since 1970: the order of rows, and their position. */
  readonly micros: number
  /** Letters, digits and hyphens; the order of a part's rows of the same instant. */
  readonly key: string
  readonly what: string
  readonly actor: TimelineActor
  readonly actorName: string | null
  readonly detail: string | null
  /** In the player's currency; negative for a decrease of the balance. */
  readonly amountMinor: number | null
  readonly hasMoved: boolean
  readonly count: number | null
  readonly reference: string | null
  readonly label: string | null
}

/** A position on the timeline: that of a row of a part. */
export type TimelinePlace = { readonly micros: number; readonly key: string }

/** The requested slice: the newest `limit` rows up to an instant, after a position. */
export type TimelineSlice = {
  readonly playerId: number
  readonly until: Date
  /** Whether `until` is now. */
  readonly isNow: boolean
  /** Null: from the newest row on. */
  readonly before: TimelinePlace | null
  readonly limit: number
}

/** A room's events of a player over time. The room `dossier` receives all parts and reads no table of another room. */
export type TimelinePart = {
  /** Letters and hyphens; unique among the parts. */
  readonly name: string
  readonly kind: TimelineKind
  /** The permission to read the part, besides the one for the page of the player. */
  readonly permission: Permission
  /** It repeats events of parts of other kinds: shown only when its kind is requested. */
  readonly isRepeat?: boolean
  readonly isDay?: boolean
  readonly read: (
    db: Querier,
    slice: TimelineSlice,
  ) => Promise<readonly (TimelineRow & { readonly limit?: { from: LimitValue | null; to: LimitValue | null } })[]>
}

type Bounds = Pick<TimelineSlice, 'until' | 'before'>

/**
 * No row of a slice is after this instant. Where a statement of a part compares it with a column that the index of a player has in
 * order, it reads no more than a page. `until` is shown in milliseconds: what happened within its last one counts.
 */
export const latestOf = ({ until, before }: Bounds): Sql => sql`
  least(${until}::timestamptz + interval '999 microseconds',
        'epoch'::timestamptz + ${before?.micros ?? null}::bigint * interval '1 microsecond')`

/** Whether a row of this instant and key is after the position. */
export const isAfter = ({ before }: Bounds, at: Sql, key: Sql): Sql => sql`
  (${before === null}::boolean
   or (${at}, ${key} collate "C") < ('epoch'::timestamptz + ${before?.micros ?? 0}::bigint * interval '1 microsecond',
                                     ${before?.key ?? ''}))`

/**
 * Narrows a member of a slice to a page, where an index of a player has its instants in order: to those not older than the last of the
 * newest `limit` rows after the position. @param rows from `from` on, with a condition
 */
export const newestOf = (slice: TimelineSlice, rows: Sql, at: Sql, key: Sql): Sql => sql`
  ${rows} and ${at} <= ${latestOf(slice)}
          and ${at} >= coalesce((select ${at} ${rows} and ${at} <= ${latestOf(slice)} and ${isAfter(slice, at, key)}
                                  order by ${at} desc offset ${slice.limit - 1} limit 1), '-infinity')`

/**
 * The instant of the last of the newest `limit` rows before the position, or minus infinity. No row of a slice is older, where each
 * of these is a row of the part: what began earlier and still happened then has to be looked for besides. @param rows as above
 */
export const oldestOf = (slice: TimelineSlice, rows: Sql, at: Sql): Sql => sql`
  coalesce((select ${at} ${rows} and ${at} <= ${latestOf(slice)}
               and (${slice.before === null}::boolean
                    or ${at} < 'epoch'::timestamptz + ${slice.before?.micros ?? 0}::bigint * interval '1 microsecond')
             order by ${at} desc offset ${slice.limit - 1} limit 1), '-infinity')`

/**
 * The rows of a slice, from a query of all rows of a player, in their exact order: by microseconds, as the database keeps them.
 */
export function sliceOf(rows: Sql, slice: TimelineSlice): Sql {
  return sql`
    select happened.*, (extract(epoch from at) * 1000000)::bigint as micros
      from (${rows}) happened
     where at <= ${latestOf(slice)} and ${isAfter(slice, sql`at`, sql`key`)}
     order by at desc, key collate "C" desc limit ${slice.limit}`
}
