import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done } from '../shapes/fields.ts'

/** Why a terminal ends its player's session; the names of the enumerator LogoutReasons that a device may send. */
export const DEVICE_LOGOUT_REASONS = [
  'Player',
  'IdleTime',
  'AbsoluteTime',
  'LimitReached',
  'Shutdown',
  'OtherDevice',
] as const

export const logoutFields = {
  method: 'POST',
  audience: 'player',
  summary: 'End this session, with the reason given by the device',
  body: Type.Object({ logoutReason: Type.Optional(Type.Enum([...DEVICE_LOGOUT_REASONS])) }),
  reply: Done,
  refusals: [],
} as const

export const logoutPlayer = defineCall({
  ...logoutFields,
  path: '/capi/Authentication/v1/PlayerAuthentication/Logout',
})
