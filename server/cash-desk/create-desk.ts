import type { ReplyOf } from '#contract/call.ts'
import type { createDesk as call } from '#contract/play-v1/staff-cash.ts'
import { countsAt, newId, type Input } from '#server/kernel/index.ts'
import { findVenue } from '#server/topology/index.ts'
import { insertDesk } from './desks.queries.ts'
import type { CashDeskNeeds } from './needs.ts'

/** Creates a desk of a venue with an empty drawer. */
export async function createDesk(
  { db, clock, target, currency }: CashDeskNeeds,
  { body, caller, refuse, subject, changed }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const now = clock.now()
  const venueId = body.venueId.toLowerCase()
  const venue = await findVenue(db, { target, now }, venueId)
  if (!venue || !countsAt(caller, 'cash.manage', venueId))
    return refuse('ERR_VENUE_NOT_FOUND', { venueId: body.venueId })
  const by = { createdAt: now, createdBy: caller.userId, createdByName: caller.name }
  const desk = await insertDesk(db, { id: newId(now), target, venueId, name: body.name.trim(), currency, ...by })
  if (!desk) return refuse('ERR_DESK_NAME_TAKEN', { field: 'name' })
  subject('cash-desk', desk.id, desk.name)
  changed(null, { name: desk.name, venue: venue.name })
  return { deskId: desk.id, venueId, venueName: venue.name, name: desk.name, currency, shift: null }
}
