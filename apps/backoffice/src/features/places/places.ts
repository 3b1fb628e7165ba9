import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/topology.ts'

/** The beginning of query keys of places. */
export const PLACES = ['places'] as const

export type Venue = ReplyOf<typeof calls.getVenue>
export type Terminal = ReplyOf<typeof calls.getTerminal>
export type Opening = ReplyOf<typeof calls.getOpening>
export type SpecialOpening = ReplyOf<typeof calls.getSpecialOpening>

/** The instant as of which places are shown; now by default. */
export type AsOf = { readonly asOf?: string }

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
