import type { VenueKind } from '#contract/shapes/places.ts'
import type { Clock, Database, Instant, Querier, Transaction } from '#server/kernel/index.ts'

/** The period of a day in which the law closes a kind of venue, in minutes, and the rule. */
export type ClosedHours = { readonly fromMinute: number; readonly untilMinute: number; readonly ruleId: string }

/** Why a terminal cannot be taken away now. */
export type TerminalUse = 'player' | 'money'

export type TopologyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** The legal closing hours of a kind of venue at an instant. */
  readonly closedHours: (kind: VenueKind, at: Instant) => ClosedHours | undefined
  /** Whether money is on its way to or from a venue. */
  readonly hasMoneyAt: (db: Querier, venueId: string) => Promise<boolean>
  /** Terminals at which somebody plays, or to or from which money is on its way. */
  readonly findUsedTerminals: (db: Querier, terminalIds: readonly string[]) => Promise<ReadonlyMap<string, TerminalUse>>
  /** Rooms with a registered kiosk. */
  readonly kioskRooms: (db: Querier) => Promise<readonly string[]>
  /** The newest version of a picture among the photos of venues. */
  readonly findPhoto: (
    tx: Transaction,
    name: string,
  ) => Promise<{ readonly version: number; readonly widthPx: number; readonly heightPx: number } | undefined>
  /** A signature that only this installation can compute. */
  readonly sign: (text: string) => string
}
