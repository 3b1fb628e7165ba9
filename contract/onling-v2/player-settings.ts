import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Language, PlayerId } from '../shapes/fields.ts'

const Changes = {
  wantsMarketingEmail: Type.Optional(Type.Boolean()),
  wantsMarketingSms: Type.Optional(Type.Boolean()),
  isBalanceShown: Type.Optional(Type.Boolean()),
}

/** A player's settings of notifications and display. */
export const PlayerSettings = Type.Object({
  language: Language,
  wantsMarketingEmail: Type.Boolean(),
  wantsMarketingSms: Type.Boolean(),
  isBalanceShown: Type.Boolean(),
})

export const getSettings = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerSetting/Get',
  audience: 'player',
  summary: 'The player’s own settings',
  query: Type.Object({}),
  reply: PlayerSettings,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** Changes the fields that are sent and keeps the others. Refusing advertising adds the phone number to the stop list at once. */
export const setSettings = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerSetting/Set',
  audience: 'player',
  summary: 'Change one’s own settings',
  body: Type.Object(Changes),
  reply: PlayerSettings,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const setLanguage = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerSetting/SetLanguage',
  audience: 'player',
  summary: 'Language of letters and messages',
  body: Type.Object({ language: Language }),
  reply: Done,
  refusals: ['ERR_INVALID_CONTRACT'],
})

export const getSettingsOfPlayer = defineCall({
  method: 'POST',
  path: '/capi/Evidence/v1/PlayerSettings/Get',
  audience: 'internal',
  scope: 'settings',
  summary: 'Settings of a player, for land-based systems',
  isReading: true,
  body: Type.Object({ playerId: PlayerId }),
  reply: PlayerSettings,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const setSettingsOfPlayer = defineCall({
  method: 'POST',
  path: '/capi/Evidence/v1/PlayerSettings/Set',
  audience: 'internal',
  scope: 'settings',
  summary: 'Change settings of a player, for land-based systems',
  body: Type.Object({ playerId: PlayerId, ...Changes }),
  reply: PlayerSettings,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
