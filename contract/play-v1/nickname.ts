import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PlayerId, text } from '../shapes/fields.ts'

/** Null: none, or removed by the player. */
const Nickname = Type.Union([text(20, 3), Type.Null()])

/** Why a nickname is not allowed: `reason` in the details of ERR_NICKNAME_NOT_ALLOWED. */
export const NICKNAME_FAULTS = ['letters', 'personal', 'reserved', 'offensive'] as const
export type NicknameFault = (typeof NICKNAME_FAULTS)[number]

/** The player's own nickname, and whether the brand lets players change it (`canEditNickname`). */
export const getNickname = defineCall({
  method: 'GET',
  path: '/capi/PlayerAccount/v1/GetNickname',
  audience: 'player',
  summary: 'The player’s own nickname',
  query: Type.Object({}),
  reply: Type.Object({ nickname: Type.Union([Type.String(), Type.Null()]), mayChange: Type.Boolean() }),
  refusals: [],
})

/**
 * The name under which others see the player, instead of the real one. 3 to 20 letters, digits, single spaces, dots, dashes and
 * underscores; no personal data, no name of the house, nothing obscene; unique in the brand, look-alikes included.
 */
export const setNickname = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/SetNickname',
  audience: 'player',
  summary: 'Set, change or remove one’s own nickname',
  body: Type.Object({ nickname: Nickname }),
  reply: Type.Object({ nickname: Nickname }),
  refusals: ['ERR_NICKNAME_NOT_OFFERED', 'ERR_NICKNAME_NOT_ALLOWED', 'ERR_NICKNAME_TAKEN', 'ERR_PLAYER_NOT_FOUND'],
  ratePerMinute: 10,
})

/** Staff correct or remove a nickname, where the brand allows it (`backOffice.canEditNickname`). */
export const setNicknameOfPlayer = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Player/SetNickname',
  audience: 'staff',
  permission: 'players.edit',
  summary: 'Change or remove a player’s nickname',
  body: Type.Object({ playerId: PlayerId, nickname: Nickname, explanation: text(2000, 20) }),
  reply: Type.Object({ nickname: Nickname }),
  refusals: [
    'ERR_PLAYER_NOT_FOUND',
    'ERR_NICKNAME_NOT_OFFERED',
    'ERR_NICKNAME_NOT_ALLOWED',
    'ERR_NICKNAME_TAKEN',
    'ERR_STATE_CHANGED',
  ],
})
