import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, Uuid } from '../shapes/fields.ts'
import { CLOSING_EVENTS, Day, TerminalKind, VenueKind } from '../shapes/places.ts'
import { VenuePhoto } from '../shapes/venue-photo.ts'

/** Public data of venues. The specification has no such call. */
const orNullInstant = Type.Union([Instant, Type.Null()])
const orNullText = Type.Union([Type.String(), Type.Null()])
const orNullNumber = Type.Union([Type.Number(), Type.Null()])

/** Number of days shown: today and the rest of a week. */
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
  /** When it closes, or opens next; null: not within the days shown. */
  changesAt: orNullInstant,
  /** Today and the days after it. */
  days: Type.Array(
    Type.Object({
      day: Day,
      /** Hours different from those of its weekday. */
      isSpecial: Type.Boolean(),
      periods: Type.Array(
        Type.Object({ opensAt: Instant, closesAt: Instant, closing: Type.Enum([...CLOSING_EVENTS]) }),
      ),
    }),
  ),
  /** The machines that can be played there. */
  machines: Type.Array(Type.Object({ kind: TerminalKind, terminals: Type.Integer(), seats: Type.Integer() })),
  hasKiosk: Type.Boolean(),
})

/** Those that may be played, by town and name. */
export const listPublicVenues = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Venues/List',
  audience: 'any',
  summary: 'Venues where play is permitted, with opening times and machines',
  query: Type.Object({}),
  reply: Type.Object({ venues: Type.Array(PublicVenue) }),
  refusals: [],
  ratePerMinute: 120,
})
