import type { Preview } from '#server/approvals/index.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import type { Writer } from '../versions/write-versions.ts'

type Value = string | number | boolean | null
export type Values = Readonly<Record<string, Value>>

/** Reasons for which a change of places needs a second person. */
export type PlaceWarning = 'corrects-past' | 'ends-venue' | 'lets-play'

/** A possible change: its subject, its changed values, and how it is written. */
export type Plan = {
  readonly subject: { readonly kind: 'venue' | 'terminal' | 'party'; readonly id: string; readonly label: string }
  readonly before: Values | null
  readonly after: Values | null
  /** Of a change of many things: the values of each. */
  readonly each?: readonly {
    readonly field: string
    readonly about: string
    readonly before: Value
    readonly after: Value
  }[]
  readonly warnings: readonly PlaceWarning[]
  /** The number of things that it changes, if more than one. */
  readonly count?: number
  /** Returns the id of the written thing. */
  readonly write: (writer: Writer) => Promise<string>
}

export type Planner<Wanted> = (tx: Transaction, needs: TopologyNeeds, wanted: Wanted, now: Instant) => Promise<Plan>

/** Tolerance for differing clocks: a beginning at most this long ago means now. */
const NOW_MS = 5 * 60_000

export type RequestedSpan = { readonly from?: string; readonly until?: string }

/** The period of a change, from its input. */
export function spanOf({ from, until }: RequestedSpan, now: Instant): { from: Instant; until?: Instant } {
  return {
    from: from === undefined ? now : new Date(from),
    ...(until === undefined ? {} : { until: new Date(until) }),
  }
}

/** Whether a change is a correction of the past. */
export function isPast(from: Instant, now: Instant): boolean {
  return from.getTime() < now.getTime() - NOW_MS
}

export function warningOfPast(from: Instant, now: Instant): readonly PlaceWarning[] {
  return isPast(from, now) ? ['corrects-past'] : []
}

/** The period for display: a beginning now and an open end are left out. */
export function shownSpan({ from, until }: RequestedSpan): Values {
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}

/** Fields that change. */
export function changesOf({ before, after }: Pick<Plan, 'before' | 'after'>): Preview['changes'] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== change.after)
}
