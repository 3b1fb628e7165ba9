import type { VenueKind } from '#contract/shapes/places.ts'
import type { Clock, Database, Instant, Querier, Transaction } from '#server/kernel/index.ts'

/** Minutes of the day within which the law keeps a kind of venue closed, and the rule that says so. */
export type ClosedHours = { readonly fromMinute: number; readonly untilMinute: number; readonly ruleId: string }

export type TopologyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** What the law of the market says of a kind of venue at a moment. */
  readonly closedHours: (kind: VenueKind, at: Instant) => ClosedHours | undefined
  /** Whether money is on its way to or from a venue. */
  readonly hasMoneyAt: (db: Querier, venueId: string) => Promise<boolean>
  /** Rooms in which a kiosk stands that is let in. */
  readonly kioskRooms: (db: Querier) => Promise<readonly string[]>
  /** A picture among the photos of venues, in its newest version. */
  readonly findPhoto: (
    tx: Transaction,
    name: string,
  ) => Promise<{ readonly version: number; readonly widthPx: number; readonly heightPx: number } | undefined>
  /** What only this installation can make of a text. */
  readonly sign: (text: string) => string
}
