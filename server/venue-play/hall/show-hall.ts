import type { ReplyOf } from '#contract/call.ts'
import type { getHall } from '#contract/play-v1/staff-hall.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { countsAt, refuse, type StaffCaller } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { countPeople, countVisits, findIncidents, findTaken } from './hall.queries.ts'

const DAY_MS = 86_400_000
const INCIDENTS_MAX = 50

/** The live view of a venue: taken terminals, today's visits, and incidents to look at. */
export async function showHall(
  { db, clock, target, timeZone }: Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'timeZone'>,
  { venueId, caller }: { readonly venueId: string; readonly caller: Pick<StaffCaller, 'venues'> },
): Promise<ReplyOf<typeof getHall>> {
  const now = clock.now()
  const id = venueId.toLowerCase()
  const isTheirs = countsAt(caller, 'places.read', id)
  if (!isTheirs || !(await findVenue(db, { target, now }, id))) return refuse('ERR_VENUE_NOT_FOUND')
  const terminals = await findTerminalsOf(db, { target, venueId: id, at: now })
  const today = { venueId: id, day: dayOf(timeZone, now), timeZone }
  const [taken, hours, people, incidents] = await Promise.all([
    findTaken(
      db,
      terminals.map(({ terminalId }) => terminalId),
    ),
    countVisits(db, today),
    countPeople(db, today),
    findIncidents(db, { venueId: id, since: new Date(now.getTime() - DAY_MS), limit: INCIDENTS_MAX }),
  ])
  const serialOf = (terminalId: string) => terminals.find((one) => one.terminalId === terminalId)?.serial ?? ''
  return {
    at: now.toISOString(),
    terminals: terminals
      .map(({ terminalId, serial, kind, seats }) => {
        const row = taken.find((one) => one.terminalId === terminalId)
        return {
          terminalId,
          serial,
          kind,
          seats,
          taken: row?.taken ?? 0,
          since: row?.since.toISOString() ?? null,
          lastAt: row?.lastAt.toISOString() ?? null,
        }
      })
      .toSorted((one, other) => one.serial.localeCompare(other.serial, undefined, { numeric: true })),
    attendance: { visits: hours.reduce((sum, { visits }) => sum + visits, 0), people, hours },
    incidents: incidents.map((row) => ({
      incidentId: row.id,
      serial: serialOf(row.terminalId),
      at: row.at.toISOString(),
      reason: row.reason,
    })),
  }
}
