import { VENUE_KINDS } from '#contract/shapes/places.ts'
import type { VenueFact } from '#contract/shapes/venue-play.ts'
import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { Instant, Querier, Transaction } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'
import { countAboveMax, insertAboveMax, lockRounds, sumRounds } from './above-max.queries.ts'
import { BOUNDED_FACTS, type BoundedFact, type LawMax, type VenuePlayNeeds } from './needs.ts'

type Reported = { readonly fact: VenueFact; readonly at: Instant }

/** Reported stakes and wins above the maximum of the law that was in force when they happened, each with it and with what it brought. */
export type AboveMax = ReadonlyMap<VenueFact, LawMax & { readonly amountMinor: number }>

type Needs = Pick<VenuePlayNeeds, 'target' | 'timeZone' | 'maxOf' | 'notifyManagers'>
type OfVenue = { readonly venueId: string; readonly now: Instant }

/**
 * Finds them among facts of a player that are stored. They have happened, so they count like any other (decisions 0411 and 0446). All
 * that a round has brought is one win, however many parts of it were reported: the last part of the first report that passes the
 * maximum stands for it (decision 0469).
 */
export async function findFactsAboveMax(
  needs: Needs,
  tx: Transaction,
  { facts, playerId, ...venue }: OfVenue & { readonly playerId: number; readonly facts: readonly Reported[] },
): Promise<AboveMax> {
  const found = new Map<VenueFact, LawMax & { readonly amountMinor: number }>()
  // A casino reports many stakes above the maximum of a hall: its kind is read once for the facts of a day.
  const ofDays = new Map<string, LawMax | undefined>()
  for (const { fact, at, amountMinor } of await withRounds(needs, tx, { venueId: venue.venueId, playerId, facts })) {
    const what = boundOf(fact)
    if (!what || amountMinor <= leastMax(needs, what, at)) continue
    const key = `${what} ${dayOf(needs.timeZone, at)}`
    if (!ofDays.has(key)) ofDays.set(key, await maxAt(needs, tx, { ...venue, what, at }))
    const max = ofDays.get(key)
    if (max && amountMinor > max.maxMinor) found.set(fact, { ...max, amountMinor })
  }
  return found
}

/** Which maximum a fact is compared with: a jackpot is a win of its round. */
const boundOf = ({ kind }: VenueFact): BoundedFact | undefined =>
  kind === 'jackpot' ? 'win' : BOUNDED_FACTS.find((one) => one === kind)

/** Facts with what is compared of each; of the parts of a round the last one, unless the round was recorded before. */
async function withRounds(
  needs: Needs,
  tx: Transaction,
  { facts, ...of }: { readonly venueId: string; readonly playerId: number; readonly facts: readonly Reported[] },
): Promise<(Reported & { readonly amountMinor: number })[]> {
  const isPart = ({ fact, at }: Reported) =>
    fact.roundId !== undefined && boundOf(fact) === 'win' && leastMax(needs, 'win', at) < Infinity
  const ofRounds = Map.groupBy(facts, isPart)
  const lastParts = [
    ...new Map(
      ofRounds.get(true)?.map((one) => [`${one.fact.terminalId ?? ''} ${one.fact.roundId ?? ''}`, one] as const),
    ).values(),
  ]
  const parts = lastParts.map(({ fact: { roundId = '', terminalId = null }, at }) => ({ roundId, terminalId, at }))
  if (parts.length > 0) await lockRounds(tx, of)
  const rounds = parts.length === 0 ? [] : await sumRounds(tx, { ...of, parts })
  return [
    ...(ofRounds.get(false) ?? []).map((one) => ({ ...one, amountMinor: one.fact.amountMinor ?? 0 })),
    ...lastParts.flatMap((one, index) => {
      const round = rounds[index]
      return round && !round.isRecorded ? [{ ...one, amountMinor: round.wonMinor }] : []
    }),
  ]
}

/** Below it the kind of the venue makes no difference. */
function leastMax({ maxOf }: Needs, what: BoundedFact, at: Instant): number {
  return Math.min(...VENUE_KINDS.map((kind) => maxOf(what, kind, at)?.maxMinor ?? Infinity))
}

async function maxAt(
  { target, maxOf }: Needs,
  db: Querier,
  { venueId, what, at, now }: OfVenue & { readonly what: BoundedFact; readonly at: Instant },
): Promise<LawMax | undefined> {
  // What happened before the venue was entered is judged by its present kind.
  const venue = (await findVenue(db, { target, now: at }, venueId)) ?? (await findVenue(db, { target, now }, venueId))
  return venue && maxOf(what, venue.kind, at)
}

export type RecordedFact = {
  readonly factId: string
  readonly one: Reported
  readonly max: LawMax & { readonly amountMinor: number }
}

type Recording = OfVenue & { readonly venueName: string; readonly facts: readonly RecordedFact[] }

/**
 * Records such facts of a report as incidents of the venue. Of each kind the first of a day of the calendar is told to the managers of the
 * venue by a letter. To be called at the end of the transaction: it waits for concurrent reports of the venue.
 */
export async function recordFactsAboveMax(needs: Needs, tx: Transaction, recording: Recording): Promise<void> {
  for (const what of BOUNDED_FACTS) {
    const facts = recording.facts.filter(({ one }) => boundOf(one.fact) === what)
    await recordOfKind(needs, tx, what, { ...recording, facts })
  }
}

async function recordOfKind(
  needs: Needs,
  tx: Transaction,
  what: BoundedFact,
  { venueId, venueName, facts, now }: Recording,
): Promise<void> {
  const [first] = facts
  if (!first) return
  const today = startOfDay(needs.timeZone, dayOf(needs.timeZone, now))
  const isFirst = (await countAboveMax(tx, what, { venueId, since: today })) === 0
  for (const { factId, max } of facts) await insertAboveMax(tx, what, { ...max, factId, venueId, recordedAt: now })
  if (!isFirst) return
  const { fact, at } = first.one
  const terminals = await findTerminalsOf(tx, { target: needs.target, venueId, at })
  const serial = terminals.find(({ terminalId }) => terminalId === fact.terminalId)?.serial ?? null
  const { maxMinor, ruleId, amountMinor } = first.max
  const about = { what, venueId, venueName, serial, at, amountMinor, maxMinor, ruleId }
  await needs.notifyManagers(tx, about)
}
