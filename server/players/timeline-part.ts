import type { Permission } from '#contract/permissions.ts'
import type { LimitValue } from '#contract/shapes/limits.ts'
import type { TimelineActor, TimelineKind } from '#contract/shapes/timeline.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** A row of a part: an event of a player at an instant. It contains nothing secret. */
export type TimelineRow = {
  readonly at: Date
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

/** The requested slice: the newest `limit` rows up to an instant, after a position. */
export type TimelineSlice = {
  readonly playerId: number
  readonly until: Date
  /** Whether `until` is now. */
  readonly isNow: boolean
  readonly before: { readonly at: Date; readonly key: string }
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

/**
 * The rows of a slice, from a query of all rows of a player. Their instants count in milliseconds, as they are shown and
 * as positions have them: the database keeps microseconds where SQL wrote one, and pages would leave such rows out.
 */
export function sliceOf(rows: Sql, { until, before, limit }: TimelineSlice): Sql {
  return sql`
    select * from (${rows}) happened
     where at < least(${until}::timestamptz, ${before.at}::timestamptz) + interval '1 millisecond'
       and (date_trunc('milliseconds', at), key collate "C") < (${before.at}, ${before.key})
     order by date_trunc('milliseconds', at) desc, key collate "C" desc limit ${limit}`
}
