import type { VenueWrite } from '#contract/shapes/places.ts'
import { newId, refuse, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findVenueRows, insertVenueFacts, WHOLE_LIST, type VenueFacts, type VenueRow } from '../facts/venues.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { writeVersion, type Writer } from '../versions/write-versions.ts'
import type { Values } from './plan.ts'

type Photo = Pick<VenueFacts, 'photoName' | 'photoVersion' | 'photoWidth' | 'photoHeight'>
export const NO_PHOTO: Photo = { photoName: null, photoVersion: null, photoWidth: null, photoHeight: null }

/** The requested photo in its newest version; if none is requested, the present one. */
export async function photoOf(
  tx: Transaction,
  { findPhoto }: Pick<TopologyNeeds, 'findPhoto'>,
  { photo }: VenueWrite,
  present?: VenueRow,
): Promise<Photo> {
  if (photo === undefined) return present ?? NO_PHOTO
  if (photo === null) return NO_PHOTO
  const found = await findPhoto(tx, photo)
  if (!found) return refuse('ERR_STATIC_FILE_NOT_FOUND', { field: 'photo' })
  const { version, widthPx, heightPx } = found
  return { photoName: photo, photoVersion: version, photoWidth: widthPx, photoHeight: heightPx }
}

export function factsOf(wanted: VenueWrite, photo: Photo): VenueFacts {
  const { kind, name, street, town, postCode, latitude, longitude, licenceDecision, phone } = wanted
  if ((latitude === undefined) !== (longitude === undefined)) refuse('ERR_TIMES_NOT_VALID', { field: 'longitude' })
  return {
    kind,
    name: name.trim(),
    street: street.trim(),
    town: town.trim(),
    postCode,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    licenceDecision: licenceDecision ?? null,
    phone: phone ?? null,
    photoName: photo.photoName,
    photoVersion: photo.photoVersion,
    photoWidth: photo.photoWidth,
    photoHeight: photo.photoHeight,
  }
}

export function valuesOf({
  kind,
  name,
  street,
  town,
  postCode,
  latitude,
  longitude,
  licenceDecision,
  phone,
  photoName,
  photoVersion,
}: VenueFacts) {
  const position = latitude === null || longitude === null ? null : `${latitude} ${longitude}`
  const photo = photoName === null ? null : `${photoName} v${photoVersion}`
  return { kind, name, street, town, postCode, position, licenceDecision, phone, photo } satisfies Values
}

/** The venue at an instant, as known now; refuses one that does not exist then. */
export async function venueAt(
  db: Querier,
  { target }: Pick<TopologyNeeds, 'target'>,
  venueId: string,
  at: { readonly asOf: Instant; readonly now: Instant },
): Promise<VenueRow> {
  const of = { target, venueId, ...WHOLE_LIST }
  const [row] = await findVenueRows(db, of, { asOf: at.asOf, knownAt: at.now })
  return row ?? refuse('ERR_VENUE_NOT_FOUND', { venueId })
}

/** The venue at some instant of a period, as known now; refuses one that does not exist in it. */
export async function venueWithin(
  db: Querier,
  { target }: Pick<TopologyNeeds, 'target'>,
  venueId: string,
  { from, until, now }: { readonly from: Instant; readonly until: Instant | null; readonly now: Instant },
): Promise<VenueRow> {
  const rows = await findVenueRows(db, { target, venueId, ...WHOLE_LIST }, { asOf: null, knownAt: now })
  const row = rows.find(
    ({ validFrom, validUntil }) => (until === null || validFrom < until) && (validUntil === null || validUntil > from),
  )
  return row ?? refuse('ERR_VENUE_NOT_FOUND', { venueId })
}

export async function writeVenueFacts(
  tx: Transaction,
  target: string,
  {
    venueId,
    facts,
    span,
  }: {
    readonly venueId: string
    readonly facts: VenueFacts
    readonly span: { readonly from: Instant; readonly until?: Instant }
  },
  writer: Writer,
): Promise<void> {
  const factsId = newId(writer.at)
  await insertVenueFacts(tx, { factsId, venueId, ...facts })
  const claim = `venue ${target} ${facts.name.toLowerCase()} ${facts.town.toLowerCase()}` as const
  await writeVersion(tx, { thingId: venueId, factsId, span, claim }, writer)
}
