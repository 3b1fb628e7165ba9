import type { ReplyOf } from '#contract/call.ts'
import type { getHall } from '#contract/play-v1/staff-hall.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { AGENT_SILENT_MS } from '#contract/shapes/venue-play.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { countsAt, refuse, type Instant, type StaffCaller } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'
import { findReturnedAt } from '../credit/credit-closings.queries.ts'
import { findCreditAt } from '../credit/credit-left.queries.ts'
import { findAboveMax, type FactAboveMaxRow } from '../above-max.queries.ts'
import type { LawMax, VenuePlayNeeds } from '../needs.ts'
import { findAgents, type AgentRow } from './agents.queries.ts'
import { countPeople, countVisits, findIncidents, findTaken } from './hall.queries.ts'

const DAY_MS = 86_400_000
/** How long an agent that reports no more is shown. */
const AGENT_DAYS = 7
const INCIDENTS_MAX = 50
/** How long credit that was given back after staff had closed it is shown. */
const RETURNED_DAYS = 30

const NO_MONEY = { stake: null, win: null, credit: null }

/** The live view of a venue: taken terminals, today's visits, agents, and incidents to look at. */
export async function showHall(
  needs: Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'timeZone' | 'currency' | 'maxOf'>,
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
  const [taken, hours, people, agents, ended, stakes, wins, credits, returned] = await Promise.all([
    findTaken(
      db,
      terminals.map(({ terminalId }) => terminalId),
    ),
    countVisits(db, today),
    countPeople(db, today),
    findAgents(db, id, new Date(now.getTime() - AGENT_DAYS * DAY_MS)),
    findIncidents(db, recent),
    findAboveMax(db, 'stake', recent),
    findAboveMax(db, 'win', recent),
    findCreditAt(db, recent),
    findReturnedAt(db, { ...recent, since: new Date(now.getTime() - RETURNED_DAYS * DAY_MS) }),
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
    stakeMax: maxShown(needs.maxOf('stake', venue.kind, now), currency),
    winMax: maxShown(needs.maxOf('win', venue.kind, now), currency),
    agents: agents.map((agent) => agentShown(agent, now)),
    incidents: incidentsShown({ ended, stakes, wins, credits, returned }, currency).map(
      ({ id: incidentId, reason, stake, win, credit, terminalId, at }) => ({
        incidentId,
        reason,
        stake,
        win,
        credit,
        serial: terminalId === null ? '' : serialOf(terminalId),
        at: at.toISOString(),
      }),
    ),
  }
}

type Incidents = {
  readonly ended: Awaited<ReturnType<typeof findIncidents>>
  readonly stakes: readonly FactAboveMaxRow[]
  readonly wins: readonly FactAboveMaxRow[]
  readonly credits: Awaited<ReturnType<typeof findCreditAt>>
  readonly returned: Awaited<ReturnType<typeof findReturnedAt>>
}

/** Newest first. What somebody has to close is shown however many others there are. */
function incidentsShown({ ended, stakes, wins, credits, returned }: Incidents, currency: Currency) {
  const creditShown = ({ amountMinor }: { readonly amountMinor: number }) => ({ amountMinor, currency })
  const newestFirst = (one: { readonly recordedAt: Instant }, other: { readonly recordedAt: Instant }) =>
    other.recordedAt.getTime() - one.recordedAt.getTime()
  const recent = [
    ...ended.map((row) => ({ ...row, ...NO_MONEY, recordedAt: row.at })),
    ...stakes.map((row) => ({
      ...row,
      ...NO_MONEY,
      reason: 'stake-above-max' as const,
      stake: aboveMaxShown(row, currency),
    })),
    ...wins.map((row) => ({
      ...row,
      ...NO_MONEY,
      reason: 'win-above-max' as const,
      win: aboveMaxShown(row, currency),
    })),
    ...returned.map((row) => ({
      ...row,
      ...NO_MONEY,
      reason: 'credit-returned' as const,
      credit: creditShown(row),
    })),
  ]
  return [
    ...recent.toSorted(newestFirst).slice(0, INCIDENTS_MAX),
    ...credits.map((row) => ({
      ...row,
      ...NO_MONEY,
      reason: 'credit-left' as const,
      credit: creditShown(row),
    })),
  ].toSorted(newestFirst)
}

function maxShown(max: LawMax | undefined, currency: Currency): ReplyOf<typeof getHall>['stakeMax'] {
  return max ? { amount: { amountMinor: max.maxMinor, currency }, ruleId: max.ruleId } : null
}

const aboveMaxShown = ({ amountMinor, maxMinor, ruleId }: FactAboveMaxRow, currency: Currency) => ({
  amount: { amountMinor, currency },
  max: { amountMinor: maxMinor, currency },
  ruleId,
})

function agentShown(
  { clientId, name, reportedAt, clockAheadMs, clockOffSince, waiting, refused }: AgentRow,
  now: Instant,
): ReplyOf<typeof getHall>['agents'][number] {
  return {
    clientId,
    name,
    reportedAt: reportedAt.toISOString(),
    isSilent: now.getTime() - reportedAt.getTime() > AGENT_SILENT_MS,
    clockAheadMs,
    clockOffSince: clockOffSince?.toISOString() ?? null,
    waiting,
    refused,
  }
}
