import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { stake as call } from '#contract/play-v1/venue-play.ts'
import { isUniqueViolation, newId, refuse, type Input } from '#server/kernel/index.ts'
import { prolongSession } from '#server/sign-in/index.ts'
import { ceilingsNow } from './ceilings.ts'
import { findFact } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { venueOf } from './sign-in-at-terminal.ts'
import * as sittings from './sittings.queries.ts'

type StakeRequest = Pick<Input<typeof call>, 'body' | 'caller'>
type Reply = ReplyOf<typeof call>

const IDLE_MS = 30 * 60_000

/**
 * Lets a stake at a terminal happen: one statement where nothing has changed since the sitting was judged. Where it does not
 * pass and good figures of limits say so, the refusal has its name at once; everything else is read afresh, and a stake that may
 * happen passes then.
 */
export async function takeStakeAtTerminal(needs: VenuePlayNeeds, asked: StakeRequest): Promise<Reply> {
  await judgeHour(needs, asked)
  const left = await attempt(needs, asked)
  if (left) return shown(left)
  const again = await findAnswered(needs, asked)
  if (again) return again
  await refuseAtOnce(needs, asked)
  await judgeAfresh(needs, asked)
  const afresh = await attempt(needs, asked)
  return afresh ? shown(afresh) : ((await findAnswered(needs, asked)) ?? refuseByCeiling(needs, asked))
}

const shown = ({ stakeLeft, lossLeft }: Pick<sittings.SittingRow, 'stakeLeft' | 'lossLeft'>): Reply => ({
  accepted: true,
  stakeLeftMinor: stakeLeft,
  lossLeftMinor: lossLeft,
})

async function attempt({ db, clock, currency, timeZone }: VenuePlayNeeds, { body, caller }: StakeRequest) {
  const now = clock.now()
  const { sittingId, reference, amountMinor, roundId = null, gameKey = null } = body
  const stake = { factId: newId(now), sittingId, venueId: venueOf(caller), reference, amountMinor, roundId, gameKey }
  try {
    return await sittings.takeStake(db, { ...stake, currency, now, day: dayOf(timeZone, now) })
  } catch (error) {
    // The same stake came twice at once: the other one has it.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Of a game that has a bound of the hour: what was lost in it is summed over the web and all terminals before each stake. */
async function judgeHour(needs: VenuePlayNeeds, asked: StakeRequest): Promise<void> {
  const { gameKey, amountMinor } = asked.body
  const bound = gameKey === undefined ? null : needs.hourLossMaxOf(gameKey)
  if (gameKey === undefined || bound === null || (await findAnswered(needs, asked))) return
  const { playerId } = await findOpen(needs, asked)
  await needs.judgePlay(playerId, { gameKey, stakeMinor: amountMinor, hourLossMaxMinor: bound })
}

/** The answer of a stake that was taken before; refuses another one by its reference. */
async function findAnswered({ db }: VenuePlayNeeds, { body, caller }: StakeRequest): Promise<Reply | undefined> {
  const fact = await findFact(db, venueOf(caller), body.reference)
  if (!fact) return undefined
  if (fact.kind !== 'stake' || fact.sittingId !== body.sittingId || fact.amountMinor !== body.amountMinor)
    return refuse('ERR_KEY_REUSED')
  const row = await sittings.findSitting(db, body.sittingId, fact.venueId)
  const left = (of: number | null, used: number) => (of === null ? null : Math.max(0, of - used))
  if (!row) return refuse('ERR_SESSION_NOT_FOUND')
  return shown({ stakeLeft: left(row.stakeLeft, row.staked), lossLeft: left(row.lossLeft, row.staked - row.won) })
}

/** Asks the place and all gates again, and reads what limits leave by now. */
async function judgeAfresh(needs: VenuePlayNeeds, asked: StakeRequest): Promise<void> {
  const { db, clock } = needs
  const row = await findOpen(needs, asked)
  const now = clock.now()
  await needs.judgePlace({ venueId: row.venueId, terminalId: row.terminalId, at: now })
  const { playerId, sessionId } = row
  await needs.judgePlay(playerId)
  const kept = await prolongSession(db, { sessionId, now, idleEndsAt: new Date(now.getTime() + IDLE_MS) })
  if (!kept) return refuse('ERR_SESSION_NOT_FOUND', { endReason: 'session-ended' })
  await db.transaction(async (tx) => {
    // Held first, so that no stake is counted between what is read and what is written.
    await sittings.holdSitting(tx, row.id)
    const ceilings = await ceilingsNow(needs, tx, { playerId, now })
    await sittings.writeCeilings(tx, row.id, ceilings)
  })
}

async function findOpen({ db }: VenuePlayNeeds, { body, caller }: StakeRequest): Promise<sittings.SittingRow> {
  const row = await sittings.findSitting(db, body.sittingId, venueOf(caller))
  if (!row) return refuse('ERR_SESSION_NOT_FOUND')
  return row.endedAt === null ? row : refuse('ERR_SESSION_NOT_FOUND', { endReason: row.endReason })
}

/** Refuses by figures that are good for this moment, where nothing else stands against the stake. */
async function refuseAtOnce({ db, clock }: VenuePlayNeeds, { body, caller }: StakeRequest): Promise<void> {
  const { sittingId, amountMinor } = body
  const passed = await sittings.findCeilingPassed(db, {
    sittingId,
    venueId: venueOf(caller),
    amountMinor,
    now: clock.now(),
  })
  if (passed) refuseBy(passed, amountMinor)
}

async function refuseByCeiling(needs: VenuePlayNeeds, asked: StakeRequest): Promise<never> {
  return refuseBy(await findOpen(needs, asked), asked.body.amountMinor)
}

function refuseBy(
  { stakeLeft, lossLeft, staked, won }: Pick<sittings.SittingRow, 'stakeLeft' | 'lossLeft' | 'staked' | 'won'>,
  amountMinor: number,
): never {
  if (stakeLeft !== null && staked + amountMinor > stakeLeft)
    return refuse('ERR_STAKE_LIMIT_REACHED', { leftMinor: Math.max(0, stakeLeft - staked) })
  if (lossLeft !== null && staked - won + amountMinor > lossLeft)
    return refuse('ERR_LOSS_LIMIT_REACHED', { leftMinor: Math.max(0, lossLeft - (staked - won)) })
  return refuse('ERR_PLAYING_BLOCKED')
}
