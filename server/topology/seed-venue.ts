import type { Querier } from '#server/kernel/index.ts'
import { insertVenue, insertWorkroom } from './workrooms.queries.ts'

export type SeedVenue = Parameters<typeof insertVenue>[1] & {
  readonly workrooms: readonly { readonly id: string; readonly name: string }[]
}

/** Writes a venue with its workrooms. Its ids are given, so that a second time changes nothing. */
export async function seedVenue(db: Querier, { workrooms, ...venue }: SeedVenue): Promise<void> {
  await insertVenue(db, venue)
  for (const room of workrooms) await insertWorkroom(db, { ...room, venueId: venue.id })
}
