import { defineCall } from '../call.ts'
import { logoutFields } from '../capi-v1/player-logout.ts'

export const logoutPlayer = defineCall({
  ...logoutFields,
  path: '/capi/Authentication/v1.1/PlayerAuthentication/Logout',
})
