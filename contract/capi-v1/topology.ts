import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, IdempotencyKey, page, PageQuery, Uuid } from '../shapes/fields.ts'
import * as places from '../shapes/places.ts'

/**
 * Places as services of the operator and of venues read and write them. A service of a venue has access to its own venue only:
 * another venue and its terminals are reported as unknown. A service cannot write into the past.
 */
const root = '/capi/Topology/v1'
const read = { method: 'POST', audience: 'internal', scope: 'places.read' } as const
const write = {
  method: 'POST',
  audience: 'internal',
  scope: 'places.change',
  refusals: [...places.PLACE_REFUSALS, 'ERR_KEY_REUSED', 'ERR_ONLY_OPERATOR'],
} as const
/** A repeat returns the first response; the receipt finds it again (`Internal/{hash}`). */
const Once = { idempotencyKey: IdempotencyKey, from: places.Span.from }

export const getOperator = defineCall({
  ...read,
  path: `${root}/Operator/Get`,
  summary: 'The operator of the brand',
  isReading: true,
  body: Type.Object({ ...places.AsOf }),
  reply: places.PartyShown,
  refusals: ['ERR_PARTY_NOT_FOUND'],
})

/** A service of a venue takes a terminal from the store; one of the operator moves it from wherever it is. */
export const addTerminalToVenue = defineCall({
  ...write,
  path: `${root}/Terminals/AddTerminalToVenue`,
  summary: 'Move a terminal to a venue',
  body: Type.Object({ terminalId: Uuid, venueId: Uuid, workroomId: Type.Optional(Uuid), ...Once }),
  reply: Type.Object({ terminal: places.TerminalShown, receipt: places.Receipt }),
})

export const listTerminalsInVenue = defineCall({
  ...read,
  path: `${root}/Terminals/ListTerminalsInVenue`,
  summary: 'Terminals of a venue as of an instant',
  isReading: true,
  body: Type.Object({ venueId: Uuid, ...places.AsOf, ...PageQuery }),
  reply: page(places.TerminalShown),
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

export const getHistoryOfTerminal = defineCall({
  ...read,
  path: `${root}/Terminals/GetHistoryOfTerminal`,
  summary: 'All versions ever known of a terminal',
  isReading: true,
  body: Type.Object({ terminalId: Uuid }),
  reply: places.TerminalHistory,
  refusals: ['ERR_TERMINAL_NOT_FOUND'],
})

export const listVenues = defineCall({
  ...read,
  path: `${root}/Venues/List`,
  summary: 'Venues as of an instant',
  isReading: true,
  body: Type.Object({ ...places.AsOf, ...PageQuery }),
  reply: page(places.VenueShown),
  refusals: [],
})

export const getVenue = defineCall({
  ...read,
  path: `${root}/Venues/Get`,
  summary: 'One venue as of an instant',
  isReading: true,
  body: Type.Object({ venueId: Uuid, ...places.AsOf }),
  reply: places.VenueShown,
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

/** Only for a service of the operator, which is bound to no venue. Nothing may be played there until staff allow it. */
export const addVenue = defineCall({
  ...write,
  path: `${root}/Venues/Add`,
  summary: 'Add a venue',
  body: Type.Object({ ...places.VenueInput, ...Once }),
  reply: Type.Object({ venue: places.VenueShown, receipt: places.Receipt }),
})

export const changeVenue = defineCall({
  ...write,
  path: `${root}/Venues/Change`,
  summary: 'Change a venue from an instant on',
  body: Type.Object({ venueId: Uuid, ...places.VenueInput, ...Once }),
  reply: Type.Object({ venue: places.VenueShown, receipt: places.Receipt }),
})

/** Only for a service of the operator. */
export const removeVenue = defineCall({
  ...write,
  path: `${root}/Venues/Remove`,
  summary: 'End a venue',
  body: Type.Object({ venueId: Uuid, ...Once }),
  reply: Type.Object({ ...Done.properties, receipt: places.Receipt }),
})

export const getOpeningClosingTimes = defineCall({
  ...read,
  path: `${root}/Venues/GetOpeningClosingTimes`,
  summary: 'Opening and closing times of a venue on some days',
  isReading: true,
  body: Type.Object({ venueId: Uuid, from: places.Day, until: places.Day }),
  reply: Type.Object({ isOpen: Type.Boolean(), periods: Type.Array(places.OpenPeriod) }),
  refusals: ['ERR_VENUE_NOT_FOUND', 'ERR_TIMES_NOT_VALID'],
})
