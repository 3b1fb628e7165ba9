import type { VenueWrite } from '#contract/shapes/places.ts'
import { newId, refuse } from '#server/kernel/index.ts'
import { findAssignmentRows } from '../facts/assignments.queries.ts'
import { findThingsOfVenue, insertVenue } from '../facts/venues.queries.ts'
import { endThing } from '../versions/write-versions.ts'
import { planRooms } from './plan-rooms.ts'
import { shownSpan, spanOf, warningOfPast, type RequestedSpan, type Planner } from './plan.ts'
import { factsOf, photoOf, valuesOf, venueAt, writeVenueFacts } from './venue-facts.ts'

/** A venue that is not there yet. */
export const planNewVenue: Planner<VenueWrite & RequestedSpan> = async (tx, needs, wanted, now) => {
  const { target } = needs
  const facts = factsOf(wanted, await photoOf(tx, needs, wanted))
  const span = spanOf(wanted, now)
  const label = `${facts.name}, ${facts.town}`
  const rooms = await planRooms(tx, wanted.workrooms ?? [], { venueId: newId(now), from: span.from, now })
  return {
    subject: { kind: 'venue', id: label, label },
    before: null,
    after: { ...valuesOf(facts), workrooms: rooms.after, ...shownSpan(wanted) },
    warnings: warningOfPast(span.from, now),
    write: async (writer) => {
      const venueId = newId(writer.at)
      await insertVenue(tx, venueId, target)
      await writeVenueFacts(tx, target, { venueId, facts, span }, writer)
      await rooms.write(venueId, writer)
      return venueId
    },
  }
}

/** Other facts of a venue from a moment on. */
export const planVenueChange: Planner<VenueWrite & RequestedSpan & { readonly venueId: string }> = async (
  tx,
  needs,
  wanted,
  now,
) => {
  const span = spanOf(wanted, now)
  const present = await venueAt(tx, needs, wanted.venueId, { asOf: span.from, now })
  const facts = factsOf(wanted, await photoOf(tx, needs, wanted, present))
  const { venueId } = present
  const rooms = wanted.workrooms && (await planRooms(tx, wanted.workrooms, { venueId, from: span.from, now }))
  return {
    subject: { kind: 'venue', id: venueId, label: `${present.name}, ${present.town}` },
    before: { ...valuesOf(present), ...(rooms ? { workrooms: rooms.before } : {}) },
    after: { ...valuesOf(facts), ...(rooms ? { workrooms: rooms.after } : {}), ...shownSpan(wanted) },
    warnings: warningOfPast(span.from, now),
    write: async (writer) => {
      await writeVenueFacts(tx, needs.target, { venueId, facts, span }, writer)
      await rooms?.write(venueId, writer)
      return venueId
    },
  }
}

/** The end of a venue, with its rooms, openings and validities. Terminals go first, and money that is on its way. */
export const planVenueEnd: Planner<{ readonly venueId: string; readonly from?: string }> = async (
  tx,
  needs,
  wanted,
  now,
) => {
  const { from } = spanOf(wanted, now)
  const present = await venueAt(tx, needs, wanted.venueId, { asOf: from, now })
  const { venueId } = present
  const stays = await findAssignmentRows(tx, { terminalIds: null, venueId }, { asOf: null, knownAt: now })
  const stay = stays.filter(({ validUntil }) => validUntil === null || validUntil > from)
  if (stay.length > 0) refuse('ERR_VENUE_IN_USE', { because: 'terminals', terminals: stay.length })
  if (await needs.hasMoneyAt(tx, venueId)) refuse('ERR_VENUE_IN_USE', { because: 'money' })
  return {
    subject: { kind: 'venue', id: venueId, label: `${present.name}, ${present.town}` },
    before: { isThere: true },
    after: { isThere: false, ...shownSpan(wanted) },
    warnings: ['ends-venue', ...warningOfPast(from, now)],
    write: async (writer) => {
      for (const { thingId } of await findThingsOfVenue(tx, venueId)) await endThing(tx, thingId, from, writer)
      await endThing(tx, venueId, from, writer)
      return venueId
    },
  }
}
