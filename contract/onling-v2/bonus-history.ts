import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { BonusDetail, BonusStep } from '../shapes/bonus-detail.ts'
import { page, PageQuery, Uuid } from '../shapes/fields.ts'

const root = '/capi/v2-onling/Bonuses'

/** `cursor` and `limit` page its rounds. */
export const getPlayerBonusDetail = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerBonusDetail`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'A bonus of a player: accepted terms, remaining wagering, and the part of each round that counted',
  query: Type.Object({ ...PageQuery, awardId: Uuid }),
  reply: BonusDetail,
  refusals: ['ERR_BONUS_NOT_FOUND'],
})

export const getPlayerBonusHistory = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerBonusHistory`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'Steps and amounts of a player’s bonus, newest first',
  query: Type.Object({ ...PageQuery, awardId: Uuid }),
  reply: page(BonusStep),
  refusals: ['ERR_BONUS_NOT_FOUND'],
})
