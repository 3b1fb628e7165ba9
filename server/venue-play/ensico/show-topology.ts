import { createHash } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { getTopology } from '#contract/ensico/ensico.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenues } from '#server/topology/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { ownVenue } from './by-rfid.ts'

const VERSION_SIGNS = 16

/**
 * The caller's venue, or all of the operator's, with their current terminals. The version is a hash of the response.
 */
export async function showTopology(
  { db, clock, target }: VenuePlayNeeds,
  { query, caller }: Pick<Input<typeof getTopology>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof getTopology>> {
  const wanted = query.venueId === undefined ? caller.venueId : ownVenue(caller, query.venueId)
  const now = clock.now()
  const known = await findVenues(db, { target, now })
  const chosen = known.filter(({ venueId }) => wanted === null || venueId === wanted)
  if (wanted !== null && chosen.length === 0) return refuse('ERR_VENUE_NOT_FOUND', { venueId: wanted })
  const venues: ReplyOf<typeof getTopology>['venues'] = []
  for (const { venueId, name } of chosen) {
    const terminals = await findTerminalsOf(db, { target, venueId, at: now })
    venues.push({
      id: venueId,
      name,
      terminals: terminals.map(({ terminalId: id, serial, kind: gameType, seats }) => ({
        id,
        serial,
        gameType,
        seats,
      })),
    })
  }
  const hash = createHash('sha256').update(JSON.stringify(venues)).digest('hex')
  return { operatorId: target, venues, version: hash.slice(0, VERSION_SIGNS) }
}
