import type { ReplyOf } from '#contract/call.ts'
import type { getHall } from '#contract/play-v1/staff-hall.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { countsAt, refuse, type StaffCaller } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'
import { findAboveMax } from '../above-max.queries.ts'
import type { StakeMax, VenuePlayNeeds } from '../needs.ts'
import { countPeople, countVisits, findIncidents, findTaken } from './hall.queries.ts'

const DAY_MS = 86_400_000
const INCIDENTS_MAX = 50

/** The live view of a venue: taken terminals, today's visits, and incidents to look at. */
export async function showHall(
  needs: Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'timeZone' | 'currency' | 'stakeMaxOf'>,
  { venueId, caller }: { readonly venueId: string; readonly caller: Pick<StaffCaller, 'venues'> },
): Promise<ReplyOf<typeof getHall>> {
  const { db, clock, target, timeZone, currency } = needs
  const now = clock.now()
  const id = venueId.toLowerCase()
  const isTheirs = countsAt(caller, 'places.read', id)
  const venue = isTheirs ? await findVenue(db, { target, now }, id) : undefined
  if (!venue) return refuse('ERR_VENUE_NOT_FOUND')
  const terminals = await findTerminalsOf(db, { target, venueId: id, at: now })
  const today = { venueId: id, day: dayOf(timeZone, now), timeZone }
  const recent = { venueId: id, since: new Date(now.getTime() - DAY_MS), limit: INCIDENTS_MAX }
  const [taken, hours, people, ended, above] = await Promise.all([
    findTaken(
      db,
      terminals.map(({ terminalId }) => terminalId),
    ),
    countVisits(db, today),
    countPeople(db, today),
    findIncidents(db, recent),
    findAboveMax(db, recent),
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
    stakeMax: stakeMaxShown(needs.stakeMaxOf(venue.kind, now), currency),
    incidents: [
      ...ended.map(({ id: incidentId, ...row }) => ({ incidentId, knownAt: row.at, stake: null, ...row })),
      ...above.map(({ id: incidentId, recordedAt: knownAt, amountMinor, maxMinor, ruleId, ...row }) => ({
        incidentId,
        knownAt,
        reason: 'stake-above-max' as const,
        stake: { amount: { amountMinor, currency }, max: { amountMinor: maxMinor, currency }, ruleId },
        ...row,
      })),
    ]
      .toSorted((one, other) => other.knownAt.getTime() - one.knownAt.getTime())
      .slice(0, INCIDENTS_MAX)
      .map(({ incidentId, reason, stake, terminalId, at }) => ({
        incidentId,
        reason,
        stake,
        serial: terminalId === null ? '' : serialOf(terminalId),
        at: at.toISOString(),
      })),
  }
}

function stakeMaxShown(max: StakeMax | undefined, currency: Currency): ReplyOf<typeof getHall>['stakeMax'] {
  return max ? { amount: { amountMinor: max.maxMinor, currency }, ruleId: max.ruleId } : null
}
