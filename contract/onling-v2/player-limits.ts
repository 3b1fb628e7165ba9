import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PageQuery, page, PlayerId } from '../shapes/fields.ts'
import { LimitKindName, LimitValue } from '../shapes/limits.ts'

const valueOrNull = Type.Union([LimitValue, Type.Null()])

/** `replaced`: a later request took its place before it held. */
export const LIMIT_CHANGE_STATES = ['in-force', 'past', 'pending', 'cancelled', 'replaced'] as const

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
  summary: 'Every change of one player’s limits, newest first, with the rule that it was made by',
  query: Type.Object({ playerId: PlayerId, ...PageQuery }),
  reply: page(LimitUpdateRow),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
