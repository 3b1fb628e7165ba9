import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { insertAssignmentFacts } from '../facts/assignments.queries.ts'
import { findPlaceId } from '../facts/terminals.queries.ts'
import { findRoomRows } from '../facts/workrooms.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { endThing, writeVersion, type Writer } from '../versions/write-versions.ts'
import { venueAt } from './venue-facts.ts'

export type Placing = { readonly venueId: string | null; readonly workroomId: string | null }
type At = { readonly from: Instant; readonly until?: Instant; readonly now: Instant }

/** Checks that a place exists from an instant on, for as long as the terminal would stand there; null is the store. */
export async function checkPlacing(
  tx: Transaction,
  needs: TopologyNeeds,
  wanted: { readonly venueId?: string | null; readonly workroomId?: string },
  { from, until, now }: At,
): Promise<(Placing & { readonly label: string; readonly until: Instant | undefined }) | undefined> {
  if (wanted.venueId === undefined) return undefined
  if (wanted.venueId === null) return { venueId: null, workroomId: null, label: '', until: undefined }
  const venue = await venueAt(tx, needs, wanted.venueId, { asOf: from, now })
  const rooms = await findRoomRows(tx, [venue.venueId], { asOf: from, knownAt: now })
  const room = rooms.find(({ workroomId }) => workroomId === wanted.workroomId?.toLowerCase())
  if (wanted.workroomId !== undefined && !room) return refuse('ERR_WORKROOM_NOT_FOUND')
  const ends = [until, venue.validUntil, room?.validUntil].flatMap((end) => (end ? [end.getTime()] : []))
  return {
    venueId: venue.venueId,
    workroomId: room?.workroomId ?? null,
    label: [venue.name, ...(room ? [room.name] : [])].join(', '),
    until: ends.length > 0 ? new Date(Math.min(...ends)) : undefined,
  }
}

/** Moves a terminal to a place from an instant on; its previous place ends then. */
export async function placeTerminal(
  tx: Transaction,
  { target }: Pick<TopologyNeeds, 'target'>,
  terminalId: string,
  { venueId, workroomId, from, until }: Placing & { readonly from: Instant; readonly until: Instant | undefined },
  writer: Writer,
): Promise<void> {
  const placeId = (await findPlaceId(tx, target, terminalId)) ?? refuse('ERR_TERMINAL_NOT_FOUND')
  if (venueId === null) {
    await endThing(tx, placeId, from, writer)
    return
  }
  const factsId = newId(writer.at)
  await insertAssignmentFacts(tx, { factsId, terminalId, venueId, workroomId })
  const span = { from, ...(until ? { until } : {}) }
  await writeVersion(tx, { thingId: placeId, factsId, span, claim: `place ${placeId}` }, writer)
}
