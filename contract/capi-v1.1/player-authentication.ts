import { defineCall } from '../call.ts'
import { cardSignInFields } from '../capi-v1/player-authentication.ts'

export const loginByCardOfPage = defineCall({
  ...cardSignInFields,
  path: '/capi/Authentication/v1.1/PlayerAuthentication/ByCard',
})
