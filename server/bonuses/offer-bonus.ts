import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bonuses.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { sumGivenByHand } from '../campaigns/index.ts'
import { assert, newId, refuse, publish, type Querier, type Transaction } from '../kernel/index.ts'
import * as awards from './awards.queries.ts'
import * as queries from './bonuses.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward } from './show-bonus.ts'

const DAY_MS = 86_400_000

type Offer = Pick<BodyOf<typeof calls.assign>, 'bonusId' | 'playerId'>
type Offered = ReplyOf<typeof calls.assign>

/**
 * Offers a bonus to a player. No money moves: the law requires that the terms are shown first (CZ-15b), so that the
 * player accepts them (`activate-bonus.ts`). A bonus that the player has already is not offered again: the existing
 * offer is returned. A player who may not play gets no offer. The policy judges by the sum of all offers to the player
 * in a day, whoever made them, or of all that the requester has given alone to anybody, whichever is more (decision 0461).
 */
export function offerAction(needs: BonusNeeds): Action<Offer, Offered> {
  const { clock } = needs
  return {
    key: 'bonuses.assign',
    permission: 'bonuses.manage',
    check: ({ playerId }) => needs.judgeOffer(playerId),
    preview: async (tx, offer, { userId }) => {
      const { playerId } = offer
      const { bonus, open } = await holdOffer(needs, tx, offer)
      const amount = { amountMinor: bonus.amount, currency: bonus.currency }
      const since = new Date(clock.now().getTime() - DAY_MS)
      const offeredMinor = await awards.sumOffered(tx, playerId, since)
      const aloneMinor = await sumGivenAlone(tx, { userId, currency: bonus.currency, since })
      return {
        ...emptyPreview,
        subject: { kind: 'bonus-of-player', id: `${playerId}:${bonus.id}`, label: bonus.name },
        playerId,
        // An existing offer adds nothing.
        amount: open ? null : amount,
        judgedMinor: open ? 0 : Math.max(offeredMinor, aloneMinor) + bonus.amount,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'bonus', before: open ? bonus.name : null, after: bonus.name },
          { field: 'amount', before: open ? amount : null, after: amount },
          ...termsOf(bonus),
        ],
      }
    },
    run: async (tx, offer, { asker, approver }) => {
      const { bonus, open } = await holdOffer(needs, tx, offer)
      if (open) return showAward(tx, open)
      const { playerId } = offer
      const now = clock.now()
      const acceptBefore = new Date(now.getTime() + bonus.daysToAccept * DAY_MS)
      const award = { id: newId(now), playerId, amount: bonus.amount, offeredAt: now, acceptBefore }
      const by = { offeredBy: asker.userId, approvedBy: approver?.userId ?? null }
      await awards.insertAward(tx, award, { bonusId: bonus.id, ...by })
      await publish(tx, 'bonuses.offered', { awardId: award.id, playerId })
      const offered = await awards.findAward(tx, award.id)
      assert(offered, 'An offer that was just written is there.')
      return showAward(tx, offered)
    },
  }
}

/** Its terms as a preview shows them: all are new to the player. */
export const termsOf = ({ wageringTimes, stakeMax, currency, daysToAccept, daysToPlay }: queries.Bonus) => [
  { field: 'wagering', before: null, after: `${wageringTimes}×` },
  { field: 'stakeMax', before: null, after: stakeMax === null ? null : { amountMinor: stakeMax, currency } },
  { field: 'daysToAccept', before: null, after: daysToAccept },
  { field: 'daysToPlay', before: null, after: daysToPlay },
]

/** Serializes offers to a player; returns the bonus, and the award of it that the player has already. */
async function holdOffer(
  { target, isPlayer, isPlayingBlocked, isRestricted, isToBeLeftAlone, maxMinor }: BonusNeeds,
  tx: Transaction,
  { bonusId, playerId }: Offer,
): Promise<{ readonly bonus: queries.Bonus; readonly open: awards.AwardOfBonus | undefined }> {
  await awards.lockOffers(tx, playerId)
  const bonus = await queries.findBonusOf(tx, target, bonusId)
  if (!bonus) return refuse('ERR_BONUS_NOT_FOUND')
  if (!(await isPlayer(tx, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  if (await isPlayingBlocked(tx, playerId)) return refuse('ERR_PLAYING_BLOCKED')
  if (await isRestricted(tx, playerId)) return refuse('ERR_NOT_GIVEN', { why: 'restricted' })
  if (await isToBeLeftAlone(tx, playerId)) return refuse('ERR_NOT_GIVEN', { why: 'limit-lowered' })
  // A later version has replaced it, or a campaign awards it by its own rules.
  if (bonus.isOfCampaign || (await queries.wasReplaced(tx, bonusId))) return refuse('ERR_STATE_CHANGED')
  if (bonus.amount > maxMinor) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'bonusId', maxMinor })
  return { bonus, open: await awards.findOpen(tx, playerId, bonusId) }
}

/**
 * Offers a bonus that a player has won elsewhere, inside the caller's transaction, which stores the reason, approved by
 * two people. The player need not accept it. Returns the award's id; undefined while the player has the same bonus.
 */
export async function offerWonBonus(
  { clock }: Pick<BonusNeeds, 'clock'>,
  tx: Transaction,
  won: {
    readonly bonusId: string
    readonly playerId: number
    readonly offeredBy: number
    readonly approvedBy: number | null
  },
): Promise<string | undefined> {
  const { bonusId, playerId, ...by } = won
  await awards.lockOffers(tx, playerId)
  const bonus = await queries.findBonus(tx, bonusId)
  assert(bonus, 'A bonus that can be won is there.')
  if (await awards.findOpen(tx, playerId, bonusId)) return undefined
  const offeredAt = clock.now()
  const id = newId(offeredAt)
  const acceptBefore = new Date(offeredAt.getTime() + bonus.daysToAccept * DAY_MS)
  await awards.insertAward(tx, { id, playerId, amount: bonus.amount, offeredAt, acceptBefore }, { bonusId, ...by })
  await publish(tx, 'bonuses.offered', { awardId: id, playerId })
  return id
}

/**
 * What a player was offered since a moment, in minor units: by staff and by campaigns. Other offers to the player wait for the end of
 * the transaction.
 */
export async function holdOffered(tx: Transaction, playerId: number, since: Date): Promise<number> {
  await awards.lockOffers(tx, playerId)
  return awards.sumOffered(tx, playerId, since)
}

/**
 * What a person of the staff has given by hand in a currency since a moment without a second person, to anybody, in minor units:
 * bonuses, and gifts of campaigns. What they give further waits for the end of the transaction.
 */
export async function sumGivenAlone(
  tx: Transaction,
  by: { readonly userId: number; readonly currency: string; readonly since: Date },
): Promise<number> {
  const offeredMinor = await awards.lockOfferedBy(tx, by)
  return offeredMinor + (await sumGivenByHand(tx, by))
}

/** What a bonus that a brand's staff wrote is worth, in minor units; undefined when there is none: a campaign's is the campaign's. */
export const findBonusWorth = (db: Querier, bonusId: string, target: string): Promise<number | undefined> =>
  queries.findWrittenAmount(db, target, bonusId)
