import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { CampaignTerms, GIFT_KINDS, WHY_NOT } from '../shapes/campaigns.ts'
import { Instant, Uuid } from '../shapes/fields.ts'
import { MeanCosts } from '../shapes/bonus-detail.ts'
import { Currency, Money } from '../shapes/money.ts'

/** What campaigns offer, as players see it. The specification has no such call. */
const root = '/capi/Play/v1/Promotions'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const { name, gift, wagering, games, window, endsAtWithdrawal, giftsPerPlayerMax } = CampaignTerms.properties

/** A campaign by the terms of its live version; its target group is not shown. */
export const Promotion = Type.Object({
  campaignId: Uuid,
  version: Type.Integer(),
  currency: Currency,
  name,
  gift,
  wagering,
  games,
  window,
  endsAtWithdrawal,
  giftsPerPlayerMax,
  /** The largest possible amount of one gift. */
  largestGift: Money,
  /** The average cost of wagering the largest gift. */
  meanCost: MeanCosts,
  people: Type.Object({ kind: Type.Enum(['everyone', 'named', 'segment', 'code']) }),
})

const shown = {
  offers: Type.Array(Promotion),
  /** Approved campaigns that begin later, the next first. */
  coming: Type.Array(Promotion),
  at: Instant,
}

export const listPromotions = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'any',
  summary: 'Present and next public offers of campaigns',
  reply: Type.Object(shown),
  refusals: [],
})

/** A player who must not get offers sees nothing at all: no offer, no refusal, no coming campaign. */
export const listOwnPromotions = defineCall({
  method: 'GET',
  path: `${root}/ListOwn`,
  audience: 'player',
  summary: 'Offers of campaigns to the player, and why others are not available',
  reply: Type.Object({
    ...shown,
    /** The player must not get any offer, here or elsewhere on the site. */
    isLeftAlone: Type.Boolean(),
    refused: Type.Array(
      Type.Object({
        promotion: Promotion,
        why: Type.Enum([...WHY_NOT]),
        /** The sentence of the law by language, with its rule, where the law is the reason. */
        law: orNull(Type.Object({ ruleId: Type.String(), texts: Type.Record(Type.String(), Type.String()) })),
        /** Whether verifying one's identity would change it. */
        needsIdentity: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})

/** Takes an offer: it is accepted separately, under its terms. */
export const takePromotion = defineCall({
  method: 'POST',
  path: `${root}/Take`,
  audience: 'player',
  summary: 'Take an offer of a campaign that needs no deposit and no code',
  body: Type.Object({
    campaignId: Uuid,
    /** The version whose terms the player read; refused when another one is live by now. */
    version: Type.Integer({ minimum: 1 }),
  }),
  reply: Type.Object({ giftId: Uuid, kind: Type.Enum([...GIFT_KINDS]), made: Type.String() }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_NOT_GIVEN'],
})
