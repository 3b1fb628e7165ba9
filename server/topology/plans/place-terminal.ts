import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { findAssignmentRows, insertAssignmentFacts } from '../facts/assignments.queries.ts'
import { findPlaceId } from '../facts/terminals.queries.ts'
import { findVenueRows, WHOLE_LIST } from '../facts/venues.queries.ts'
import { findRoomRows } from '../facts/workrooms.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { removePeriod, writeVersion, type Writer } from '../versions/write-versions.ts'
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
  if (until && until <= from) return refuse('ERR_TIMES_NOT_VALID', { field: 'until' })
  if (wanted.venueId === null) return { venueId: null, workroomId: null, label: '', until }
  const venue = await venueAt(tx, needs, wanted.venueId, { asOf: from, now })
  const rooms = await findRoomRows(tx, [venue.venueId], { asOf: from, knownAt: now })
  const room = rooms.find(({ workroomId }) => workroomId === wanted.workroomId?.toLowerCase())
  if (wanted.workroomId !== undefined && !room) return refuse('ERR_WORKROOM_NOT_FOUND')
  const ends = [until, venue.validUntil, room?.validUntil].flatMap((end) => (end ? [end.getTime()] : []))
  return {
    venueId: venue.venueId,
    workroomId: room?.workroomId ?? null,
    label: labelOf(venue.name, room?.name),
    until: ends.length > 0 ? new Date(Math.min(...ends)) : undefined,
  }
}

/** Where terminals stand at an instant, by id; no entry for those in the store. Written like the label of a new place. */
export async function placeLabels(
  tx: Transaction,
  { target }: Pick<TopologyNeeds, 'target'>,
  terminalIds: readonly string[],
  moment: { readonly asOf: Instant; readonly knownAt: Instant },
): Promise<ReadonlyMap<string, string>> {
  const stays = await findAssignmentRows(tx, { terminalIds, venueId: null }, moment)
  const rooms = await findRoomRows(tx, [...new Set(stays.map(({ venueId }) => venueId))], moment)
  const venues = await findVenueRows(tx, { target, venueId: null, ...WHOLE_LIST }, moment)
  return new Map(
    stays.map(({ terminalId, venueId, workroomId }) => {
      const venue = venues.find((one) => one.venueId === venueId)
      const room = rooms.find((one) => one.workroomId === workroomId)
      return [terminalId, labelOf(venue?.name ?? venueId, room?.name)] as const
    }),
  )
}

const labelOf = (venue: string, room: string | undefined) => [venue, ...(room === undefined ? [] : [room])].join(', ')

/**
 * Moves a terminal to a place from an instant on; its previous place ends then. In the store it stays until the given end; without one, every later
 * place ends.
 */
export async function placeTerminal(
  tx: Transaction,
  { target }: Pick<TopologyNeeds, 'target'>,
  terminalId: string,
  { venueId, workroomId, from, until }: Placing & { readonly from: Instant; readonly until: Instant | undefined },
  writer: Writer,
): Promise<void> {
  const placeId = (await findPlaceId(tx, target, terminalId)) ?? refuse('ERR_TERMINAL_NOT_FOUND')
  if (venueId === null) {
    await removePeriod(tx, placeId, { from, until: until ?? null }, writer)
    return
  }
  const factsId = newId(writer.at)
  await insertAssignmentFacts(tx, { factsId, terminalId, venueId, workroomId })
  const span = { from, ...(until ? { until } : {}) }
  await writeVersion(tx, { thingId: placeId, factsId, span, claim: `place ${placeId}` }, writer)
}
