import { Type, type Static, type TSchema } from 'typebox'
import { ADDRESS_MATCHES } from './addresses.ts'
import { AcceptedWarnings } from './approvals.ts'
import { Instant, text, Uuid } from './fields.ts'
import { PhotoName, VenuePhoto } from './venue-photo.ts'

/** A day of the calendar of the market. */
export const Day = Type.String({ format: 'date', maxLength: 10 })
/** Local time of day. */
const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5 })
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const VENUE_KINDS = ['Casino', 'GamingHall', 'Bar'] as const
export const VenueKind = Type.Enum([...VENUE_KINDS])
export type VenueKind = (typeof VENUE_KINDS)[number]

export const TERMINAL_KINDS = ['Slot', 'Roulette', 'Cards', 'MultiGame'] as const
export const TerminalKind = Type.Enum([...TERMINAL_KINDS])
export type TerminalKind = (typeof TERMINAL_KINDS)[number]

export const PARTY_KINDS = ['company', 'operator', 'producer'] as const
export const PartyKind = Type.Enum([...PARTY_KINDS])
export type PartyKind = (typeof PARTY_KINDS)[number]

/** Kinds of things that have what another wants, such as a name, a serial number or hours: `heldBy` of ERR_TIMES_OVERLAP. */
export const HELD_BY = ['venue', 'workroom', 'serial', 'opening', 'special', 'validity', ...PARTY_KINDS] as const
export type HeldBy = (typeof HELD_BY)[number]

/** What a validity permits to be played. */
export const VALID_THINGS = ['venue', 'terminal'] as const
export const ValidThing = Type.Enum([...VALID_THINGS])

/** The instant of the requested state, by default now; and the state of knowledge: corrections written after `knownAt` are ignored. */
export const AsOf = { asOf: Type.Optional(Instant), knownAt: Type.Optional(Instant) }
/** If true, every known version, past and planned ones too. */
export const AllTimes = { allTimes: Type.Optional(Type.Boolean()) }

/**
 * When a change applies: from (by default now) until an end, or without one until the next planned change. A start in the past is a
 * correction.
 */
export const Span = { from: Type.Optional(Instant), until: Type.Optional(Instant) }
/** An explanation for the second person, and the accepted warnings. */
export const Judged = {
  explanation: Type.Optional(text(2000)),
  acceptedWarnings: Type.Optional(AcceptedWarnings),
}

/** When the shown version applies, and since when it is known so. */
export const Version = {
  validFrom: Instant,
  validUntil: orNull(Instant),
  knownFrom: Instant,
  /** Null: this is the present knowledge. */
  knownUntil: orNull(Instant),
  writtenBy: Type.String(),
}

export const VenueInput = {
  kind: VenueKind,
  name: text(80, 1),
  street: text(120, 1),
  town: text(80, 1),
  postCode: Type.String({ pattern: '^[0-9A-Z][0-9A-Z -]{2,11}$', minLength: 3, maxLength: 12 }),
  /** Degrees; both or neither. */
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  /** The decision that permits the operator to run the venue. */
  licenceDecision: Type.Optional(text(80, 1)),
  phone: Type.Optional(Type.String({ pattern: '^\\+?[0-9][0-9 ]{5,19}$', maxLength: 20 })),
  /** A file of the group of photos; null: none. Absent: the photo is unchanged. */
  photo: Type.Optional(orNull(PhotoName)),
  /** Its rooms; absent: unchanged. Rooms without an id are new, missing rooms end. */
  workrooms: Type.Optional(
    Type.Array(Type.Object({ workroomId: Type.Optional(Uuid), name: text(80, 1) }), { maxItems: 50 }),
  ),
}
export const VenueWrite = Type.Object(VenueInput)
export type VenueWrite = Static<typeof VenueWrite>

export const VenueShown = Type.Object({
  venueId: Uuid,
  kind: VenueKind,
  name: Type.String(),
  street: Type.String(),
  town: Type.String(),
  postCode: Type.String(),
  /** The answer of the market's register about the address, and its time; null: it has not answered yet. */
  addressMatch: orNull(Type.Enum([...ADDRESS_MATCHES])),
  addressAskedAt: orNull(Instant),
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  licenceDecision: orNull(Type.String()),
  phone: orNull(Type.String()),
  photo: orNull(VenuePhoto),
  workrooms: Type.Array(Type.Object({ workroomId: Uuid, name: Type.String() })),
  /** By its opening hours and the law. */
  isOpen: Type.Boolean(),
  /** Whether a validity permits play there. */
  mayBePlayed: Type.Boolean(),
  ...Version,
})
export type VenueShown = Static<typeof VenueShown>

export const TerminalInput = {
  serial: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$', minLength: 1, maxLength: 40 }),
  /** Name of the producer; an unknown one is added. */
  producer: text(80, 1),
  kind: TerminalKind,
  seats: Type.Integer({ minimum: 1, maximum: 100 }),
  softwareBuild: Type.Optional(text(60, 1)),
  certificate: Type.Optional(text(80, 1)),
}
export const TerminalWrite = Type.Object(TerminalInput)
export type TerminalWrite = Static<typeof TerminalWrite>

/** The place of a terminal; null as the venue moves it to the store. */
export const Placing = {
  venueId: Type.Optional(orNull(Uuid)),
  workroomId: Type.Optional(Uuid),
}

export const TerminalPlace = Type.Object({
  venueId: Uuid,
  venueName: Type.String(),
  workroomId: orNull(Uuid),
  since: Instant,
  until: orNull(Instant),
})

export const TerminalShown = Type.Object({
  terminalId: Uuid,
  serial: Type.String(),
  producerId: Uuid,
  producer: Type.String(),
  kind: TerminalKind,
  seats: Type.Integer(),
  softwareBuild: orNull(Type.String()),
  certificate: orNull(Type.String()),
  /** Null: in the store. */
  place: orNull(TerminalPlace),
  mayBePlayed: Type.Boolean(),
  ...Version,
})
export type TerminalShown = Static<typeof TerminalShown>

export const Assignment = Type.Object({
  terminalId: Uuid,
  serial: Type.String(),
  venueId: Uuid,
  workroomId: orNull(Uuid),
  ...Version,
})

/** Everything ever known of a terminal, superseded versions too; oldest first. */
export const TerminalHistory = Type.Object({
  terminalId: Uuid,
  facts: Type.Array(
    Type.Object({
      serial: Type.String(),
      producer: Type.String(),
      kind: TerminalKind,
      seats: Type.Integer(),
      softwareBuild: orNull(Type.String()),
      certificate: orNull(Type.String()),
      ...Version,
    }),
  ),
  places: Type.Array(Type.Object({ venueId: Uuid, workroomId: orNull(Uuid), ...Version })),
})

/** Hours of a weekday; Monday is 1. A closing time not after the opening time is on the next day. */
export const OpeningInput = {
  venueId: Uuid,
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  opens: ClockTime,
  closes: ClockTime,
  /** First day (by default today), and the first day on which it no longer applies. */
  fromDay: Type.Optional(Day),
  untilDay: Type.Optional(Day),
}
export const OpeningShown = Type.Object({
  openingId: Uuid,
  venueId: Uuid,
  weekday: Type.Integer(),
  opens: Type.String(),
  closes: Type.String(),
  isOverMidnight: Type.Boolean(),
  fromDay: Day,
  untilDay: orNull(Day),
  ...Version,
})
export type OpeningShown = Static<typeof OpeningShown>

/** A special day: other hours, or closed if they are absent. */
export const SpecialOpeningInput = {
  venueId: Uuid,
  day: Day,
  opens: Type.Optional(ClockTime),
  closes: Type.Optional(ClockTime),
  reason: text(200, 1),
}
export const SpecialOpeningShown = Type.Object({
  specialOpeningId: Uuid,
  venueId: Uuid,
  day: Day,
  isClosed: Type.Boolean(),
  opens: orNull(Type.String()),
  closes: orNull(Type.String()),
  reason: Type.String(),
  ...Version,
})
export type SpecialOpeningShown = Static<typeof SpecialOpeningShown>

export const ValidityInput = { thing: ValidThing, thingId: Uuid, decision: text(80, 1), ...Span }
export const ValidityShown = Type.Object({
  validityId: Uuid,
  thing: ValidThing,
  thingId: Uuid,
  decision: Type.String(),
  ...Version,
})
export type ValidityShown = Static<typeof ValidityShown>

export const PartyInput = {
  kind: PartyKind,
  name: text(120, 1),
  companyNumber: Type.Optional(text(40, 1)),
  licenceNumber: Type.Optional(text(80, 1)),
  /** The company of the operator. */
  companyId: Type.Optional(Uuid),
  address: Type.Optional(text(200, 1)),
  phone: Type.Optional(text(20, 1)),
}
export const PartyShown = Type.Object({
  partyId: Uuid,
  kind: PartyKind,
  name: Type.String(),
  companyNumber: orNull(Type.String()),
  licenceNumber: orNull(Type.String()),
  companyId: orNull(Uuid),
  address: orNull(Type.String()),
  phone: orNull(Type.String()),
  ...Version,
})
export type PartyShown = Static<typeof PartyShown>

/** Why a venue opens or closes at an instant: the enumerators OpeningEventTypes and ClosingEventTypes. */
export const OPENING_EVENTS = ['Regular', 'Special', 'Late'] as const
export const CLOSING_EVENTS = ['Regular', 'Special', 'Forced'] as const
export const OpenPeriod = Type.Object({
  /** The day of its begin in the calendar of openings. */
  day: Day,
  opensAt: Instant,
  closesAt: Instant,
  opening: Type.Enum([...OPENING_EVENTS]),
  closing: Type.Enum([...CLOSING_EVENTS]),
})
export type OpenPeriod = Static<typeof OpenPeriod>

/** Maximum number of days in a query of opening times. */
export const OPENING_DAYS_MAX = 62

/** The receipt that finds a written change of a service again. */
export const Receipt = Type.String()

/** Refusals common to all changes of a place. */
export const PLACE_REFUSALS = [
  'ERR_VENUE_NOT_FOUND',
  'ERR_TERMINAL_NOT_FOUND',
  'ERR_WORKROOM_NOT_FOUND',
  'ERR_OPENING_NOT_FOUND',
  'ERR_VALIDITY_NOT_FOUND',
  'ERR_PARTY_NOT_FOUND',
  'ERR_TIMES_NOT_VALID',
  'ERR_TIMES_OVERLAP',
  'ERR_CLOSED_BY_LAW',
  'ERR_VENUE_IN_USE',
  'ERR_TERMINAL_IN_USE',
  'ERR_STATIC_FILE_NOT_FOUND',
] as const
