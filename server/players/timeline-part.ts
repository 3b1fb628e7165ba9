import type { Permission } from '#contract/permissions.ts'
import type { LimitValue } from '#contract/shapes/limits.ts'
import type { TimelineActor, TimelineKind } from '#contract/shapes/timeline.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** A row of a part: something that happened to a player at a moment. Nothing secret stands in it. */
export type TimelineRow = {
  readonly at: Date
  /** Letters, digits and hyphens; it orders what a part has at one moment. */
  readonly key: string
  readonly what: string
  readonly actor: TimelineActor
  readonly actorName: string | null
  readonly detail: string | null
  /** Of the player's currency; negative where it left the balance. */
  readonly amountMinor: number | null
  readonly hasMoved: boolean
  readonly count: number | null
  readonly reference: string | null
  readonly label: string | null
}

/** Which rows a part is asked for: the newest `limit` ones until a moment that stand after a place. */
export type TimelineSlice = {
  readonly playerId: number
  readonly until: Date
  /** Whether `until` is now. */
  readonly isNow: boolean
  readonly before: { readonly at: Date; readonly key: string }
  readonly limit: number
}

/** What a room tells of a player over time. The room `dossier` is given all parts and knows no table of another room. */
export type TimelinePart = {
  /** Letters and hyphens; unique among the parts. */
  readonly name: string
  readonly kind: TimelineKind
  /** What may read the part, beside the page of the player itself. */
  readonly permission: Permission
  /** It says again what parts of other kinds tell: shown where its kind is asked for. */
  readonly isRepeat?: boolean
  readonly isDay?: boolean
  readonly read: (
    db: Querier,
    slice: TimelineSlice,
  ) => Promise<readonly (TimelineRow & { readonly limit?: { from: LimitValue | null; to: LimitValue | null } })[]>
}

/** The rows of a slice among all rows of a player. */
export function sliceOf(rows: Sql, { until, before, limit }: TimelineSlice): Sql {
  return sql`
    select * from (${rows}) happened
     where at <= ${until} and (at, key collate "C") < (${before.at}, ${before.key})
     order by at desc, key collate "C" desc limit ${limit}`
}
