import { dayOf } from '#contract/states/calendar.ts'
import { newId, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { judgeVisit, recordVisit } from '#server/limits/index.ts'
import { insertFact } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import type { SittingRow } from './sittings.queries.ts'
import * as queries from './visits.queries.ts'

/** How long after a visit a sign-in at a terminal of the venue belongs to it. */
const VISIT_MS = 24 * 60 * 60_000

type Comes = { readonly playerId: number; readonly venueId: string; readonly at: Instant }

/** Refuses a sign-in of a person who would come to the venue once more than the limit of visits allows. */
export async function judgeArrival(needs: VenuePlayNeeds, comes: Comes): Promise<void> {
  if (!(await isThere(needs, needs.db, comes))) await judgeVisit(needs.limits, comes.playerId)
}

/** A sign-in without a visit that is known is a visit itself: somebody has come in. */
export async function recordArrival(
  needs: VenuePlayNeeds,
  tx: Transaction,
  { id, playerId, venueId, terminalId, openedAt: at }: Omit<SittingRow, 'endedAt' | 'endReason' | 'staked' | 'won'>,
  venueName: string,
): Promise<void> {
  await queries.lockVisits(tx, { playerId, venueId })
  if (await isThere(needs, tx, { playerId, venueId, at })) return
  const { currency, timeZone } = needs
  const what = {
    id: newId(at),
    venueId,
    reference: `sign-in ${id}`,
    kind: 'visit',
    playerId,
    terminalId,
    sittingId: id,
  } as const
  const nothing = { amountMinor: 0, currency, roundId: null, rollsBack: null, gameKey: null } as const
  await insertFact(tx, { ...what, ...nothing, at, toldAt: at, recordedAt: at, day: dayOf(timeZone, at) })
  await recordVisit(tx, { playerId, venue: venueName, visitedAt: at })
}

/** Counts a visit that the venue reported; one that a sign-in has stood for is counted already. */
export async function countReportedVisit(
  tx: Transaction,
  { playerId, venueId, at }: Comes,
  { reference, venueName }: { readonly reference: string; readonly venueName: string },
): Promise<void> {
  await queries.lockVisits(tx, { playerId, venueId })
  const until = new Date(at.getTime() + VISIT_MS)
  if (await queries.hasSignInFor(tx, { playerId, venueId, reference, at, until })) return
  await recordVisit(tx, { playerId, venue: venueName, visitedAt: at })
}

async function isThere(
  { findOthers }: Pick<VenuePlayNeeds, 'findOthers'>,
  db: Querier,
  { playerId, venueId, at }: Comes,
): Promise<boolean> {
  const playerIds = [playerId, ...(await findOthers(db, playerId))]
  return queries.hasVisit(db, { playerIds, venueId, at, since: new Date(at.getTime() - VISIT_MS) })
}
