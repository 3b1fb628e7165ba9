import { campaignCodeList, campaignRestrictionList } from '#contract/lists/campaign-codes.ts'
import { campaignGiftList, notGivenList } from '#contract/lists/campaign-gifts.ts'
import { campaignList } from '#contract/lists/campaigns.ts'
import { getRestrictedPlayers } from '#contract/onling-v2/bonus-restrictions.ts'
import * as calls from '#contract/play-v1/campaigns.ts'
import { idOfCursor, makeWalkedList, makeWholeList, numberOfCursor, pageOf } from '../kernel/index.ts'
import { listCampaigns } from './campaigns.queries.ts'
import { listCodes, type CodeRow } from './codes.queries.ts'
import { listGifts, listNotGiven } from './gifts.queries.ts'
import type { CampaignNeeds } from './needs.ts'
import { showRestriction } from './restrict-players.ts'
import { listRestrictions } from './restricted.queries.ts'
import { showCampaign, showGift } from './show-campaign.ts'

/** Campaigns of the brand, as a list of the back office. */
export const campaignsListed = ({ db, target }: Pick<CampaignNeeds, 'db' | 'target'>) =>
  makeWholeList({
    list: campaignList,
    call: calls.list,
    keyOf: ({ campaignId }) => campaignId,
    read: async ({ state = null }, _reader, most) => {
      const rows = await listCampaigns(db, { target, state }, most)
      return rows.map(({ terms, ...row }) => showCampaign(row, terms))
    },
  })

/** Gifts of campaigns, as a list of the back office: in the order in which they were given. */
export const giftsListed = ({ db, target }: Pick<CampaignNeeds, 'db' | 'target'>) =>
  makeWalkedList({
    list: campaignGiftList,
    call: calls.listGifts,
    read: async ({ campaignId = null, playerId = null, cursor }, _reader, limit) => {
      const of = { target, campaignId, playerId }
      const rows = await listGifts(db, of, { before: idOfCursor(cursor), limit: limit + 1 })
      return pageOf(rows.map(showGift), limit, ({ giftId }) => giftId)
    },
  })

/** Refused gifts of campaigns, as a list of the back office: in the order of the refusals. */
export const notGivenListed = ({ db, target }: Pick<CampaignNeeds, 'db' | 'target'>) =>
  makeWalkedList({
    list: notGivenList,
    call: calls.listNotGiven,
    read: async ({ campaignId = null, playerId = null, cursor }, _reader, limit) => {
      const of = { target, campaignId, playerId }
      const rows = await listNotGiven(db, of, { before: numberOfCursor(cursor), limit: limit + 1 })
      const shown = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
      return pageOf(shown, limit, ({ no }) => String(no))
    },
  })

/** Codes of a campaign, as a list of the back office: in the order in which they were made. */
export const codesListed = ({ db }: Pick<CampaignNeeds, 'db'>) =>
  makeWalkedList({
    list: campaignCodeList,
    call: calls.listCodes,
    read: async ({ campaignId, cursor }, _reader, limit) => {
      const rows = await listCodes(db, { campaignId, before: idOfCursor(cursor) }, limit + 1)
      return pageOf(rows.map(showCode), limit, ({ codeId }) => codeId)
    },
  })

const showCode = ({ id, usesMax, used, madeAt, endedAt }: CodeRow) => ({
  codeId: id,
  usesMax,
  used,
  madeAt: madeAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

/** Players who are given nothing, as a list of the back office: in the order in which they were added. */
export const restrictedListed = ({ db, clock, target }: Pick<CampaignNeeds, 'db' | 'clock' | 'target'>) =>
  makeWalkedList({
    list: campaignRestrictionList,
    call: getRestrictedPlayers,
    read: async ({ campaignId = null, playerId = null, cursor }, _reader, limit) => {
      const of = { target, campaignId, playerId, at: clock.now() }
      const rows = await listRestrictions(db, of, { before: idOfCursor(cursor), limit: limit + 1 })
      return pageOf(rows.map(showRestriction), limit, ({ restrictionId }) => restrictionId)
    },
  })
