import type { ReplyOf } from '#contract/call.ts'
import type { getHistoryOfTerminal } from '#contract/capi-v1/topology.ts'
import { terminalList } from '#contract/lists/places.ts'
import {
  listTerminals as listTerminalsCall,
  type getTerminal as getTerminalCall,
} from '#contract/onling-v2/topology.ts'
import type { TerminalShown } from '#contract/shapes/places.ts'
import { idOfCursor, makeWholeList, pageLimit, pageOf, refuse, type Input, type Page } from '#server/kernel/index.ts'
import { findAssignmentRows, type AssignmentRow } from '../facts/assignments.queries.ts'
import { findTerminalRows, type TerminalRow } from '../facts/terminals.queries.ts'
import { findValidityRows } from '../facts/validities.queries.ts'
import { findVenueRows, WHOLE_LIST } from '../facts/venues.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { momentOf, shownVersion, type Moment } from '../versions/moment.ts'
import type { Listed } from './show-venues.ts'

type Of = { readonly venueId: string | null; readonly terminalId?: string | null; readonly inStore?: boolean }

/** Terminals as of an instant: all of the brand, those of a venue or of the store, or one. */
export async function listTerminals(
  needs: TopologyNeeds,
  asked: Listed,
  { venueId, terminalId = null, inStore = false }: Of,
): Promise<Page<TerminalShown>> {
  const { db, clock, target } = needs
  const limit = pageLimit(asked.limit)
  const moment = momentOf(asked, clock.now())
  const of = { target, terminalId, venueId, inStore, after: idOfCursor(asked.cursor), limit: limit + 1 }
  const { rows, nextCursor } = pageOf(await findTerminalRows(db, of, moment), limit, (row) => row.terminalId)
  return { rows: await showRows(needs, rows, moment), nextCursor }
}

/** Terminals as of an instant, as a list of the back office. */
export const terminalsListed = (needs: TopologyNeeds) =>
  makeWholeList({
    list: terminalList,
    call: listTerminalsCall,
    keyOf: ({ terminalId }) => terminalId,
    read: async ({ venueId = null, inStore = false, words = '', ...asked }, { venues }) => {
      const moment = momentOf(asked, needs.clock.now())
      const of = { target: needs.target, terminalId: null, venueId, inStore, ...WHOLE_LIST }
      const rows = await showRows(needs, await findTerminalRows(needs.db, of, moment), moment)
      return rows.filter((terminal) => hasWords(terminal, words) && standsAt(terminal, venues?.['places.read']))
    },
  })

/** Staff of venues see only terminals that stand at their venues at that time, none in the store. */
const standsAt = ({ place }: TerminalShown, venueIds: readonly string[] | undefined): boolean =>
  venueIds === undefined || (place !== null && venueIds.includes(place.venueId))

function hasWords({ serial, producer, softwareBuild, certificate, place }: TerminalShown, words: string): boolean {
  const text = [serial, producer, softwareBuild, certificate, place?.venueName].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** One terminal for a member of staff, if they may see it. */
export async function showTerminalTo(
  needs: TopologyNeeds,
  { query, caller }: Pick<Input<typeof getTerminalCall>, 'query' | 'caller'>,
): Promise<TerminalShown> {
  const shown = await showTerminal(needs, query.terminalId, query)
  return standsAt(shown, caller.venues?.['places.read']) ? shown : refuse('ERR_TERMINAL_NOT_FOUND')
}

/** One terminal; with a venue, only if it stands there then. */
export async function showTerminal(
  needs: TopologyNeeds,
  terminalId: string,
  asked: Pick<Listed, 'asOf' | 'knownAt'>,
  venueId: string | null = null,
): Promise<TerminalShown> {
  const [shown] = (await listTerminals(needs, { ...asked, limit: 1 }, { venueId, terminalId })).rows
  return shown ?? refuse('ERR_TERMINAL_NOT_FOUND')
}

async function showRows(
  { db, target }: TopologyNeeds,
  rows: readonly TerminalRow[],
  moment: Moment,
): Promise<TerminalShown[]> {
  const terminalIds = rows.map(({ terminalId }) => terminalId)
  const [places, validities, venues] = await Promise.all([
    findAssignmentRows(db, { terminalIds, venueId: null }, moment),
    findValidityRows(db, { target, thingIds: terminalIds, validityId: null }, moment),
    findVenueRows(db, { target, venueId: null, ...WHOLE_LIST }, moment),
  ])
  const nameOf = (venueId: string) => venues.find((venue) => venue.venueId === venueId)?.name ?? ''
  return rows.map((row) => {
    const place = places.find(({ terminalId }) => terminalId === row.terminalId)
    return {
      terminalId: row.terminalId,
      serial: row.serial,
      producerId: row.producerId,
      producer: row.producer ?? '',
      kind: row.kind,
      seats: row.seats,
      softwareBuild: row.softwareBuild,
      certificate: row.certificate,
      place: place ? placeShown(place, nameOf) : null,
      mayBePlayed: validities.some(({ terminalId }) => terminalId === row.terminalId),
      ...shownVersion(row),
    }
  })
}

function placeShown({ venueId, workroomId, validFrom, validUntil }: AssignmentRow, nameOf: (id: string) => string) {
  return {
    venueId,
    venueName: nameOf(venueId),
    workroomId,
    since: validFrom.toISOString(),
    until: validUntil?.toISOString() ?? null,
  }
}

/**
 * All versions ever known of a terminal and of its places; a venue gets them if the terminal ever stood there, with
 * only the places at it.
 */
export async function showHistory(
  { db, target }: TopologyNeeds,
  terminalId: string,
  venueId: string | null,
): Promise<ReplyOf<typeof getHistoryOfTerminal>> {
  const ever = { asOf: null, knownAt: null }
  const of = { target, terminalId, venueId, ...WHOLE_LIST }
  const facts = await findTerminalRows(db, of, ever)
  if (facts.length === 0) return refuse('ERR_TERMINAL_NOT_FOUND')
  const places = await findAssignmentRows(db, { terminalIds: [terminalId], venueId }, ever)
  return {
    terminalId: facts[0]?.terminalId ?? terminalId,
    facts: facts.map((row) => ({
      serial: row.serial,
      producer: row.producer ?? '',
      kind: row.kind,
      seats: row.seats,
      softwareBuild: row.softwareBuild,
      certificate: row.certificate,
      ...shownVersion(row),
    })),
    places: places.map((row) => ({ venueId: row.venueId, workroomId: row.workroomId, ...shownVersion(row) })),
  }
}
