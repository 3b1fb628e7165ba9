import { VENUE_KINDS } from '#contract/shapes/places.ts'
import type { VenueFact } from '#contract/shapes/venue-play.ts'
import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { Instant, Querier, Transaction } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'
import * as queries from './above-max.queries.ts'
import type { StakeMax, VenuePlayNeeds } from './needs.ts'

type Reported = { readonly fact: VenueFact; readonly at: Instant }

/** Reported stakes above the maximum of the law that was in force when they happened, each with it. */
export type AboveMax = ReadonlyMap<VenueFact, StakeMax>

type Needs = Pick<VenuePlayNeeds, 'target' | 'timeZone' | 'stakeMaxOf' | 'notifyManagers'>
type OfVenue = { readonly venueId: string; readonly now: Instant }

/** Finds them. They have happened, so they count like any other (decision 0411). */
export async function findStakesAboveMax(
  needs: Needs,
  db: Querier,
  { facts, ...venue }: OfVenue & { readonly facts: readonly Reported[] },
): Promise<AboveMax> {
  const found = new Map<VenueFact, StakeMax>()
  // A casino reports many stakes above the maximum of a hall: its kind is read once for the stakes of a day.
  const ofDays = new Map<string, StakeMax | undefined>()
  for (const { fact, at } of facts) {
    const { kind, amountMinor = 0 } = fact
    if (kind !== 'stake' || amountMinor <= leastMax(needs, at)) continue
    const day = dayOf(needs.timeZone, at)
    if (!ofDays.has(day)) ofDays.set(day, await maxAt(needs, db, { ...venue, at }))
    const max = ofDays.get(day)
    if (max && amountMinor > max.maxMinor) found.set(fact, max)
  }
  return found
}

/** Below it the kind of the venue makes no difference. */
function leastMax({ stakeMaxOf }: Needs, at: Instant): number {
  return Math.min(...VENUE_KINDS.map((kind) => stakeMaxOf(kind, at)?.maxMinor ?? Infinity))
}

async function maxAt(
  { target, stakeMaxOf }: Needs,
  db: Querier,
  { venueId, at, now }: OfVenue & { readonly at: Instant },
): Promise<StakeMax | undefined> {
  // What happened before the venue was entered is judged by its present kind.
  const venue = (await findVenue(db, { target, now: at }, venueId)) ?? (await findVenue(db, { target, now }, venueId))
  return venue && stakeMaxOf(venue.kind, at)
}

export type RecordedStake = { readonly factId: string; readonly one: Reported; readonly max: StakeMax }

/**
 * Records such stakes of a report as incidents of the venue. The first of a day of the calendar is told to the managers of the venue by
 * a letter. To be called at the end of the transaction: it waits for concurrent reports of the venue.
 */
export async function recordStakesAboveMax(
  needs: Needs,
  tx: Transaction,
  {
    venueId,
    venueName,
    stakes,
    now,
  }: {
    readonly venueId: string
    readonly venueName: string
    readonly stakes: readonly RecordedStake[]
    readonly now: Instant
  },
): Promise<void> {
  const [first] = stakes
  if (!first) return
  const today = startOfDay(needs.timeZone, dayOf(needs.timeZone, now))
  const isFirst = (await queries.countAboveMax(tx, { venueId, since: today })) === 0
  for (const { factId, max } of stakes) await queries.insertAboveMax(tx, { factId, venueId, ...max, recordedAt: now })
  if (!isFirst) return
  const { fact, at } = first.one
  const terminals = await findTerminalsOf(tx, { target: needs.target, venueId, at })
  const serial = terminals.find(({ terminalId }) => terminalId === fact.terminalId)?.serial ?? null
  const { maxMinor, ruleId } = first.max
  const about = { venueId, venueName, serial, at, amountMinor: fact.amountMinor ?? 0, maxMinor, ruleId }
  await needs.notifyManagers(tx, about)
}
