import type { TerminalWrite } from '#contract/shapes/places.ts'
import { newId, refuse, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findAssignmentRows } from '../facts/assignments.queries.ts'
import { findPlaceId, findTerminalRows, insertTerminal, type TerminalRow } from '../facts/terminals.queries.ts'
import { findValidityRows } from '../facts/validities.queries.ts'
import { WHOLE_LIST } from '../facts/venues.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { endOfChange } from '../versions/split-versions.ts'
import { endThing } from '../versions/write-versions.ts'
import { checkPlacing, placeLabels, placeTerminal } from './place-terminal.ts'
import { changesOf, shownSpan, spanOf, warningOfPast, type RequestedSpan, type Plan, type Planner } from './plan.ts'
import { refuseUsed } from './refuse-used.ts'
import { writeTerminalFacts } from './write-terminal-facts.ts'

type Wanted = TerminalWrite & RequestedSpan & { readonly venueId?: string | null; readonly workroomId?: string }
type Change = Wanted & {
  readonly terminalId: string
  /** The venue where the requester saw it; null is the store. */
  readonly expectedVenueId?: string | null
}

/** A new terminal, at a venue or in the store. */
export const planNewTerminal: Planner<Wanted> = async (tx, needs, wanted, now) => {
  const span = spanOf(wanted, now)
  const place = await checkPlacing(tx, needs, wanted, { ...span, now })
  return {
    subject: { kind: 'terminal', id: wanted.serial, label: wanted.serial },
    before: null,
    after: { ...valuesOf(wanted), terminalPlace: place?.label ?? '', ...shownSpan(wanted) },
    warnings: warningOfPast(span.from, now),
    write: async (writer) => {
      const terminalId = newId(writer.at)
      await insertTerminal(tx, { terminalId, placeId: newId(writer.at), target: needs.target })
      await writeTerminalFacts(tx, needs, { terminalId, facts: wanted, span }, writer)
      if (place && place.venueId !== null)
        await placeTerminal(tx, needs, terminalId, { ...place, from: span.from }, writer)
      return terminalId
    },
  }
}

/**
 * Changes facts of a terminal from an instant on, and its place if one is given. A move with the same facts writes none: those that change
 * within its period stay.
 */
export const planTerminalChange: Planner<Change> = async (tx, needs, wanted, now) => {
  const span = spanOf(wanted, now)
  const present = await terminalAt(tx, needs, wanted.terminalId, { asOf: span.from, now })
  const { terminalId } = present
  const place = await checkPlacing(tx, needs, wanted, { ...span, now })
  if (place)
    await judgeLeaving(tx, needs, terminalId, {
      from: span.from,
      until: place.until,
      now,
      to: place.venueId,
      expected: wanted.expectedVenueId,
    })
  const [before, after] = [valuesOf({ ...present, producer: present.producer ?? '' }), valuesOf(wanted)]
  const isMoveOnly = place !== undefined && changesOf({ before, after }).length === 0
  return {
    subject: { kind: 'terminal', id: terminalId, label: present.serial },
    before: {
      ...before,
      ...(place ? await placeBefore(tx, needs, terminalId, { asOf: span.from, knownAt: now }) : {}),
    },
    after: { ...after, ...(place ? { terminalPlace: place.label } : {}), ...shownSpan(wanted) },
    warnings: warningOfPast(span.from, now),
    write: async (writer) => {
      if (!isMoveOnly) await writeTerminalFacts(tx, needs, { terminalId, facts: wanted, span }, writer)
      if (place) await placeTerminal(tx, needs, terminalId, { ...place, from: span.from }, writer)
      return terminalId
    },
  }
}

/** Changes only the place. `isFromStore`: the caller may move terminals from the store, but none of another venue. */
export const planMove: Planner<{
  readonly terminalId: string
  readonly venueId: string
  readonly workroomId?: string
  readonly from?: string
  readonly isFromStore: boolean
}> = async (tx, needs, wanted, now): Promise<Plan> => {
  const { from } = spanOf(wanted, now)
  const present = await terminalAt(tx, needs, wanted.terminalId, { asOf: from, now })
  const { terminalId } = present
  const place = (await checkPlacing(tx, needs, wanted, { from, now })) ?? refuse('ERR_VENUE_NOT_FOUND')
  const stays = await findAssignmentRows(tx, { terminalIds: [terminalId], venueId: null }, { asOf: null, knownAt: now })
  const foreign = stays.filter(
    ({ venueId, validUntil }) => venueId !== place.venueId && (validUntil === null || validUntil > from),
  )
  // The owner is not disclosed.
  if (wanted.isFromStore && foreign.length > 0) refuse('ERR_TERMINAL_NOT_FOUND')
  await judgeLeaving(tx, needs, terminalId, { from, until: place.until, now, to: place.venueId })
  return {
    subject: { kind: 'terminal', id: terminalId, label: present.serial },
    before: await placeBefore(tx, needs, terminalId, { asOf: from, knownAt: now }),
    after: { terminalPlace: place.label, ...shownSpan(wanted) },
    warnings: warningOfPast(from, now),
    write: async (writer) => {
      await placeTerminal(tx, needs, terminalId, { ...place, from }, writer)
      return terminalId
    },
  }
}

/** Ends a terminal: its place and its validities end. */
export const planTerminalEnd: Planner<{ readonly terminalId: string; readonly from?: string }> = async (
  tx,
  needs,
  wanted,
  now,
) => {
  const { from } = spanOf(wanted, now)
  const { terminalId, serial } = await terminalAt(tx, needs, wanted.terminalId, { asOf: from, now })
  await refuseUsed(tx, needs, terminalId, { from, now })
  const of = { target: needs.target, thingIds: [terminalId], validityId: null }
  const validities = await findValidityRows(tx, of, { asOf: null, knownAt: now })
  return {
    subject: { kind: 'terminal', id: terminalId, label: serial },
    before: { isThere: true, ...(await placeBefore(tx, needs, terminalId, { asOf: from, knownAt: now })) },
    after: { isThere: false, terminalPlace: '', ...shownSpan(wanted) },
    warnings: warningOfPast(from, now),
    write: async (writer) => {
      const placeId = await findPlaceId(tx, needs.target, terminalId)
      const things = [...new Set(validities.map(({ thingId }) => thingId)), ...(placeId ? [placeId] : []), terminalId]
      for (const thingId of things) await endThing(tx, thingId, from, writer)
      return terminalId
    },
  }
}

/** Refuses a move of a terminal that is in use, or that somebody else has moved since the requester saw it. */
async function judgeLeaving(
  tx: Transaction,
  needs: TopologyNeeds,
  terminalId: string,
  at: {
    readonly from: Instant
    readonly until: Instant | undefined
    readonly now: Instant
    readonly to: string | null
    readonly expected?: string | null | undefined
  },
): Promise<void> {
  const { from, until, now, to, expected } = at
  const stays = await findAssignmentRows(tx, { terminalIds: [terminalId], venueId: null }, { asOf: null, knownAt: now })
  const stay = stays.find(
    ({ validFrom, validUntil }) => validFrom <= from && (validUntil === null || validUntil > from),
  )
  const present = stay?.venueId ?? null
  if (expected !== undefined && (expected?.toLowerCase() ?? null) !== present)
    refuse('ERR_TERMINAL_IN_USE', { because: 'moved' })
  // A correction that ends before now leaves the terminal where it stands.
  // What is in the store without an end also leaves a venue to which it was moved later.
  const end = until ?? (to === null ? null : endOfChange(stays, from))
  if (end !== null && end <= now) return
  if (to === null || present !== to) await refuseUsed(tx, needs, terminalId, { from, now })
}

async function terminalAt(
  db: Querier,
  { target }: TopologyNeeds,
  terminalId: string,
  at: { readonly asOf: Instant; readonly now: Instant },
): Promise<TerminalRow> {
  const of = { target, terminalId, venueId: null, ...WHOLE_LIST }
  const [row] = await findTerminalRows(db, of, { asOf: at.asOf, knownAt: at.now })
  return row ?? refuse('ERR_TERMINAL_NOT_FOUND')
}

async function placeBefore(
  tx: Transaction,
  needs: TopologyNeeds,
  terminalId: string,
  moment: { readonly asOf: Instant; readonly knownAt: Instant },
) {
  const labels = await placeLabels(tx, needs, [terminalId], moment)
  return { terminalPlace: labels.get(terminalId) ?? '' }
}

function valuesOf({
  serial,
  producer,
  kind,
  seats,
  softwareBuild,
  certificate,
}: {
  readonly serial: string
  readonly producer: string
  readonly kind: string
  readonly seats: number
  readonly softwareBuild?: string | null
  readonly certificate?: string | null
}) {
  return { serial, producer, kind, seats, softwareBuild: softwareBuild ?? null, certificate: certificate ?? null }
}
