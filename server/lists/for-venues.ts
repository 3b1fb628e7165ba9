import type { Database, ListQuestion, ListReader, ListSource } from '#server/kernel/index.ts'
import { findKnownAt } from '#server/players/index.ts'

/** The same lists for staff of venues: of a player of none of their venues they are empty (decision 0195). */
export function forVenues(
  db: Database,
  sources: Readonly<Record<string, ListSource>>,
): Readonly<Record<string, ListSource>> {
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, forVenuesOf(db, source)]))
}

function forVenuesOf(db: Database, source: ListSource): ListSource {
  const mayRead = async ({ playerId }: ListQuestion, { venues }: ListReader): Promise<boolean> => {
    const venueIds = venues?.[source.of.list.permission]
    if (!venueIds || typeof playerId !== 'number') return true
    return (await findKnownAt(db, { playerIds: [playerId], venueIds })).size > 0
  }
  return {
    ...source,
    page: async (question, reader, options) =>
      (await mayRead(question, reader)) ? source.page(question, reader, options) : { rows: [], nextCursor: null },
    totals: async (question, reader) =>
      (await mayRead(question, reader)) ? source.totals(question, reader) : { count: 0, isMore: false, sums: [] },
    count: async (question, reader) => ((await mayRead(question, reader)) ? source.count(question, reader) : 0),
  }
}
