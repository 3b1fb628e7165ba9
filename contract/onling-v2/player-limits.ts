import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { limitChangeList } from '../lists/limit-changes.ts'
import { listQuery } from '../lists/list.ts'
import { LIMIT_CHANGE_STATES } from '../shapes/limit-change-states.ts'
import { Instant, page, PlayerId } from '../shapes/fields.ts'
import { LimitKindName, LimitValue } from '../shapes/limits.ts'

const valueOrNull = Type.Union([LimitValue, Type.Null()])

export const LimitUpdateRow = Type.Object({
  changeId: Type.Integer(),
  kind: LimitKindName,
  from: valueOrNull,
  to: valueOrNull,
  isFirst: Type.Boolean(),
  state: Type.Enum([...LIMIT_CHANGE_STATES]),
  askedAt: Instant,
  effectiveAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
  ruleId: Type.String(),
  packId: Type.String(),
})

export const getPlayerLimitUpdates = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/View/GetPlayerLimitUpdates',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Changes of one player’s limits, newest first, each with its rule',
  query: Type.Object({ playerId: PlayerId, ...listQuery(limitChangeList) }),
  reply: page(LimitUpdateRow),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
