import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { Giver, GiftToMake } from '../campaigns/index.ts'
import { largestGift } from '../campaigns/index.ts'
import { assert, publish, publishMany, type Transaction } from '../kernel/index.ts'
import * as awards from './awards.queries.ts'
import * as queries from './bonuses.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { insertAwards } from './many.queries.ts'
import { takeBack } from './take-back.ts'

const DAY_MS = 86_400_000

/** Bonus money as campaigns give it: an offer that the player accepts, by the terms of the version that awarded it. */
export const bonusGiver: Giver = { writeTerms, give, giveMany, takeBack }

/** The same check where terms are written: an unknown game would never count, and its bonus could not be wagered. */
export const bonusGiverOf = ({ isGame }: Pick<BonusNeeds, 'isGame'>): Giver => ({
  ...bonusGiver,
  findProblems: ({ games }) =>
    games.shares.every(({ gameKey }) => isGame(gameKey)) ? [] : [{ field: 'games.shares', problem: 'unknown-game' }],
})

/** An approved version is a bonus of its own: its id identifies the terms that players accept. */
async function writeTerms(tx: Transaction, version: Parameters<Giver['writeTerms']>[1]): Promise<void> {
  const { versionId, currency, terms, writtenBy, approvedBy, at } = version
  const { wagering, games } = terms
  assert(wagering, 'Terms of bonus money say how it is wagered.')
  const isWritten = await queries.insertBonus(
    tx,
    {
      id: versionId,
      name: terms.name,
      currency,
      amount: largestGift(terms),
      wageringTimes: wagering.times,
      stakeMax: wagering.stakeMaxMinor,
      daysToAccept: wagering.daysToAccept,
      daysToPlay: wagering.daysToPlay,
      createdAt: at,
      hardEnd: new Date(terms.window.hardEnd),
      listsGames: games.kind === 'listed',
      version: 1,
      isOfCampaign: true,
      endsAtWithdrawal: terms.endsAtWithdrawal,
    },
    { createdBy: writtenBy, approvedBy, idempotencyKey: null, target: null },
  )
  assert(isWritten, 'A version is approved once.')
  if (games.kind === 'listed') await queries.insertGames(tx, versionId, games.shares)
}

/** Offers it: no money moves before the player has accepted the terms (CZ-15b). */
async function give(tx: Transaction, gift: Parameters<Giver['give']>[1]): Promise<string> {
  const { giftId, versionId, playerId, cause, amountMinor, terms, at, givenBy } = gift
  const award = { id: giftId, playerId, amount: amountMinor, offeredAt: at, acceptBefore: acceptBefore(terms, at) }
  await awards.insertAward(tx, award, { bonusId: versionId, offeredBy: givenBy, approvedBy: null })
  await publish(tx, 'bonuses.offered', { awardId: giftId, playerId, isAsked: wasAsked(cause) })
  return giftId
}

/** The same to many players, in one statement each. */
async function giveMany(tx: Transaction, gifts: readonly GiftToMake[]): Promise<void> {
  const [first] = gifts
  if (!first) return
  const { versionId, amountMinor, terms, at, givenBy } = first
  const of = { bonusId: versionId, amount: amountMinor, offeredBy: givenBy }
  const made = gifts.map(({ giftId, playerId }) => ({ id: giftId, playerId }))
  await insertAwards(tx, made, { ...of, offeredAt: at, acceptBefore: acceptBefore(terms, at) })
  const told = made.map(({ id, playerId }) => ({ awardId: id, playerId }))
  await publishMany(tx, 'bonuses.offered', told)
}

/** Whether the player requested it: from the page of offers, by a code, or in place of free rounds. */
const wasAsked = (cause: string): boolean => cause === 'taken' || cause.startsWith('code:')

function acceptBefore({ wagering, window }: CampaignTerms, at: Date): Date {
  assert(wagering, 'Terms of bonus money say how it is wagered.')
  return new Date(Math.min(at.getTime() + wagering.daysToAccept * DAY_MS, new Date(window.hardEnd).getTime()))
}
