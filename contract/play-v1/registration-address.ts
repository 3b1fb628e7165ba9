import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AddressCountry, AddressSuggestions, AddressText } from '../shapes/addresses.ts'

/**
 * `PlayerAddress/Suggest` for a person without an account: the token of the started registration keeps strangers from using our
 * partner's service. A POST, because the typed address must not appear in the log of URLs.
 */
export const suggestAddressForRegistration = defineCall({
  method: 'POST',
  path: '/capi/Play/v1/Registration/SuggestAddress',
  audience: 'any',
  summary: 'Addresses that begin with the typed text, during a registration',
  body: Type.Object({
    token: Type.String({ minLength: 10, maxLength: 100 }),
    text: AddressText,
    country: AddressCountry,
  }),
  reply: AddressSuggestions,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED'],
  ratePerMinute: 120,
})
