import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, Uuid } from '../shapes/fields.ts'
import { CLOSING_EVENTS, Day, TerminalKind, VenueKind } from '../shapes/places.ts'
import { VenuePhoto } from '../shapes/venue-photo.ts'

/** Venues as anybody sees them. Ours: the specification has none for the public. */
const orNullInstant = Type.Union([Instant, Type.Null()])
const orNullText = Type.Union([Type.String(), Type.Null()])
const orNullNumber = Type.Union([Type.Number(), Type.Null()])

/** Days that are shown: today and what is left of a week. */
export const VENUE_DAYS = 7

const PublicVenue = Type.Object({
  venueId: Uuid,
  kind: VenueKind,
  name: Type.String(),
  street: Type.String(),
  town: Type.String(),
  postCode: Type.String(),
  latitude: orNullNumber,
  longitude: orNullNumber,
  phone: orNullText,
  photo: Type.Union([VenuePhoto, Type.Null()]),
  isOpen: Type.Boolean(),
  /** When it closes, or opens next; null: not within the days that are shown. */
  changesAt: orNullInstant,
  /** Today and the days after it. */
  days: Type.Array(
    Type.Object({
      day: Day,
      /** Other hours than those of its weekday. */
      isSpecial: Type.Boolean(),
      periods: Type.Array(
        Type.Object({ opensAt: Instant, closesAt: Instant, closing: Type.Enum([...CLOSING_EVENTS]) }),
      ),
    }),
  ),
  /** What stands there to be played. */
  machines: Type.Array(Type.Object({ kind: TerminalKind, terminals: Type.Integer(), seats: Type.Integer() })),
  hasKiosk: Type.Boolean(),
})

/** Those that may be played, by town and name. */
export const listPublicVenues = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Venues/List',
  audience: 'any',
  summary: 'Venues that may be played, when they are open and what is there',
  query: Type.Object({}),
  reply: Type.Object({ venues: Type.Array(PublicVenue) }),
  refusals: [],
  ratePerMinute: 120,
})
