import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { campaignRestrictionList } from '../lists/campaign-codes.ts'
import { listQuery } from '../lists/list.ts'
import { Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'

const root = '/capi/v2-onling/Bonuses'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const Players = Type.Array(PlayerId, { minItems: 1, maxItems: 1000, uniqueItems: true })

/** A player who gets nothing of one campaign, or nothing of any campaign and no bonus by hand. */
export const RestrictedPlayer = Type.Object({
  restrictionId: Uuid,
  playerId: PlayerId,
  campaignId: orNull(Uuid),
  reason: Type.String(),
  until: orNull(Instant),
  addedBy: Type.String(),
  addedAt: Instant,
})

/** The outcome of adding a player. */
const Outcome = Type.Enum(['added', 'restricted-already', 'unknown-player'])
const Outcomes = Type.Object({ rows: Type.Array(Type.Object({ playerId: PlayerId, outcome: Outcome })) })

export const getRestrictedPlayers = defineCall({
  method: 'GET',
  path: `${root}/GetRestrictedPlayers`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'Players who get no gifts, newest first',
  query: Type.Object({
    ...listQuery(campaignRestrictionList),
  }),
  reply: page(RestrictedPlayer),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** What a player already has is kept. */
export const addRestrictedPlayer = defineCall({
  method: 'POST',
  path: `${root}/AddRestrictedPlayer`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'Exclude players from the gifts of one campaign or of all',
  body: Type.Object({
    playerIds: Players,
    /** Null: by any campaign, and no bonus by hand. */
    campaignId: orNull(Uuid),
    /** Null: until somebody removes it. */
    until: orNull(Instant),
    explanation: text(2000, 20),
  }),
  reply: Outcomes,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_CAMPAIGN_TERMS'],
})

/** Changes nothing: returns what adding these players would do. */
export const checkRestrictedPlayer = defineCall({
  method: 'POST',
  path: `${root}/CheckRestrictedPlayer`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'Which of these players are restricted, and which are unknown',
  isReading: true,
  body: Type.Object({ playerIds: Players, campaignId: orNull(Uuid) }),
  reply: Outcomes,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND'],
})

export const deleteRestrictedPlayer = defineCall({
  method: 'DELETE',
  path: `${root}/DeleteRestrictedPlayer`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'End the restriction of a player',
  query: Type.Object({ restrictionId: Uuid, explanation: text(2000, 20) }),
  reply: RestrictedPlayer,
  refusals: ['ERR_RESTRICTION_NOT_FOUND'],
})
