import type { VenueKind } from '#contract/shapes/places.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import { refuse, type Instant, type Querier } from '#server/kernel/index.ts'
import { findAssignmentRows } from './facts/assignments.queries.ts'
import { findTerminalRows, type TerminalRow } from './facts/terminals.queries.ts'
import { findValidityRows } from './facts/validities.queries.ts'
import { findVenueRows, WHOLE_LIST, type VenueRow } from './facts/venues.queries.ts'
import { isOpenAt, periodsOf, type OpeningCalendar } from './hours/open-periods.ts'
import { minuteOfDay } from './hours/clock-minutes.ts'
import type { TopologyNeeds } from './needs.ts'
import { readCalendars } from './show/read-calendars.ts'

type Needs = Pick<TopologyNeeds, 'target' | 'timeZone' | 'closedHours'>
type Place = { readonly venueId: string; readonly terminalId?: string | null; readonly at: Instant }

/** A place where play is permitted at an instant, with its names. */
export type OpenPlace = {
  readonly venueName: string
  readonly venueKind: VenueKind
  readonly serial: string | null
  readonly seats: number
}

const DAYS_AHEAD = 8

/**
 * Refuses a place where play is not permitted now: a venue that does not exist, is closed by its hours or the law, or
 * has no validity, and a terminal that stands elsewhere or whose validity has ended.
 */
export async function judgePlace(needs: Needs, db: Querier, place: Place): Promise<OpenPlace> {
  const { venueId, terminalId = null, at } = place
  const venue = await venueOf(needs, db, place)
  const calendar = (await readCalendars(needs, db, [venueId], at))(venue)
  if (!isOpenAt(calendar, at)) return refuse('ERR_VENUE_CLOSED', closedBy(calendar, at))
  const terminal = terminalId === null ? null : await terminalOf(needs, db, { venueId, terminalId, at })
  const thingIds = [venueId, ...(terminalId === null ? [] : [terminalId])]
  const moment = { asOf: at, knownAt: at }
  const leave = await findValidityRows(db, { target: needs.target, thingIds, validityId: null }, moment)
  if (!leave.some((one) => one.venueId === venueId)) return refuse('ERR_NOT_PLAYABLE_HERE', { thing: 'venue' })
  // A terminal that never had a validity of its own is covered by the venue's; one whose own has ended is not.
  if (terminal && !leave.some((one) => one.terminalId === terminalId) && (await hadLeave(needs, db, place)))
    return refuse('ERR_NOT_PLAYABLE_HERE', { thing: 'terminal' })
  return { venueName: venue.name, venueKind: venue.kind, serial: terminal?.serial ?? null, seats: terminal?.seats ?? 0 }
}

/** Terminals that stand at a venue at an instant. */
export async function findTerminalsOf(
  db: Querier,
  of: { readonly target: string; readonly venueId: string; readonly at: Instant },
): Promise<TerminalRow[]> {
  const moment = { asOf: of.at, knownAt: of.at }
  return findTerminalRows(db, { target: of.target, venueId: of.venueId, terminalId: null, ...WHOLE_LIST }, moment)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The terminal that a text of a venue names, by its id or serial number; null if it names none. The id of a terminal
 * that does not stand there is refused.
 */
export async function findTerminalAt(
  { target }: Pick<TopologyNeeds, 'target'>,
  db: Querier,
  { venueId, words, at }: { readonly venueId: string; readonly words: string; readonly at: Instant },
): Promise<{ readonly terminalId: string; readonly serial: string } | null> {
  const wanted = words.toLowerCase()
  if (wanted === venueId) return null
  const terminals = await findTerminalsOf(db, { target, venueId, at })
  const named = terminals.find(({ terminalId, serial }) => terminalId === wanted || serial.toLowerCase() === wanted)
  return named ?? (UUID.test(wanted) ? refuse('ERR_TERMINAL_NOT_FOUND', { terminalId: words }) : null)
}

/** Whether a terminal ever stood at a venue, in any version: late reports concern earlier times. */
export async function wasEverAt(
  db: Querier,
  { terminalId, venueId }: { readonly terminalId: string; readonly venueId: string },
): Promise<boolean> {
  const stays = await findAssignmentRows(db, { terminalIds: [terminalId], venueId }, { asOf: null, knownAt: null })
  return stays.length > 0
}

async function venueOf({ target }: Needs, db: Querier, { venueId, at }: Place): Promise<VenueRow> {
  const [venue] = await findVenueRows(db, { target, venueId, ...WHOLE_LIST }, { asOf: at, knownAt: at })
  return venue ?? refuse('ERR_VENUE_NOT_FOUND', { venueId })
}

async function terminalOf(
  { target }: Needs,
  db: Querier,
  { venueId, terminalId, at }: { readonly venueId: string; readonly terminalId: string; readonly at: Instant },
): Promise<TerminalRow> {
  const moment = { asOf: at, knownAt: at }
  const [stay] = await findAssignmentRows(db, { terminalIds: [terminalId], venueId }, moment)
  const [row] = stay ? await findTerminalRows(db, { target, terminalId, venueId: null, ...WHOLE_LIST }, moment) : []
  return row ?? refuse('ERR_TERMINAL_NOT_FOUND', { terminalId })
}

async function hadLeave({ target }: Needs, db: Querier, { terminalId = null, at }: Place): Promise<boolean> {
  const of = { target, thingIds: terminalId === null ? [] : [terminalId], validityId: null }
  return (await findValidityRows(db, of, { asOf: null, knownAt: at })).length > 0
}

/** The rule by which the law closes it, and when it opens next. */
function closedBy(calendar: OpeningCalendar, at: Instant): Readonly<Record<string, string | null>> {
  const today = dayOf(calendar.zone, at)
  const next = periodsOf(calendar, today, daysAfter(today, DAYS_AHEAD)).find(({ opensAt }) => opensAt > at)
  const opensAt = next?.opensAt.toISOString() ?? null
  const closed = calendar.closedHours(at)
  const minute = minuteOfDay(calendar.zone, at)
  const isByLaw = closed !== undefined && minute >= closed.fromMinute && minute < closed.untilMinute
  return isByLaw ? { ruleId: closed.ruleId, opensAt } : { opensAt }
}
