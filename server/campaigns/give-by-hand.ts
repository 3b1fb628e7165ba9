import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/campaigns.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { assert, refuse, type Transaction } from '../kernel/index.ts'
import { amountOf } from './amount-of.ts'
import * as queries from './campaigns.queries.ts'
import * as giftQueries from './gifts.queries.ts'
import * as versionQueries from './versions.queries.ts'
import { giveWithin, judgeRecipient } from './give-gift.ts'
import type { PromotionNeeds } from './promotions/needs.ts'
import { showGift } from './show-campaign.ts'

type Input = Pick<BodyOf<typeof calls.giveByHand>, 'campaignId' | 'playerId' | 'nth'>

const DAY_MS = 86_400_000
const PLAIN = { kind: 'plain' } as const
const causeOf = ({ nth }: Input) => `hand:${nth}`

/**
 * Gives a player what a campaign of the kind `by-hand` gives. `nth` says which gift of the campaign to this player it is, so that a
 * repeated request gives once. The policy judges everything that the player was offered within a day, also as a bonus, or that the
 * requester has given alone to anybody, whichever is more, so that an amount is not split (decision 0461).
 */
export function giveByHandAction(needs: PromotionNeeds): Action<Input, ReplyOf<typeof calls.giveByHand>> {
  const { clock, target } = needs
  return {
    key: 'campaigns.give-by-hand',
    permission: 'campaigns.manage',
    check: async ({ campaignId, playerId }) => {
      const why = await judgeRecipient(needs, { campaignId, playerId, occasion: PLAIN })
      if (why) return refuse('ERR_NOT_GIVEN', { why })
    },
    preview: async (tx, input, { userId }) => {
      const { row, version, earlier } = await lockToGive(needs, tx, input)
      const { playerId } = input
      const amountMinor = amountOf(version.terms.gift, PLAIN)
      assert(typeof amountMinor === 'number', 'What is given by hand has an amount of its own.')
      const amount = { amountMinor, currency: row.currency }
      const since = new Date(clock.now().getTime() - DAY_MS)
      const offeredMinor = await needs.holdOffered(tx, playerId, since)
      const aloneMinor = await needs.sumGivenAlone(tx, { userId, currency: row.currency, since })
      return {
        ...emptyPreview,
        subject: { kind: 'campaign', id: row.id, label: version.terms.name },
        playerId,
        amount: earlier ? null : amount,
        judgedMinor: earlier ? 0 : Math.max(offeredMinor, aloneMinor) + amountMinor,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'amount', before: earlier ? amount : null, after: amount },
          { field: 'giftOfPlayer', before: null, after: input.nth },
          { field: 'campaignVersion', before: null, after: version.version },
        ],
      }
    },
    run: async (tx, input, { asker, approver }) => {
      const { campaignId, playerId } = input
      await lockToGive(needs, tx, input)
      const cause = causeOf(input)
      const by = { givenBy: asker.userId, approvedBy: approver?.userId ?? null }
      const given = await giveWithin(needs, tx, { campaignId, playerId, cause, occasion: PLAIN, ...by })
      if (given.outcome === 'not-given') return refuse('ERR_NOT_GIVEN', { why: given.why })
      const [gift] = await giftQueries.listGifts(tx, { target, campaignId, playerId, giftId: given.giftId }, FIRST)
      assert(gift, 'A gift that was just given is there.')
      return showGift(gift)
    },
  }
}

const FIRST = { before: null, limit: 1 } as const

/** The locked campaign with the version that gives, and whether this gift was given before. */
async function lockToGive(needs: Pick<PromotionNeeds, 'target'>, tx: Transaction, input: Input) {
  const { campaignId, playerId, nth } = input
  const row = await queries.lockCampaign(tx, needs.target, campaignId)
  if (!row) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  const version = row.liveVersion === null ? undefined : await versionQueries.findVersion(tx, row.id, row.liveVersion)
  if (row.kind !== 'by-hand' || !version) return refuse('ERR_NOT_GIVEN', { why: 'not-live' })
  const earlier = await giftQueries.findGift(tx, { campaignId, playerId, cause: causeOf(input) })
  if (!earlier && nth !== (await giftQueries.countGifts(tx, campaignId, [playerId])) + 1)
    return refuse('ERR_STATE_CHANGED')
  return { row, version, earlier }
}
