import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, PageQuery, page, PlayerId, Uuid } from '../shapes/fields.ts'
import { CardNumber } from '../shapes/player-cards.ts'
import { SessionRow } from '../onling-v2/player.ts'

/** Sessions of players, for land-based systems: list the open ones, and end them. */
const root = '/capi/Authentication/v1/Sessions'

const InternalSessionRow = Type.Object({ playerId: PlayerId, ...SessionRow.properties })

export const allActiveSessionsByCurrentScope = defineCall({
  method: 'POST',
  path: `${root}/AllActiveSessionsByCurrentScope`,
  audience: 'internal',
  scope: 'sessions.read',
  summary: 'Open sessions of the brand, newest first',
  isReading: true,
  body: Type.Object({ ...PageQuery }),
  reply: page(InternalSessionRow),
  refusals: [],
})

export const sessionsByPlayer = defineCall({
  method: 'POST',
  path: `${root}/ByPlayer`,
  audience: 'internal',
  scope: 'sessions.read',
  summary: 'Open sessions of a player',
  isReading: true,
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ sessions: Type.Array(InternalSessionRow) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const sessionsByPlayerCard = defineCall({
  method: 'POST',
  path: `${root}/ByPlayerCard`,
  audience: 'internal',
  scope: 'sessions.read',
  summary: 'Open sessions of the player who holds a card',
  isReading: true,
  body: Type.Object({ cardNumber: CardNumber }),
  reply: Type.Object({ sessions: Type.Array(InternalSessionRow) }),
  refusals: ['ERR_INVALID_CARD_ID'],
})

export const killSessions = defineCall({
  method: 'POST',
  path: `${root}/KillSessions`,
  audience: 'internal',
  scope: 'sessions.end',
  summary: 'End several sessions; returns how many were open',
  body: Type.Object({ sessionIds: Type.Array(Uuid, { minItems: 1, maxItems: 200 }) }),
  reply: Type.Object({ ended: Type.Integer() }),
  refusals: [],
})

export const killSession = defineCall({
  method: 'POST',
  path: `${root}/KillSession`,
  audience: 'internal',
  scope: 'sessions.end',
  summary: 'End one session',
  body: Type.Object({ sessionId: Uuid }),
  reply: Done,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

export const killSessionsByPlayer = defineCall({
  method: 'POST',
  path: `${root}/KillSessionsByPlayer`,
  audience: 'internal',
  scope: 'sessions.end',
  summary: 'End all sessions of a player; returns how many were open',
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ ended: Type.Integer() }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
