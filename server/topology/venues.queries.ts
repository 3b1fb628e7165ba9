import { sql, type Querier } from '#server/kernel/index.ts'

export type Venue = { readonly venueId: string; readonly name: string; readonly town: string }

/** Venues of a brand, by name. */
export async function findVenues(db: Querier, target: string): Promise<Venue[]> {
  return db.query<Venue>(sql`
    select id as venue_id, name, town from topology.venue where target = ${target} order by name, id`)
}

export async function findVenue(db: Querier, target: string, venueId: string): Promise<Venue | undefined> {
  const rows = await db.query<Venue>(sql`
    select id as venue_id, name, town from topology.venue where target = ${target} and id = ${venueId}`)
  return rows[0]
}

/** Do these words name a venue, of whichever brand: by its number, or beginning with its name? */
export async function isNameOfVenue(db: Querier, words: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from topology.venue
     where id::text = lower(${words}) or starts_with(lower(${words}), lower(name)) limit 1`)
  return rows.length > 0
}
