import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { stake as call } from '#contract/play-v1/venue-play.ts'
import type { VenueKind } from '#contract/shapes/places.ts'
import { isUniqueViolation, newId, refuse, type Input, type Instant } from '#server/kernel/index.ts'
import { prolongSession } from '#server/sign-in/index.ts'
import { findVenue } from '#server/topology/index.ts'
import { ceilingsNow } from './ceilings.ts'
import { findFact } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { leftOf } from './show-sitting.ts'
import { venueOf } from './sign-in-at-terminal.ts'
import * as sittings from './sittings.queries.ts'

type StakeRequest = Pick<Input<typeof call>, 'body' | 'caller'>
type Reply = ReplyOf<typeof call>

const IDLE_MS = 30 * 60_000

/**
 * Takes a stake at a terminal, or refuses it because of limits or the law's maximum: one statement if nothing has changed since the last
 * check of the sitting.
 * Otherwise everything is read again, and the stake is tried once more.
 */
export async function takeStakeAtTerminal(needs: VenuePlayNeeds, asked: StakeRequest): Promise<Reply> {
  const now = needs.clock.now()
  const answer = (row: sittings.StakeOutcome, kind?: VenueKind) =>
    row.isTaken ? shown(row, now) : refuseBy(needs, row, { asked, venueKind: kind })
  const outcome = await attempt(needs, asked)
  if (outcome) return answer(outcome)
  const again = await findAnswered(needs, asked)
  if (again) return again
  const venueKind = await judgeAfresh(needs, asked)
  const afresh = await attempt(needs, asked)
  if (afresh) return answer(afresh, venueKind)
  return (await findAnswered(needs, asked)) ?? refuseByCeiling(needs, asked, venueKind)
}

type Counted = Omit<sittings.StakeOutcome, 'playerId' | 'isTaken'>

const shown = (row: Counted, now: Instant): Reply => ({ accepted: true, ...figuresOf(row, now) })

const figuresOf = (row: Counted, now: Instant) => ({
  ...leftOf(row),
  goodForMs: row.goodUntil.getTime() - now.getTime(),
})

async function attempt(needs: VenuePlayNeeds, { body, caller }: StakeRequest) {
  const { clock, currency, timeZone } = needs
  const now = clock.now()
  const { sittingId, reference, amountMinor, roundId = null, gameKey = null } = body
  const stake = { factId: newId(now), sittingId, venueId: venueOf(caller), reference, amountMinor, roundId, gameKey }
  try {
    return await inHour(needs, { ...stake, currency, now, day: dayOf(timeZone, now) })
  } catch (error) {
    // A concurrent repeat of the same stake was faster.
    if (isUniqueViolation(error) || error instanceof HourPassed) return undefined
    throw error
  }
}

/** Rolls back a stake that exceeds the maximum hourly loss. */
class HourPassed extends Error {}

/**
 * A stake in a game with a maximum loss per hour: the losses on the web and at terminals are summed together with the
 * stake, while the sitting is locked, so the second of two concurrent stakes sees the first. The web takes no stake
 * during a sitting.
 */
async function inHour({ db, hourLoss }: VenuePlayNeeds, stake: sittings.NewStake) {
  const { gameKey, now: at } = stake
  const max = gameKey === null ? null : hourLoss.maxOf(gameKey)
  if (gameKey === null || max === null) return sittings.takeStake(db, stake)
  return db.transaction(async (tx) => {
    const taken = await sittings.takeStake(tx, stake)
    if (taken?.isTaken && (await hourLoss.lostIn(tx, { playerId: taken.playerId, gameKey, at })) > max)
      throw new HourPassed()
    return taken
  })
}

/** The response to a repeated stake; a different stake with the same reference is refused. */
async function findAnswered({ db, clock }: VenuePlayNeeds, { body, caller }: StakeRequest): Promise<Reply | undefined> {
  const fact = await findFact(db, venueOf(caller), body.reference)
  if (!fact) return undefined
  if (fact.kind !== 'stake' || fact.sittingId !== body.sittingId || fact.amountMinor !== body.amountMinor)
    return refuse('ERR_KEY_REUSED')
  const row = await sittings.findSitting(db, body.sittingId, fact.venueId)
  return row ? shown(row, clock.now()) : refuse('ERR_SESSION_NOT_FOUND')
}

/** Checks the place and the player again, and reads the remaining limits. Returns the kind of the venue. */
async function judgeAfresh(needs: VenuePlayNeeds, asked: StakeRequest): Promise<VenueKind> {
  const { db, clock } = needs
  const row = await findOpen(needs, asked)
  const now = clock.now()
  const { playerId, sessionId, venueId, terminalId } = row
  const { venueKind } = await needs.judgePlace({ venueId, terminalId, at: now })
  const stake = boundedStake(needs, asked, venueKind)
  await needs.judgePlay({ playerId, playerSessionId: sessionId, stake })
  const kept = await prolongSession(db, { sessionId, now, idleEndsAt: new Date(now.getTime() + IDLE_MS) })
  if (!kept) return refuse('ERR_SESSION_NOT_FOUND', { endReason: 'session-ended' })
  await db.transaction(async (tx) => {
    // Locked first, so that no stake is counted between the read and the write.
    await sittings.lockSitting(tx, row.id)
    const ceilings = await ceilingsNow(needs, tx, { playerId, venueKind, now })
    await sittings.writeCeilings(tx, row.id, ceilings)
  })
  return venueKind
}

/** The stake in the form that the law judges, if its game has a maximum loss per hour. */
function boundedStake(
  { hourLoss }: VenuePlayNeeds,
  { body: { gameKey, amountMinor: stakeMinor } }: StakeRequest,
  venueKind: VenueKind,
) {
  const hourLossMaxMinor = gameKey === undefined ? null : hourLoss.maxOf(gameKey)
  if (gameKey === undefined || hourLossMaxMinor === null) return undefined
  return { gameKey, stakeMinor, hourLossMaxMinor, venueKind }
}

async function findOpen({ db }: VenuePlayNeeds, { body, caller }: StakeRequest): Promise<sittings.SittingRow> {
  const row = await sittings.findSitting(db, body.sittingId, venueOf(caller))
  if (!row) return refuse('ERR_SESSION_NOT_FOUND')
  return row.endedAt === null ? row : refuse('ERR_SESSION_NOT_FOUND', { endReason: row.endReason })
}

async function refuseByCeiling(needs: VenuePlayNeeds, asked: StakeRequest, venueKind: VenueKind): Promise<never> {
  const row = await findOpen(needs, asked)
  // A concurrent stake may have used up the hour since this one was judged: then the law refuses it by name.
  const bounded = isAboveMax(row, asked) ? undefined : boundedStake(needs, asked, venueKind)
  if (bounded) await needs.judgePlay({ playerId: row.playerId, playerSessionId: row.sessionId, stake: bounded })
  return refuseBy(needs, row, { asked, venueKind })
}

const isAboveMax = ({ stakeMax }: Pick<Counted, 'stakeMax'>, { body }: StakeRequest): boolean =>
  stakeMax !== null && body.amountMinor > stakeMax

/** `venueKind` where it was just read. The details of the refusal contain the figures, so that the caller knows them from now on. */
async function refuseBy(
  needs: VenuePlayNeeds,
  row: Counted & Pick<sittings.SittingRow, 'playerId'>,
  { asked, venueKind }: { readonly asked: StakeRequest; readonly venueKind: VenueKind | undefined },
): Promise<never> {
  const { amountMinor } = asked.body
  const figures = figuresOf(row, needs.clock.now())
  const { stakeLeftMinor, lossLeftMinor } = figures
  if (isAboveMax(row, asked)) return refuseAboveMax(needs, { asked, venueKind, playerId: row.playerId, figures })
  if (stakeLeftMinor !== null && amountMinor > stakeLeftMinor)
    return refuse('ERR_STAKE_LIMIT_REACHED', { leftMinor: stakeLeftMinor, ...figures })
  if (lossLeftMinor !== null && amountMinor > lossLeftMinor)
    return refuse('ERR_LOSS_LIMIT_REACHED', { leftMinor: lossLeftMinor, ...figures })
  return refuse('ERR_PLAYING_BLOCKED')
}

/** The law refuses a stake above its maximum, and the refusal is recorded. */
async function refuseAboveMax(
  { db, clock, target, judgeStakeMax }: VenuePlayNeeds,
  of: {
    readonly asked: StakeRequest
    readonly venueKind: VenueKind | undefined
    readonly playerId: number
    readonly figures: ReturnType<typeof figuresOf>
  },
): Promise<never> {
  const { asked, playerId, figures } = of
  const { amountMinor: stakeMinor } = asked.body
  const venueKind = of.venueKind ?? (await findVenue(db, { target, now: clock.now() }, venueOf(asked.caller)))?.kind
  if (venueKind) await judgeStakeMax({ playerId, venueKind, stakeMinor }, figures)
  // The kind of the venue has changed since the figures were read, less than a minute ago.
  return refuse('ERR_STAKE_NOT_ALLOWED', figures)
}
