import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Capability } from '../shapes/capabilities.ts'
import { Instant, PlayerId } from '../shapes/fields.ts'

/** What the calls themselves would return now. The query refuses nothing, counts nothing and stores nothing. */
export const getCapabilities = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/GetCapabilities',
  audience: 'staff',
  permission: 'players.read',
  summary: 'What one player may do now, and the obstacles to the rest',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ at: Instant, capabilities: Type.Array(Capability) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
