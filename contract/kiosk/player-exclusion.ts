import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ExclusionShown, RegisterApplication } from '../shapes/exclusions.ts'
import { Instant, PlayerId, text } from '../shapes/fields.ts'

const Applied = Type.Object({ exclusion: ExclusionShown, application: RegisterApplication })
const months = Type.Integer({ minimum: 1, maximum: 120 })

/** A single-use, short-lived token to exclude one player from this kiosk. */
export const generateExclusionToken = defineCall({
  method: 'POST',
  path: '/api/Kiosk/Player/v2/GenerateExclusionToken',
  audience: 'kiosk',
  scope: 'kiosk.exclude',
  summary: 'Token with which this kiosk can exclude one player',
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ exclusionToken: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_REGISTER_NOT_WRITABLE'],
})

export const addPlayerToRvoByToken = defineCall({
  method: 'POST',
  path: '/api/Kiosk/Player/v2/AddPlayerToRvo',
  audience: 'kiosk',
  scope: 'kiosk.exclude',
  summary: 'Apply to the register for the player of an exclusion token',
  body: Type.Object({ exclusionToken: text(200, 20), months }),
  reply: Applied,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED', 'ERR_REGISTER_NOT_WRITABLE', 'ERR_AMOUNT_NOT_ALLOWED'],
})

export const addPlayerToRvoAtKiosk = defineCall({
  method: 'POST',
  path: '/api/Kiosk/Player/v1/AddPlayerToRvo',
  audience: 'kiosk',
  scope: 'kiosk.exclude',
  summary: 'Apply to the register for a player',
  body: Type.Object({ playerId: PlayerId, months }),
  reply: Applied,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_REGISTER_NOT_WRITABLE', 'ERR_AMOUNT_NOT_ALLOWED'],
})

export const hasPlayerActiveSession = defineCall({
  method: 'GET',
  path: '/api/Kiosk/Player/v1/HasPlayerActiveSession',
  audience: 'kiosk',
  scope: 'kiosk.players',
  summary: 'Whether the player is signed in anywhere now',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ hasActiveSession: Type.Boolean() }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
