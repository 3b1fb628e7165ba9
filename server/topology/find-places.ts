import type { VenueKind } from '#contract/shapes/places.ts'
import type { Instant, Querier } from '#server/kernel/index.ts'
import { findVenueRows, WHOLE_LIST } from './facts/venues.queries.ts'
import { findWorkrooms, type Workroom } from './facts/workrooms.queries.ts'

export type Venue = {
  readonly venueId: string
  readonly kind: VenueKind
  readonly name: string
  readonly town: string
}

type Of = { readonly target: string; readonly now: Instant }

/** Present venues of a brand, by name. */
export async function findVenues(db: Querier, { target, now }: Of): Promise<Venue[]> {
  const rows = await findVenueRows(db, { target, venueId: null, ...WHOLE_LIST }, { asOf: now, knownAt: now })
  return rows
    .map(({ venueId, kind, name, town }) => ({ venueId, kind, name, town }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

export async function findVenue(db: Querier, { target, now }: Of, venueId: string): Promise<Venue | undefined> {
  const [row] = await findVenueRows(db, { target, venueId, ...WHOLE_LIST }, { asOf: now, knownAt: now })
  return row && { venueId: row.venueId, kind: row.kind, name: row.name, town: row.town }
}

export async function findWorkroom(db: Querier, of: Of, workroomId: string): Promise<Workroom | undefined> {
  const [room] = await findWorkrooms(db, { ...of, workroomId })
  return room
}
