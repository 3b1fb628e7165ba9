import type { ReplyOf } from '#contract/call.ts'
import type { activate as call } from '#contract/onling-v2/bonuses.ts'
import { bonusCan } from '#contract/states/bonus-states.ts'
import {
  assert,
  isUniqueViolation,
  refuse as refuseByCode,
  tell,
  type Transaction,
  type Refuse,
} from '../kernel/index.ts'
import { openBonusWallet } from '../wallet/index.ts'
import * as queries from './bonuses.queries.ts'
import { moveHouseMoney } from './move-bonus-money.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward } from './show-bonus.ts'
import { insertStep } from './steps.queries.ts'

const refuse: Refuse<typeof call> = refuseByCode

const DAY_MS = 86_400_000

/** The player accepts the terms: the house puts the bonus on the account that only stakes can reach. */
export async function activateBonus(
  needs: BonusNeeds,
  awardId: string,
  playerId: number,
): Promise<ReplyOf<typeof call>> {
  const { db, isPlayingBlocked, judgeBonus } = needs
  const offered = await queries.findAward(db, awardId)
  if (offered?.award.playerId !== playerId) return refuse('ERR_BONUS_NOT_FOUND')
  // The call takes nothing but a yes to the terms, which were shown from this very bonus.
  await judgeBonus(playerId, { ...offered.bonus, wereTermsTold: true })
  if (await isPlayingBlocked(db, playerId)) return refuse('ERR_PLAYING_BLOCKED')
  try {
    return await db.transaction((tx) => activate(needs, tx, awardId))
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('ERR_BONUS_ALREADY_ACTIVE')
    throw error
  }
}

async function activate({ clock }: BonusNeeds, tx: Transaction, awardId: string): Promise<ReplyOf<typeof call>> {
  const of = await queries.lockAward(tx, awardId)
  assert(of, 'An award is never removed.')
  const at = clock.now()
  const { award, bonus } = of
  if (!bonusCan('activate', award.state) || award.acceptBefore <= at) return refuse('ERR_STATE_CHANGED')
  const ends = [at.getTime() + bonus.daysToPlay * DAY_MS, ...(bonus.hardEnd ? [bonus.hardEnd.getTime()] : [])]
  await queries.startPlaying(tx, awardId, at, new Date(Math.min(...ends)))
  await openBonusWallet(tx, award.playerId)
  await moveHouseMoney(tx, { of, kind: 'bonus', amountMinor: bonus.amount, at })
  await insertStep(tx, awardId, { kind: 'accepted', at, change: bonus.amount })
  await tell(tx, 'bonuses.activated', { awardId, playerId: award.playerId })
  const active = await queries.findAward(tx, awardId)
  assert(active, 'An award is never removed.')
  return showAward(tx, active)
}
