import type { VenueWrite } from '#contract/shapes/places.ts'
import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { findAssignmentRows } from '../facts/assignments.queries.ts'
import { findRoomRows, insertWorkroom, insertWorkroomFacts } from '../facts/workrooms.queries.ts'
import { endThing, writeVersion, type Writer } from '../versions/write-versions.ts'

type Wanted = NonNullable<VenueWrite['workrooms']>
type At = { readonly venueId: string; readonly from: Instant; readonly now: Instant }

export type RoomsPlan = {
  readonly before: string
  readonly after: string
  readonly write: (venueId: string, writer: Writer) => Promise<void>
}

/** Rooms of a venue from an instant on: renamed, added, ended. A room with terminals cannot end. */
export async function planRooms(tx: Transaction, wanted: Wanted, { venueId, from, now }: At): Promise<RoomsPlan> {
  const present = await findRoomRows(tx, [venueId], { asOf: from, knownAt: now })
  const kept = wanted.map(({ workroomId, name }) => ({ workroomId: workroomId?.toLowerCase(), name: name.trim() }))
  for (const { workroomId } of kept)
    if (workroomId !== undefined && !present.some((room) => room.workroomId === workroomId))
      refuse('ERR_WORKROOM_NOT_FOUND', { workroomId })
  const ended = present.filter((room) => !kept.some(({ workroomId }) => workroomId === room.workroomId))
  await refuseUsedRooms(
    tx,
    ended.map(({ workroomId }) => workroomId),
    { venueId, from, now },
  )
  const isNew = ({ workroomId, name }: (typeof kept)[number]) =>
    !present.some((room) => room.workroomId === workroomId && room.name === name)
  return {
    before: present.map(({ name }) => name).join(', '),
    after: kept
      .map(({ name }) => name)
      .toSorted()
      .join(', '),
    write: async (ofVenue, writer) => {
      for (const { workroomId } of ended) await endThing(tx, workroomId, from, writer)
      for (const room of kept.filter(isNew)) await writeRoom(tx, ofVenue, { ...room, from }, writer)
    },
  }
}

async function refuseUsedRooms(tx: Transaction, ended: readonly string[], { venueId, from, now }: At): Promise<void> {
  const stays = await findAssignmentRows(tx, { terminalIds: null, venueId }, { asOf: null, knownAt: now })
  const inUse = stays.some(
    ({ workroomId, validUntil }) =>
      workroomId !== null && ended.includes(workroomId) && (validUntil === null || validUntil > from),
  )
  if (inUse) refuse('ERR_VENUE_IN_USE', { because: 'terminals' })
}

export async function writeRoom(
  tx: Transaction,
  venueId: string,
  room: { readonly workroomId?: string | undefined; readonly name: string; readonly from: Instant },
  writer: Writer,
): Promise<void> {
  const { name, from } = room
  const workroomId = room.workroomId ?? newId(writer.at)
  if (room.workroomId === undefined) await insertWorkroom(tx, workroomId, venueId)
  const factsId = newId(writer.at)
  await insertWorkroomFacts(tx, { factsId, workroomId, name })
  await writeVersion(tx, { thingId: workroomId, factsId, span: { from }, claim: `workroom ${venueId} ${name}` }, writer)
}
