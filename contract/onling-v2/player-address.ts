import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import {
  ADDRESS_KINDS,
  ADDRESS_MATCHES,
  AddressCountry,
  AddressOffered,
  AddressSuggestions,
  AddressText,
  PlayerAddress,
} from '../shapes/addresses.ts'
import { Done } from '../shapes/fields.ts'
import { AddressEntered } from '../shapes/registration.ts'

const root = '/capi/v2-onling/PlayerAddress'
const Kind = Type.Enum([...ADDRESS_KINDS])

export const getAddresses = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'player',
  summary: 'Addresses of the player',
  query: Type.Object({}),
  reply: Type.Object({ addresses: Type.Array(PlayerAddress) }),
  refusals: [],
})

export const suggestAddress = defineCall({
  method: 'GET',
  path: `${root}/Suggest`,
  audience: 'player',
  summary: 'Addresses that begin with the typed text',
  query: Type.Object({ text: AddressText, country: AddressCountry }),
  reply: AddressSuggestions,
  refusals: [],
  ratePerMinute: 120,
})

/** Compares an address with the register; stores nothing. */
export const validateAddress = defineCall({
  method: 'POST',
  path: `${root}/Validate`,
  audience: 'player',
  summary: 'Validate an address with the register',
  body: Type.Object({ address: AddressEntered }),
  reply: Type.Object({ match: Type.Enum([...ADDRESS_MATCHES]), suggestions: Type.Array(AddressOffered) }),
  refusals: ['ERR_INVALID_CONTRACT'],
  ratePerMinute: 60,
})

/**
 * Replaces the stored address of its kind. The permanent one must be in a country of the market. It is compared with a register
 * when it is stored; one that no register has is stored as well.
 */
export const updateAddress = defineCall({
  method: 'POST',
  path: `${root}/Update`,
  audience: 'player',
  summary: 'Store an address of the player',
  body: Type.Object({ kind: Kind, address: AddressEntered }),
  reply: PlayerAddress,
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_PERSON_HAS_ACCOUNT'],
  ratePerMinute: 30,
})

/** The permanent address can only be replaced: every account must have one. */
export const deleteAddress = defineCall({
  method: 'DELETE',
  path: `${root}/Delete`,
  audience: 'player',
  summary: 'Remove an address of the player',
  query: Type.Object({ kind: Kind }),
  reply: Done,
  refusals: ['ERR_ADDRESS_NEEDED', 'ERR_ADDRESS_NOT_FOUND'],
})
