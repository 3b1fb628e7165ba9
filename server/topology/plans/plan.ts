import type { Instant, Transaction } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import type { Writer } from '../versions/write-versions.ts'

type Value = string | number | boolean | null
export type Values = Readonly<Record<string, Value>>

/** What makes a change of places wait for a second person. */
export type PlaceWarning = 'corrects-past' | 'ends-venue' | 'lets-play'

/** A change that can be made: what it is about, what would be otherwise, and how it is written. */
export type Plan = {
  readonly subject: { readonly kind: 'venue' | 'terminal' | 'party'; readonly id: string; readonly label: string }
  readonly before: Values | null
  readonly after: Values | null
  readonly warnings: readonly PlaceWarning[]
  /** How many things it touches, where it is more than one. */
  readonly count?: number
  /** Gives the id of what was written. */
  readonly write: (writer: Writer) => Promise<string>
}

export type Planner<Wanted> = (tx: Transaction, needs: TopologyNeeds, wanted: Wanted, now: Instant) => Promise<Plan>

/** Clocks of two machines differ by less than this: what begins so long ago begins now. */
const NOW_MS = 5 * 60_000

export type RequestedSpan = { readonly from?: string; readonly until?: string }

/** When a change holds, as it was asked for. */
export function spanOf({ from, until }: RequestedSpan, now: Instant): { from: Instant; until?: Instant } {
  return {
    from: from === undefined ? now : new Date(from),
    ...(until === undefined ? {} : { until: new Date(until) }),
  }
}

/** Whether a change says of the past that it was otherwise. */
export function isPast(from: Instant, now: Instant): boolean {
  return from.getTime() < now.getTime() - NOW_MS
}

export function warningOfPast(from: Instant, now: Instant): readonly PlaceWarning[] {
  return isPast(from, now) ? ['corrects-past'] : []
}

/** When it holds, as a look shows it: what begins now or has no end is left out. */
export function shownSpan({ from, until }: RequestedSpan): Values {
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}
