import {
  demandForVenues,
  type Database,
  type ListQuestion,
  type ListReader,
  type ListSource,
} from '#server/kernel/index.ts'
import { findKnownAt } from '#server/players/index.ts'

/**
 * The same lists for staff of venues: a list of a player who is not known at their venues is empty (decision 0220), and
 * a list of more than one player is refused unless its call is declared as bound to venues, or as independent of them
 * (decision 0253).
 */
export function forVenues(
  db: Database,
  sources: Readonly<Record<string, ListSource>>,
): Readonly<Record<string, ListSource>> {
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, forVenuesOf(db, source)]))
}

/** Refuses staff of venues a list of more than one player that is not bound to venues. */
export function demandList(
  { call, of }: ListSource,
  { playerId }: ListQuestion,
  { venues }: Pick<ListReader, 'venues'>,
): void {
  if (venues?.[of.list.permission] && typeof playerId !== 'number') demandForVenues(call)
}

function forVenuesOf(db: Database, source: ListSource): ListSource {
  const mayRead = async (question: ListQuestion, reader: ListReader): Promise<boolean> => {
    demandList(source, question, reader)
    const venueIds = reader.venues?.[source.of.list.permission]
    const { playerId } = question
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
