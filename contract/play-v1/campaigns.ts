import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { campaignCodeList } from '../lists/campaign-codes.ts'
import { campaignGiftList, notGivenList } from '../lists/campaign-gifts.ts'
import { campaignList } from '../lists/campaigns.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import {
  Campaign,
  CampaignCode,
  CampaignEstimate,
  CampaignGift,
  CampaignTerms,
  CampaignVersion,
  CodeShown,
  Finding,
  NotGiven,
} from '../shapes/campaigns.ts'
import { IdempotencyKey, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { CAMPAIGN_STATES } from '../states/campaign-states.ts'

/** Calls of staff about campaigns. The specification has only those of players and partners. */
const root = '/capi/BackOffice/v1/Campaigns'
const explanation = text(2000, 20)
const Detail = Type.Object({ campaign: Campaign, versions: Type.Array(CampaignVersion) })

/** Terms that are invalid, with the field and the problem, and terms that the law of the market forbids, with its findings. */
const TERM_REFUSALS = ['ERR_CAMPAIGN_TERMS', 'ERR_CAMPAIGN_NOT_LAWFUL'] as const

export const list = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Campaigns, newest first',
  query: Type.Object({ ...listQuery(campaignList), state: Type.Optional(Type.Enum([...CAMPAIGN_STATES])) }),
  reply: page(Campaign),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const get = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'One campaign with all versions of its terms, newest first',
  query: Type.Object({ campaignId: Uuid, playerId: Type.Optional(PlayerId) }),
  reply: Type.Object({
    ...Detail.properties,
    /** Number of gifts to the player of the query; null without one. */
    giftsToPlayer: Type.Union([Type.Integer(), Type.Null()]),
  }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND'],
})

/** Saves nothing: validation for the editor. */
export const judge = defineCall({
  method: 'POST',
  path: `${root}/Judge`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Findings of the law of the market against terms, with the rule, its figure and the remedy',
  isReading: true,
  body: Type.Object({ terms: CampaignTerms }),
  reply: Type.Object({ findings: Type.Array(Finding) }),
  refusals: [],
})

/** Saves nothing. Players excluded by law, exclusions and limits are counted by the real checks, in dry runs. */
export const estimate = defineCall({
  method: 'POST',
  path: `${root}/Estimate`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Estimated cost of terms, by the exact figures of their games, and the players whom they would reach today',
  isReading: true,
  body: Type.Object({ terms: CampaignTerms }),
  reply: CampaignEstimate,
  refusals: ['ERR_CAMPAIGN_TERMS'],
})

export const create = defineCall({
  method: 'POST',
  path: `${root}/Create`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Create a campaign with the first version of its terms',
  body: Type.Object({
    terms: CampaignTerms,
    /** A repeat with the same key returns the same campaign. */
    idempotencyKey: Type.Optional(IdempotencyKey),
  }),
  reply: Detail,
  refusals: [...TERM_REFUSALS, 'ERR_KEY_REUSED'],
})

/** The live version stays in force until the new one is approved. */
export const saveVersion = defineCall({
  method: 'POST',
  path: `${root}/SaveVersion`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Write a new version of the terms',
  body: Type.Object({
    campaignId: Uuid,
    terms: CampaignTerms,
    /** The version that was edited; refused when there is a newer one. */
    afterVersion: Type.Integer({ minimum: 1 }),
  }),
  reply: Detail,
  refusals: [...TERM_REFUSALS, 'ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Required before a version is submitted for approval: the gate checks the terms as they are now. */
export const check = defineCall({
  method: 'POST',
  path: `${root}/Check`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Check the newest version by the law of the market, before the approval',
  body: Type.Object({ campaignId: Uuid, version: Type.Integer({ minimum: 1 }) }),
  reply: Detail,
  refusals: [...TERM_REFUSALS, 'ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Always needs two people, and the second one is never the author of the terms. */
export const approve = defineCall({
  method: 'POST',
  path: `${root}/Approve`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Request the approval of the newest version; approved, it gives from the beginning of its window on',
  body: Type.Object({
    campaignId: Uuid,
    version: Type.Integer({ minimum: 1 }),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Detail,
  refusals: [
    ...TERM_REFUSALS,
    'ERR_CAMPAIGN_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_SECOND_PERSON_NEEDED',
    ...APPROVAL_REFUSALS,
  ],
})

export const giveByHand = defineCall({
  method: 'POST',
  path: `${root}/GiveByHand`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Give a player the gift of a campaign of the kind by-hand; above a ceiling needs two people',
  body: Type.Object({
    campaignId: Uuid,
    playerId: PlayerId,
    /** Sequence number of the gift to this player: 1 for the first. A repeat with the same number gives nothing more. */
    nth: Type.Integer({ minimum: 1, maximum: 1000 }),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: CampaignGift,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_NOT_GIVEN', ...APPROVAL_REFUSALS],
})

const moving = { campaignId: Uuid, explanation }

export const pause = defineCall({
  method: 'POST',
  path: `${root}/Pause`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Pause a campaign at once; gifts already given remain',
  body: Type.Object(moving),
  reply: Detail,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** It gives by terms that were signed, so one person may resume it. */
export const resume = defineCall({
  method: 'POST',
  path: `${root}/Resume`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Resume a campaign with the approved terms',
  body: Type.Object(moving),
  reply: Detail,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_CAMPAIGN_NOT_LAWFUL'],
})

export const end = defineCall({
  method: 'POST',
  path: `${root}/End`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'End a campaign permanently; gifts already given remain',
  body: Type.Object(moving),
  reply: Detail,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const listGifts = defineCall({
  method: 'GET',
  path: `${root}/ListGifts`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Gifts of a campaign or to a player, newest first',
  query: Type.Object({ ...listQuery(campaignGiftList) }),
  reply: page(CampaignGift),
  refusals: [],
})

export const listNotGiven = defineCall({
  method: 'GET',
  path: `${root}/ListNotGiven`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Causes for which a campaign gave nothing, and why, newest first',
  query: Type.Object({ ...listQuery(notGivenList) }),
  reply: page(NotGiven),
  refusals: [],
})

/** The codes are only in this response: just their hashes are stored. */
export const makeCodes = defineCall({
  method: 'POST',
  path: `${root}/MakeCodes`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Create codes of a campaign: many single-use ones, or one word for many players',
  body: Type.Object({
    campaignId: Uuid,
    codes: Type.Union([
      Type.Object({ kind: Type.Literal('random'), count: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
      Type.Object({ kind: Type.Literal('word'), word: CampaignCode }),
    ]),
    usesMax: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    explanation,
  }),
  reply: Type.Object({ codes: Type.Array(Type.String()) }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_CODE_USED'],
})

export const listCodes = defineCall({
  method: 'GET',
  path: `${root}/ListCodes`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Codes of a campaign with their uses, newest first',
  query: Type.Object({ ...listQuery(campaignCodeList), campaignId: Uuid }),
  reply: page(CodeShown),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const endCodes = defineCall({
  method: 'POST',
  path: `${root}/EndCodes`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Deactivate codes of a campaign; their gifts remain',
  body: Type.Object({
    campaignId: Uuid,
    /** Null: all of them. */
    codeIds: Type.Union([Type.Array(Uuid, { minItems: 1, maxItems: 1000, uniqueItems: true }), Type.Null()]),
    explanation,
  }),
  reply: Type.Object({ ended: Type.Integer() }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND'],
})
