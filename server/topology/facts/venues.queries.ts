import type { AddressMatch } from '#contract/shapes/addresses.ts'
import type { VenueKind } from '#contract/shapes/places.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'

export type VenueFacts = {
  readonly kind: VenueKind
  readonly name: string
  readonly street: string
  readonly town: string
  readonly postCode: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly licenceDecision: string | null
  readonly phone: string | null
  /** All null if it has none. */
  readonly photoName: string | null
  readonly photoVersion: number | null
  readonly photoWidth: number | null
  readonly photoHeight: number | null
}
export type VenueRow = VersionRow &
  VenueFacts & {
    readonly venueId: string
    /** The answer of the register about this address; null: not asked yet. */
    readonly addressMatch: Exclude<AddressMatch, 'UNKNOWN'> | null
    readonly addressAskedAt: Instant | null
  }

export type PageOf = { readonly after: string | null; readonly limit: number | null }
export const WHOLE_LIST: PageOf = { after: null, limit: null }

/** Venues of a brand by their ids; one version of each if the moment has an instant. */
export async function findVenueRows(
  db: Querier,
  of: { readonly target: string; readonly venueId: string | null } & PageOf,
  moment: Moment,
): Promise<VenueRow[]> {
  return db.query<VenueRow>(sql`
    select ${versionColumns}, f.venue_id, f.kind, f.name, f.street, f.town, f.post_code, f.latitude, f.longitude,
           f.licence_decision, f.phone, f.photo_name, f.photo_version, f.photo_width, f.photo_height,
           p.match as address_match, p.asked_at as address_asked_at
      from topology.version h
      join topology.venue_facts f on f.facts_id = h.facts_id
      left join topology.address_proof p on p.facts_id = f.facts_id
      join topology.venue v on v.id = f.venue_id
     where v.target = ${of.target} and (${of.venueId}::uuid is null or v.id = ${of.venueId}::uuid)
       and (${of.after}::uuid is null or v.id > ${of.after}::uuid) and ${holdsAt(moment)}
     order by v.id, h.valid_from, h.known_from limit ${of.limit}::integer`)
}

export async function insertVenue(tx: Querier, venueId: string, target: string): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into topology.venue (id, target) values (${venueId}, ${target}) on conflict (id) do nothing returning id`)
  return rows.length > 0
}

export async function insertVenueFacts(
  tx: Querier,
  { factsId, venueId, ...facts }: VenueFacts & { readonly factsId: string; readonly venueId: string },
): Promise<void> {
  await tx.query(sql`
    insert into topology.venue_facts (facts_id, venue_id, kind, name, street, town, post_code, latitude, longitude,
                                      licence_decision, phone, photo_name, photo_version, photo_width, photo_height)
    values (${factsId}, ${venueId}, ${facts.kind}, ${facts.name}, ${facts.street}, ${facts.town}, ${facts.postCode},
            ${facts.latitude}, ${facts.longitude}, ${facts.licenceDecision}, ${facts.phone}, ${facts.photoName},
            ${facts.photoVersion}, ${facts.photoWidth}, ${facts.photoHeight})`)
}

/** Whether a present or planned venue shows a file as its photo. */
export async function isPhotoOfVenue(
  db: Querier,
  { target, name, at }: { readonly target: string; readonly name: string; readonly at: Instant },
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from topology.venue_facts f
      join topology.venue v on v.id = f.venue_id join topology.version h on h.facts_id = f.facts_id
     where v.target = ${target} and f.photo_name = ${name} and h.known_until is null
       and (h.valid_until is null or h.valid_until > ${at}) limit 1`)
  return rows.length > 0
}

/** Whether a text names a known venue, of any brand and time: by its number, or by beginning with its name. */
export async function isNameOfVenue(db: Querier, words: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from topology.venue_facts f join topology.version h on h.facts_id = f.facts_id
     where h.known_until is null
       and (f.venue_id::text = lower(${words}) or starts_with(lower(${words}), lower(f.name))) limit 1`)
  return rows.length > 0
}

export type NamedVenue = {
  readonly venueId: string
  readonly target: string
  readonly name: string
  readonly town: string
}

/** Some venues of any brand and time, with their latest known facts. */
export async function findNamesOfVenues(db: Querier, venueIds: readonly string[]): Promise<NamedVenue[]> {
  return db.query<NamedVenue>(sql`
    select distinct on (v.id) v.id as venue_id, v.target, coalesce(f.name, v.id::text) as name, coalesce(f.town, '') as town
      from topology.venue v left join topology.venue_facts f on f.venue_id = v.id
           left join topology.version h on h.facts_id = f.facts_id
     where v.id = any(${[...venueIds]}::uuid[]) order by v.id, h.known_from desc, h.valid_from desc`)
}

/** Things that end with a venue: its rooms, openings, special openings and validities. */
export async function findThingsOfVenue(tx: Transaction, venueId: string): Promise<{ readonly thingId: string }[]> {
  return tx.query<{ readonly thingId: string }>(sql`
    select distinct h.thing_id from topology.version h
     where h.known_until is null and (
       h.facts_id in (select facts_id from topology.opening_facts where venue_id = ${venueId})
       or h.facts_id in (select facts_id from topology.special_opening_facts where venue_id = ${venueId})
       or h.facts_id in (select facts_id from topology.validity_facts where venue_id = ${venueId})
       or h.facts_id in (select f.facts_id from topology.workroom_facts f join topology.workroom r on r.id = f.workroom_id
                          where r.venue_id = ${venueId}))`)
}
