import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { activate as call } from '#contract/onling-v2/bonuses.ts'
import type { WhyNot } from '#contract/shapes/campaigns.ts'
import { bonusCan } from '#contract/states/bonus-states.ts'
import {
  assert,
  isUniqueViolation,
  refuse as refuseByCode,
  publish,
  type Transaction,
  type Refuse,
} from '../kernel/index.ts'
import { findGiftTerms } from '../campaigns/index.ts'
import { openBonusWallet } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import { moveHouseMoney } from './move-bonus-money.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward } from './show-bonus.ts'
import { insertStep } from './steps.queries.ts'

const refuse: Refuse<typeof call> = refuseByCode

const DAY_MS = 86_400_000

/**
 * The player accepts the terms: the house puts the bonus on an account from which only stakes can be taken. An award
 * that is accepted already is returned unchanged.
 */
export async function activateBonus(
  needs: BonusNeeds,
  { awardId, amountMinor }: Pick<BodyOf<typeof call>, 'awardId' | 'amountMinor'>,
  playerId: number,
): Promise<ReplyOf<typeof call>> {
  const { db, isPlayingBlocked, judgeBonus } = needs
  const offered = await awards.findAward(db, awardId)
  if (offered?.award.playerId !== playerId) return refuse('ERR_BONUS_NOT_FOUND')
  if (offered.award.state === 'active') return showAward(db, offered)
  const { isOfCampaign } = offered.bonus
  // The call accepts only agreement to the terms, which were shown from this bonus and its amount.
  await judgeBonus(playerId, { ...offered.bonus, wereTermsTold: true })
  if (await isPlayingBlocked(db, playerId)) return refuse('ERR_PLAYING_BLOCKED')
  try {
    return await db.transaction((tx) => activate(needs, tx, { awardId, playerId, isOfCampaign, amountMinor }))
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('ERR_BONUS_ALREADY_ACTIVE')
    throw error
  }
}

type Offer = {
  readonly awardId: string
  readonly playerId: number
  readonly isOfCampaign: boolean
  readonly amountMinor?: number | undefined
}

/** Winnings of free rounds are no gift of their own: they follow from rounds that were accepted. */
async function whyNot(
  { whyNotTaken }: Pick<BonusNeeds, 'whyNotTaken'>,
  tx: Transaction,
  { awardId, playerId, isOfCampaign }: Offer,
): Promise<WhyNot | undefined> {
  const gift = isOfCampaign ? await findGiftTerms(tx, awardId) : undefined
  return isOfCampaign && !gift ? undefined : whyNotTaken(tx, { playerId, campaignId: gift?.campaignId ?? null })
}

async function activate(
  { clock, isPlayingBlocked, whyNotTaken }: BonusNeeds,
  tx: Transaction,
  { awardId, playerId, isOfCampaign, amountMinor }: Offer,
): Promise<ReplyOf<typeof call>> {
  // Before the award, by its lock on the campaign: so this and a concurrent pause of the campaign run one after the
  // other.
  const why = await whyNot({ whyNotTaken }, tx, { awardId, playerId, isOfCampaign })
  if (why) return refuse('ERR_NOT_GIVEN', { why })
  const of = await awards.lockAward(tx, awardId)
  assert(of, 'An award is never removed.')
  const at = clock.now()
  const { award, bonus } = of
  if (award.state === 'active') return showAward(tx, of)
  if (!bonusCan('activate', award.state) || award.acceptBefore <= at) return refuse('ERR_STATE_CHANGED')
  if (amountMinor !== undefined && amountMinor !== bonus.amount) return refuse('ERR_STATE_CHANGED')
  // An exclusion, a stop or a lock may have come while this transaction waited.
  if (await isPlayingBlocked(tx, playerId)) return refuse('ERR_PLAYING_BLOCKED')
  const ends = [at.getTime() + bonus.daysToPlay * DAY_MS, ...(bonus.hardEnd ? [bonus.hardEnd.getTime()] : [])]
  await awards.startPlaying(tx, awardId, at, new Date(Math.min(...ends)))
  await openBonusWallet(tx, award.playerId)
  await moveHouseMoney(tx, { of, kind: 'bonus', amountMinor: bonus.amount, at })
  await insertStep(tx, awardId, { kind: 'accepted', at, change: bonus.amount })
  await publish(tx, 'bonuses.activated', { awardId, playerId: award.playerId })
  const active = await awards.findAward(tx, awardId)
  assert(active, 'An award is never removed.')
  return showAward(tx, active)
}
