import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bonuses.ts'
import { assert, newId, refuse, tell, type StaffCaller } from '../kernel/index.ts'
import * as queries from './bonuses.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward, showBonus } from './show-bonus.ts'

const DAY_MS = 86_400_000

type BonusWish = Omit<BodyOf<typeof calls.create>, 'explanation'>

/** Writes a bonus with its terms. Nobody has it before it is offered and accepted. */
export async function createBonus(
  { db, clock, currency }: BonusNeeds,
  { name, amountMinor: amount, stakeMaxMinor: stakeMax, wageringTimes, daysToAccept, daysToPlay }: BonusWish,
  { userId }: StaffCaller,
): Promise<ReplyOf<typeof calls.create>> {
  const now = clock.now()
  const terms = { amount, wageringTimes, stakeMax, daysToAccept, daysToPlay }
  const bonus = { id: newId(now), name, currency, ...terms, createdAt: now }
  await db.transaction((tx) => queries.insertBonus(tx, bonus, userId))
  return showBonus(bonus)
}

/**
 * Offers a bonus to a player. No money moves: the law has its terms told before (CZ-15b), so that the player accepts them
 * (`activate-bonus.ts`).
 */
export async function offerBonus(
  { db, clock, isPlayer }: BonusNeeds,
  { bonusId, playerId }: BodyOf<typeof calls.assign>,
  { userId }: StaffCaller,
): Promise<ReplyOf<typeof calls.assign>> {
  return db.transaction(async (tx) => {
    const bonus = await queries.findBonus(tx, bonusId)
    if (!bonus) return refuse('ERR_BONUS_NOT_FOUND')
    if (!(await isPlayer(tx, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
    const now = clock.now()
    const award = {
      id: newId(now),
      playerId,
      offeredAt: now,
      acceptBefore: new Date(now.getTime() + bonus.daysToAccept * DAY_MS),
    }
    await queries.insertAward(tx, award, { bonusId, offeredBy: userId })
    await tell(tx, 'bonuses.offered', { awardId: award.id, playerId })
    const offered = await queries.findAward(tx, award.id)
    assert(offered, 'An offer that was just written is there.')
    return showAward(tx, offered)
  })
}
