import type { Static } from 'typebox'
import type { Bonus, BonusAward, BonusLeft } from '#contract/shapes/bonuses.ts'
import type { Querier } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import { findActive, type AwardOfBonus } from './awards.queries.ts'
import { findShare, type Bonus as BonusRow } from './bonuses.queries.ts'

/** Wagering target: stake that is required before the rest becomes cash, in minor units. */
export const wageringTargetOf = ({ amount, wageringTimes }: BonusRow): number => amount * wageringTimes

/** A bonus as calls show it. */
export function showBonus(bonus: BonusRow): Static<typeof Bonus> {
  const { id, name, currency, amount, wageringTimes, stakeMax, daysToAccept, daysToPlay, hardEnd, version, createdAt } =
    bonus
  const { endsAtWithdrawal } = bonus
  return {
    bonusId: id,
    name,
    amount: { amountMinor: amount, currency },
    wageringTimes,
    wageringTarget: { amountMinor: wageringTargetOf(bonus), currency },
    stakeMax: stakeMax === null ? null : { amountMinor: stakeMax, currency },
    daysToAccept,
    daysToPlay,
    endsAtWithdrawal,
    hardEnd: hardEnd?.toISOString() ?? null,
    version,
    createdAt: createdAt.toISOString(),
  }
}

/** An award as calls show it, with its present money. */
export async function showAward(db: Querier, { award, bonus }: AwardOfBonus): Promise<Static<typeof BonusAward>> {
  const { currency } = bonus
  const balanceMinor = award.state === 'active' ? await readBonusBalance(db, award.playerId) : 0
  return {
    awardId: award.id,
    bonus: showBonus(bonus),
    playerId: award.playerId,
    state: award.state,
    offeredAt: award.offeredAt.toISOString(),
    acceptBefore: award.acceptBefore.toISOString(),
    activatedAt: award.activatedAt?.toISOString() ?? null,
    playBefore: award.playBefore?.toISOString() ?? null,
    balance: { amountMinor: balanceMinor, currency },
    wagered: { amountMinor: award.wagered, currency },
    endedAt: award.endedAt?.toISOString() ?? null,
    endedBy: award.endedBy,
    takenBack: { amountMinor: award.takenBack, currency },
    leftAtEnd: award.leftAtEnd === null ? null : { amountMinor: award.leftAtEnd, currency },
  }
}

/**
 * Bonus money that a player can play a game with now; none without an active bonus for that game, or once it has
 * expired.
 */
export async function findBonusLeft(
  db: Querier,
  playerId: number,
  { at, gameKey }: { readonly at: Date; readonly gameKey: string },
): Promise<Static<typeof BonusLeft> | undefined> {
  const active = await findActive(db, playerId)
  const playBefore = active?.award.playBefore
  if (!active || !playBefore || playBefore <= at || active.award.backAskedAt !== null) return undefined
  if (active.bonus.listsGames && !(await findShare(db, active.bonus.id, gameKey))) return undefined
  const { balance, wagered, bonus } = await showAward(db, active)
  const { wageringTarget, stakeMax } = bonus
  return { balance, wagered, wageringTarget, stakeMax, playBefore: playBefore.toISOString() }
}
