import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { BonusDetail } from '../shapes/bonus-detail.ts'
import { PageQuery, Uuid } from '../shapes/fields.ts'

/** Not in the specification, which has the detail of a bonus for staff only. */
export const getOwnBonus = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Bonuses/Get',
  audience: 'player',
  summary: 'An own bonus: accepted terms, remaining wagering, and the part of each round that counted',
  query: Type.Object({ ...PageQuery, awardId: Uuid }),
  reply: BonusDetail,
  refusals: ['ERR_BONUS_NOT_FOUND'],
})
