import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/topology.ts'

/** The key of everything that is read of places. */
export const PLACES = ['places'] as const

export type Venue = ReplyOf<typeof calls.getVenue>
export type Terminal = ReplyOf<typeof calls.getTerminal>
export type Opening = ReplyOf<typeof calls.getOpening>
export type SpecialOpening = ReplyOf<typeof calls.getSpecialOpening>

/** As of which moment places are shown; now where it is not said. */
export type AsOf = { readonly asOf?: string }

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
