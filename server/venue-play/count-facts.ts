import type { VenueFact } from '#contract/shapes/venue-play.ts'
import { newId, type Instant, type Transaction } from '#server/kernel/index.ts'
import { applyLimits } from '#server/limits/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import { recordTerminalSession } from '#server/sign-in/index.ts'
import { forgetHourOf } from '#server/wallet/index.ts'
import { judgeAgain } from './credit/credit-left.queries.ts'
import { creditDueAt } from './credit/judge-credit.ts'
import * as facts from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { lockOpenOf, makeStale } from './sittings.queries.ts'
import { countReportedVisit } from './visits.ts'
import { findFactsAboveMax, recordFactsAboveMax, type AboveMax, type RecordedFact } from './facts-above-max.ts'

/** A fact with its instant by our clock, and the day in which it counts. */
export type ToCount = {
  readonly fact: VenueFact
  readonly at: Instant
  readonly since: Instant
  readonly toldAt: Instant
  readonly day: string
}

type OfPlayer = {
  readonly venueId: string
  readonly venueName: string
  readonly playerId: number
  readonly facts: readonly ToCount[]
  readonly now: Instant
  /** Whether the player proved to be at the venue: a number reported by the venue is no proof (decision 0285). */
  readonly isProved?: boolean
}

export type CountedFacts = {
  readonly counted: ReadonlySet<VenueFact>
  /** Accounts whose limits they changed. */
  readonly people: readonly number[]
  /** Those of the counted ones that are stakes or wins above the law's maximum. */
  readonly aboveMax: AboveMax
}

/** Counts facts of one player in one transaction. */
export async function countFacts(needs: VenuePlayNeeds, of: OfPlayer): Promise<CountedFacts> {
  const { playerId } = of
  return needs.db.transaction(async (tx) => {
    const counted = new Set<VenueFact>()
    const people = [playerId, ...(await needs.findOthers(tx, playerId))]
    // Locked first, in the same order as in the statement of a stake.
    const open = new Set((await lockOpenOf(tx, people)).map(({ id }) => id))
    const rolledBack = of.facts.flatMap(({ fact: { rollsBack } }) => rollsBack ?? [])
    const sittingIds = [
      ...of.facts.flatMap(({ fact: { sittingId } }) => sittingId ?? []),
      ...(rolledBack.length > 0 ? await facts.findSittingsOf(tx, of.venueId, rolledBack) : []),
    ]
    if (sittingIds.length > 0) await judgeAgain(tx, { playerId, sittingIds, dueAt: creditDueAt(of.now) })
    // In one order, so that two concurrent reports of the same facts do not deadlock.
    const inOrder = of.facts.toSorted((one, other) => (one.fact.reference < other.fact.reference ? -1 : 1))
    for (const one of inOrder) if (await countOne(needs, tx, of, one)) counted.add(one.fact)
    const hasPlayed = [...counted].some(({ kind }) => kind !== 'visit' && kind !== 'session')
    if (hasPlayed) await letLimitsCount(needs, tx, { playerId, people, counted, open, now: of.now })
    if (counted.size > 0 && of.isProved === true) await noteKnownAt(tx, { playerId, venueId: of.venueId, at: of.now })
    const newFacts = of.facts.filter(({ fact }) => counted.has(fact))
    const aboveMax = await findFactsAboveMax(needs, tx, { ...of, facts: newFacts })
    await recordAboveMax(needs, tx, of, aboveMax)
    return { counted, people: hasPlayed ? people : [], aboveMax }
  })
}

async function recordAboveMax(needs: VenuePlayNeeds, tx: Transaction, of: OfPlayer, found: AboveMax): Promise<void> {
  const { venueId, venueName, now } = of
  const aboveMax: RecordedFact[] = []
  for (const one of of.facts) {
    const max = found.get(one.fact)
    const row = max && (await facts.findFact(tx, venueId, one.fact.reference))
    if (row) aboveMax.push({ factId: row.id, one, max })
  }
  await recordFactsAboveMax(needs, tx, { venueId, venueName, facts: aboveMax, now })
}

type Played = {
  readonly playerId: number
  readonly people: readonly number[]
  readonly counted: ReadonlySet<VenueFact>
  /** Ids of the open sittings. */
  readonly open: ReadonlySet<string>
  readonly now: Instant
}

/** Updates what the player's limits allow from now on, at terminals and on the web. */
async function letLimitsCount(
  needs: VenuePlayNeeds,
  tx: Transaction,
  { playerId, people, counted, open, now }: Played,
): Promise<void> {
  // A win of an open sitting is in its own sums; any other fact makes its remaining limits stale.
  const isElsewhere = [...counted].some(({ kind, sittingId }) => kind !== 'win' || !open.has(sittingId ?? ''))
  if (isElsewhere) await makeStale(tx, people, now)
  await applyLimits(needs.limits, tx, playerId)
  // The hourly loss of a game covers web and terminals: the value cached in the books is stale.
  if ([...counted].some(({ kind, gameKey }) => gameKey !== undefined || kind === 'rollback'))
    for (const id of people.toSorted((one, other) => one - other)) await forgetHourOf(tx, id)
}

async function countOne(needs: VenuePlayNeeds, tx: Transaction, of: OfPlayer, one: ToCount): Promise<boolean> {
  const { fact, at, since } = one
  const { playerId, venueId, venueName } = of
  if (fact.kind === 'rollback') return rollBack(needs, tx, of, one)
  if (!(await facts.insertFact(tx, rowOf(needs, of, one)))) return false
  if (fact.kind === 'visit')
    await countReportedVisit(tx, { playerId, venueId, at }, { reference: fact.reference, venueName })
  else if (fact.kind === 'session')
    await recordTerminalSession(tx, { target: needs.target, playerId, openedAt: since, endedAt: at, venueName })
  else {
    const amount = fact.amountMinor ?? 0
    const isStake = fact.kind === 'stake'
    const played = { rounds: isStake ? 1 : 0, staked: isStake ? amount : 0, won: isStake ? 0 : amount }
    await facts.addPlayed(tx, { playerId, day: one.day, ...played })
    if (fact.sittingId !== undefined) await facts.addToSitting(tx, fact.sittingId, { playerId, ...played, at })
  }
  return true
}

/**
 * Rolls a stake back, on the day on which it was counted. If it has not arrived yet, an empty stake reserves its
 * reference, so that it never counts.
 */
async function rollBack(needs: VenuePlayNeeds, tx: Transaction, of: OfPlayer, one: ToCount): Promise<boolean> {
  const { playerId, venueId } = of
  const reference = one.fact.rollsBack ?? ''
  const empty = { ...rowOf(needs, of, one), id: newId(of.now), reference, kind: 'stake', rollsBack: null } as const
  await facts.insertFact(tx, { ...empty, amountMinor: 0 })
  const stake = await facts.findFact(tx, venueId, reference)
  const isTheirs = stake?.kind === 'stake' && stake.playerId === playerId
  const amountMinor = isTheirs ? stake.amountMinor : 0
  if (!(await facts.insertFact(tx, { ...rowOf(needs, of, one), amountMinor }))) return false
  if (!isTheirs || amountMinor === 0) return true
  await facts.addPlayed(tx, { playerId, day: stake.day, rounds: -1, staked: -amountMinor, won: 0 })
  if (stake.sittingId !== null)
    await facts.addToSitting(tx, stake.sittingId, { playerId, staked: -amountMinor, won: 0, at: one.at })
  return true
}

function rowOf({ currency }: VenuePlayNeeds, { venueId, now }: OfPlayer, one: ToCount): facts.FactRow {
  const { fact, at, toldAt, day } = one
  return {
    id: newId(now),
    venueId,
    reference: fact.reference,
    kind: fact.kind,
    playerId: fact.playerId,
    terminalId: fact.terminalId ?? null,
    sittingId: fact.sittingId ?? null,
    amountMinor: fact.amountMinor ?? 0,
    currency,
    roundId: fact.roundId ?? null,
    rollsBack: fact.rollsBack ?? null,
    gameKey: fact.gameKey ?? null,
    at,
    toldAt,
    recordedAt: now,
    day,
  }
}
