import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { CampaignTerms, GIFT_KINDS, WHY_NOT } from '../shapes/campaigns.ts'
import { Instant, Uuid } from '../shapes/fields.ts'
import { MeanCosts } from '../shapes/bonus-detail.ts'
import { Currency, Money } from '../shapes/money.ts'

/** What campaigns offer, as players see it. Ours: the specification shows no call of it. */
const root = '/capi/Play/v1/Promotions'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const { name, gift, wagering, games, window, endsAtWithdrawal, giftsPerPlayerMax } = CampaignTerms.properties

/** A campaign by the terms of its version that gives; whom it names is not told. */
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
  /** The most that one gift can be. */
  largestGift: Money,
  /** What wagering the largest gift costs on average. */
  meanCost: MeanCosts,
  people: Type.Object({ kind: Type.Enum(['everyone', 'named', 'segment', 'code']) }),
})

const shown = {
  offers: Type.Array(Promotion),
  /** What has been signed and begins later, the next first. */
  coming: Type.Array(Promotion),
  at: Instant,
}

export const listPromotions = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'any',
  summary: 'What campaigns offer to everybody now and next',
  reply: Type.Object(shown),
  refusals: [],
})

/** Who is to be left alone is shown nothing at all: no offer, no refusal, nothing that comes. */
export const listOwnPromotions = defineCall({
  method: 'GET',
  path: `${root}/ListOwn`,
  audience: 'player',
  summary: 'What campaigns offer to the player, and what they do not and why',
  reply: Type.Object({
    ...shown,
    /** Nothing at all is to be offered to the player, here or elsewhere on the site. */
    isLeftAlone: Type.Boolean(),
    refused: Type.Array(
      Type.Object({
        promotion: Promotion,
        why: Type.Enum([...WHY_NOT]),
        /** The law's own sentence by language, with its rule, where it is the law. */
        law: orNull(Type.Object({ ruleId: Type.String(), texts: Type.Record(Type.String(), Type.String()) })),
        /** Whether proving who one is would change it. */
        needsIdentity: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})

/** What is taken is an offer: it is accepted apart, under its terms. */
export const takePromotion = defineCall({
  method: 'POST',
  path: `${root}/Take`,
  audience: 'player',
  summary: 'Take what a campaign offers without a deposit or a code',
  body: Type.Object({
    campaignId: Uuid,
    /** The version whose terms were read; refused when another gives by now. */
    version: Type.Integer({ minimum: 1 }),
  }),
  reply: Type.Object({ giftId: Uuid, kind: Type.Enum([...GIFT_KINDS]), made: Type.String() }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_NOT_GIVEN'],
})
