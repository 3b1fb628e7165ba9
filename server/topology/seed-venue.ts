import type { VenueKind } from '#contract/shapes/places.ts'
import { newId, type Instant, type Querier } from '#server/kernel/index.ts'
import { insertVenue, insertVenueFacts } from './facts/venues.queries.ts'
import { insertWorkroom, insertWorkroomFacts } from './facts/workrooms.queries.ts'
import { NO_PHOTO } from './plans/venue-facts.ts'
import { insertVersion } from './versions/versions.queries.ts'
import { WHOLE_CLAIM } from './versions/write-versions.ts'

export type SeedVenue = {
  readonly id: string
  readonly target: string
  readonly kind: VenueKind
  readonly name: string
  readonly street: string
  readonly town: string
  readonly postCode: string
  readonly workrooms: readonly { readonly id: string; readonly name: string }[]
}

/** Since when a venue is there of which nobody says it. */
const ALWAYS = new Date('2000-01-01T00:00:00Z')

/** Writes a venue with its workrooms. Its ids are given, so that a second time changes nothing. */
export async function seedVenue(db: Querier, venue: SeedVenue, since: Instant = ALWAYS): Promise<void> {
  const { id, target, workrooms, kind, name, street, town, postCode } = venue
  const version = { validFrom: since, validUntil: null, knownFrom: since, slot: WHOLE_CLAIM, writtenBy: 'seed' }
  if (await insertVenue(db, id, target)) {
    const factsId = newId(since)
    const nothing = { latitude: null, longitude: null, licenceDecision: null, phone: null, ...NO_PHOTO }
    await insertVenueFacts(db, { factsId, venueId: id, kind, name, street, town, postCode, ...nothing })
    const claim = `venue ${target} ${name.toLowerCase()} ${town.toLowerCase()}`
    await insertVersion(db, { ...version, versionId: newId(since), thingId: id, factsId, claim })
  }
  for (const room of workrooms) {
    if (!(await insertWorkroom(db, room.id, id))) continue
    const factsId = newId(since)
    await insertWorkroomFacts(db, { factsId, workroomId: room.id, name: room.name })
    const claim = `workroom ${id} ${room.name}`
    await insertVersion(db, { ...version, versionId: newId(since), thingId: room.id, factsId, claim })
  }
}
