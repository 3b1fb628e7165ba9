import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { ADDRESS_MATCHES, AddressOffered } from '../shapes/addresses.ts'
import { Instant, text, Uuid } from '../shapes/fields.ts'
import * as places from '../shapes/places.ts'

/** Calls of staff about places besides those of the specification: companies, a month of a venue, and many terminals at once. */
const root = '/capi/BackOffice/v1/Places'

export const listParties = defineCall({
  method: 'GET',
  path: `${root}/ListParties`,
  audience: 'staff',
  permission: 'places.read',
  forVenues: 'all',
  summary: 'Companies, operators and producers as of an instant',
  query: Type.Object({ kind: Type.Optional(places.PartyKind), ...places.AsOf }),
  reply: Type.Object({ parties: Type.Array(places.PartyShown) }),
  refusals: [],
})

/** Facts are replaced, from an instant on. Without an id a new party. */
export const saveParty = defineCall({
  method: 'POST',
  path: `${root}/SaveParty`,
  audience: 'staff',
  permission: 'places.manage',
  summary: 'Create or change a company, an operator or a producer',
  body: Type.Object({ partyId: Type.Optional(Uuid), ...places.PartyInput, ...places.Span, ...places.Judged }),
  reply: places.PartyShown,
  refusals: [...places.PLACE_REFUSALS, ...APPROVAL_REFUSALS],
})

/** A GET, because the address of a venue is public and may appear in a URL. */
export const checkVenueAddress = defineCall({
  method: 'GET',
  path: `${root}/CheckAddress`,
  audience: 'staff',
  permission: 'places.manage',
  summary: 'Validate the address of a venue with the register of the market',
  query: Type.Object({
    street: text(120),
    houseNumber: text(40, 1),
    town: text(80, 1),
    postCode: text(12, 3),
  }),
  reply: Type.Object({ match: Type.Enum([...ADDRESS_MATCHES]), suggestions: Type.Array(AddressOffered) }),
  refusals: [],
  ratePerMinute: 60,
})

const CLOCK = Type.String()

/** A month of a venue as of an instant: hours, special days, and closings by law. */
export const getCalendar = defineCall({
  method: 'GET',
  path: `${root}/Calendar`,
  audience: 'staff',
  permission: 'places.read',
  forVenues: 'all',
  summary: 'Opening times of a venue on the days of a month',
  query: Type.Object({ venueId: Uuid, month: places.Day, ...places.AsOf }),
  reply: Type.Object({
    days: Type.Array(
      Type.Object({
        day: places.Day,
        special: Type.Union([places.SpecialOpeningShown, Type.Null()]),
        periods: Type.Array(places.OpenPeriod),
        closedByLaw: Type.Union([Type.Object({ from: CLOCK, until: CLOCK, ruleId: Type.String() }), Type.Null()]),
      }),
    ),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

/** Maximum number of terminals in one change. */
export const MANY_TERMINALS_MAX = 500

/** All or none. A preview returns the outcome for each terminal and writes nothing; a terminal that is already there stays. */
export const moveTerminals = defineCall({
  method: 'POST',
  path: `${root}/MoveTerminals`,
  audience: 'staff',
  permission: 'places.manage',
  summary: 'Move terminals to a venue or to the store, with a preview',
  body: Type.Object({
    isPreview: Type.Boolean(),
    terminalIds: Type.Array(Uuid, { minItems: 1, maxItems: MANY_TERMINALS_MAX }),
    venueId: Type.Union([Uuid, Type.Null()]),
    workroomId: Type.Optional(Uuid),
    ...places.Span,
    ...places.Judged,
  }),
  reply: Type.Object({
    isPreview: Type.Boolean(),
    rows: Type.Array(
      Type.Object({
        terminalId: Uuid,
        serial: Type.String(),
        /**
         * `moved` (or would be) · `there`: it is there already · `gone`: it is not there at that time · `planned`: a later move or
         * removal is planned within the period · `used`: somebody plays at it, or money is on its way.
         */
        outcome: Type.Enum(['moved', 'there', 'gone', 'planned', 'used']),
        /** Its venue at that time; null: in the store. */
        fromVenue: Type.Union([Type.String(), Type.Null()]),
        /** When the earlier planned change begins. */
        plannedAt: Type.Union([Instant, Type.Null()]),
      }),
    ),
  }),
  refusals: [...places.PLACE_REFUSALS, ...APPROVAL_REFUSALS],
})

/** All or none; a known serial number is refused, so that a repeat adds nothing. */
export const addTerminals = defineCall({
  method: 'POST',
  path: `${root}/AddTerminals`,
  audience: 'staff',
  permission: 'places.manage',
  summary: 'Add many terminals at once, with a preview',
  bodyBytesMax: 512 * 1024,
  body: Type.Object({
    isPreview: Type.Boolean(),
    terminals: Type.Array(Type.Object(places.TerminalInput), { minItems: 1, maxItems: MANY_TERMINALS_MAX }),
    ...places.Placing,
    from: places.Span.from,
    ...places.Judged,
  }),
  reply: Type.Object({
    isPreview: Type.Boolean(),
    rows: Type.Array(
      Type.Object({
        serial: Type.String(),
        /** `added` (or would be) · `known`: a terminal with this serial number exists · `twice`: it is in the list twice. */
        outcome: Type.Enum(['added', 'known', 'twice']),
        terminalId: Type.Union([Uuid, Type.Null()]),
      }),
    ),
  }),
  refusals: [...places.PLACE_REFUSALS, ...APPROVAL_REFUSALS],
})
