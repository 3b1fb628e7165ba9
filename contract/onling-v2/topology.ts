import { Type, type TSchema } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { terminalList, venueList } from '../lists/places.ts'
import { APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, page, text, Uuid } from '../shapes/fields.ts'
import * as places from '../shapes/places.ts'

/**
 * Terminals, venues, openings, special openings and validities, each with its time: a change applies from an instant on, earlier
 * versions are kept, and to delete is to set an end. Changes that begin in the past, end a venue or permit play at one wait for a
 * second person.
 */
const root = '/capi/v2-onling/Topology'
const read = { method: 'GET', audience: 'staff', permission: 'places.read', forVenues: 'all' } as const
const write = {
  method: 'POST',
  audience: 'staff',
  permission: 'places.manage',
  refusals: [...places.PLACE_REFUSALS, ...APPROVAL_REFUSALS],
} as const

/** Ends a terminal, venue, opening or validity at an instant, by default now. */
const ending = <const Name extends string>(name: Name) =>
  Type.Object({
    ...({ [name]: Uuid } as Record<Name, typeof Uuid>),
    from: places.Span.from,
    ...places.Judged,
  })
const one = <const Name extends string>(name: Name) =>
  Type.Object({ ...({ [name]: Uuid } as Record<Name, typeof Uuid>), ...places.AsOf })
const listed = <T extends TSchema>(row: T) => page(row)

export const listVenues = defineCall({
  ...read,
  path: `${root}/ListVenues`,
  summary: 'Venues as of an instant',
  query: Type.Object({ ...places.AsOf, ...listQuery(venueList) }),
  reply: listed(places.VenueShown),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getVenue = defineCall({
  ...read,
  path: `${root}/GetVenue`,
  summary: 'One venue as of an instant',
  query: one('venueId'),
  reply: places.VenueShown,
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

export const createVenue = defineCall({
  ...write,
  path: `${root}/CreateVenue`,
  summary: 'Add a venue',
  body: Type.Object({ ...places.VenueInput, ...places.Span, ...places.Judged }),
  reply: places.VenueShown,
})

/** Facts are replaced; rooms too if they are sent. */
export const updateVenue = defineCall({
  ...write,
  path: `${root}/UpdateVenue`,
  summary: 'Change a venue from an instant on',
  body: Type.Object({ venueId: Uuid, ...places.VenueInput, ...places.Span, ...places.Judged }),
  reply: places.VenueShown,
})

/** Its rooms, openings and validities end with it. Refused while terminals stand there or transfers to it are open. */
export const deleteVenue = defineCall({
  ...write,
  method: 'DELETE',
  path: `${root}/DeleteVenue`,
  summary: 'End a venue',
  query: ending('venueId'),
  reply: Done,
})

export const listTerminals = defineCall({
  ...read,
  forVenues: 'own',
  path: `${root}/ListTerminals`,
  summary: 'Terminals as of an instant: of a venue, in the store, or all',
  query: Type.Object({
    ...places.AsOf,
    venueId: Type.Optional(Uuid),
    inStore: Type.Optional(Type.Boolean()),
    /** Each of these words occurs in the serial number, producer, build, certificate or venue. */
    words: Type.Optional(text(80)),
    ...listQuery(terminalList),
  }),
  reply: listed(places.TerminalShown),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getTerminal = defineCall({
  ...read,
  forVenues: 'own',
  path: `${root}/GetTerminal`,
  summary: 'One terminal as of an instant',
  query: one('terminalId'),
  reply: places.TerminalShown,
  refusals: ['ERR_TERMINAL_NOT_FOUND'],
})

export const createTerminal = defineCall({
  ...write,
  path: `${root}/CreateTerminal`,
  summary: 'Add a terminal, to a venue or to the store',
  body: Type.Object({ ...places.TerminalInput, ...places.Placing, ...places.Span, ...places.Judged }),
  reply: places.TerminalShown,
})

/** Facts are replaced. A venue moves the terminal there; without one it stays. */
export const updateTerminal = defineCall({
  ...write,
  path: `${root}/UpdateTerminal`,
  summary: 'Change or move a terminal from an instant on',
  body: Type.Object({
    terminalId: Uuid,
    /** The venue where the requester saw it, null for the store: refused if somebody else has moved it meanwhile. */
    expectedVenueId: Type.Optional(Type.Union([Uuid, Type.Null()])),
    ...places.TerminalInput,
    ...places.Placing,
    ...places.Span,
    ...places.Judged,
  }),
  reply: places.TerminalShown,
})

export const deleteTerminal = defineCall({
  ...write,
  method: 'DELETE',
  path: `${root}/DeleteTerminal`,
  summary: 'End a terminal',
  query: ending('terminalId'),
  reply: Done,
})

export const listOpenings = defineCall({
  ...read,
  path: `${root}/ListOpenings`,
  summary: 'Hours of a venue by weekdays',
  query: Type.Object({ venueId: Uuid, ...places.AsOf, ...places.AllTimes }),
  reply: Type.Object({ openings: Type.Array(places.OpeningShown) }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

export const getOpening = defineCall({
  ...read,
  path: `${root}/GetOpening`,
  summary: 'Hours of one weekday as of an instant',
  query: one('openingId'),
  reply: places.OpeningShown,
  refusals: ['ERR_OPENING_NOT_FOUND'],
})

export const createOpening = defineCall({
  ...write,
  path: `${root}/CreateOpening`,
  summary: 'Add hours of a weekday',
  body: Type.Object({ ...places.OpeningInput, ...places.Judged }),
  reply: places.OpeningShown,
})

export const updateOpening = defineCall({
  ...write,
  path: `${root}/UpdateOpening`,
  summary: 'Change hours of a weekday from a day on',
  body: Type.Object({ openingId: Uuid, ...places.OpeningInput, ...places.Judged }),
  reply: places.OpeningShown,
})

export const deleteOpening = defineCall({
  ...write,
  method: 'DELETE',
  path: `${root}/DeleteOpening`,
  summary: 'End hours of a weekday',
  query: Type.Object({ openingId: Uuid, fromDay: Type.Optional(places.Day), ...places.Judged }),
  reply: Done,
})

export const listSpecialOpenings = defineCall({
  ...read,
  path: `${root}/ListSpecialOpenings`,
  summary: 'Special days of a venue',
  query: Type.Object({ venueId: Uuid, ...places.AsOf, ...places.AllTimes }),
  reply: Type.Object({ specialOpenings: Type.Array(places.SpecialOpeningShown) }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

export const getSpecialOpening = defineCall({
  ...read,
  path: `${root}/GetSpecialOpening`,
  summary: 'One special day',
  query: Type.Object({ specialOpeningId: Uuid, knownAt: places.AsOf.knownAt }),
  reply: places.SpecialOpeningShown,
  refusals: ['ERR_OPENING_NOT_FOUND'],
})

export const createSpecialOpening = defineCall({
  ...write,
  path: `${root}/CreateSpecialOpening`,
  summary: 'Add a special day with other hours, or none',
  body: Type.Object({ ...places.SpecialOpeningInput, ...places.Judged }),
  reply: places.SpecialOpeningShown,
})

export const updateSpecialOpening = defineCall({
  ...write,
  path: `${root}/UpdateSpecialOpening`,
  summary: 'Change a special day',
  body: Type.Object({ specialOpeningId: Uuid, ...places.SpecialOpeningInput, ...places.Judged }),
  reply: places.SpecialOpeningShown,
})

export const deleteSpecialOpening = defineCall({
  ...write,
  method: 'DELETE',
  path: `${root}/DeleteSpecialOpening`,
  summary: 'Remove a special day',
  query: Type.Object({ specialOpeningId: Uuid, ...places.Judged }),
  reply: Done,
})

export const listValidities = defineCall({
  ...read,
  path: `${root}/ListValidities`,
  summary: 'Validities of a venue or a terminal',
  query: Type.Object({
    thing: places.ValidThing,
    thingId: Uuid,
    ...places.AsOf,
    ...places.AllTimes,
  }),
  reply: Type.Object({ validities: Type.Array(places.ValidityShown) }),
  refusals: [],
})

export const getValidity = defineCall({
  ...read,
  path: `${root}/GetValidity`,
  summary: 'One validity',
  query: one('validityId'),
  reply: places.ValidityShown,
  refusals: ['ERR_VALIDITY_NOT_FOUND'],
})

export const createValidity = defineCall({
  ...write,
  path: `${root}/CreateValidity`,
  summary: 'Permit play at a venue or a terminal for a period',
  body: Type.Object({ ...places.ValidityInput, ...places.Judged }),
  reply: places.ValidityShown,
})

/** Its decision and its whole period are replaced. */
export const updateValidity = defineCall({
  ...write,
  path: `${root}/UpdateValidity`,
  summary: 'Change a validity',
  body: Type.Object({ validityId: Uuid, ...places.ValidityInput, ...places.Judged }),
  reply: places.ValidityShown,
})

export const deleteValidity = defineCall({
  ...write,
  method: 'DELETE',
  path: `${root}/DeleteValidity`,
  summary: 'End a validity',
  query: ending('validityId'),
  reply: Done,
})
