import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ADDRESS_MATCHES, AddressCountry, AddressOffered, AddressParts, AddressText } from '../shapes/addresses.ts'
import { text } from '../shapes/fields.ts'
import { AddressEntered } from '../shapes/registration.ts'

const smartForm = '/capi/Internal/v1/SmartForm'

/** An address from a register, with the register's code of it where it has one. */
const Registered = Type.Object({ ...AddressParts.properties, code: Type.Union([Type.String(), Type.Null()]) })

const Verdict = Type.Object({ match: Type.Enum([...ADDRESS_MATCHES]), addresses: Type.Array(Registered) })

/** Land-based systems query the same partner through us. A partner that does not respond is named in the error. */
export const suggestBySmartForm = defineCall({
  method: 'POST',
  path: `${smartForm}/SuggestAddress`,
  audience: 'internal',
  scope: 'addresses',
  summary: 'Addresses that begin with the typed text',
  isReading: true,
  body: Type.Object({ text: AddressText, country: AddressCountry }),
  reply: Type.Object({ suggestions: Type.Array(AddressOffered) }),
  refusals: ['ERR_PARTNER_UNAVAILABLE'],
})

export const validateBySmartForm = defineCall({
  method: 'POST',
  path: `${smartForm}/ValidateAddress`,
  audience: 'internal',
  scope: 'addresses',
  summary: 'Validate an address with Smartform',
  isReading: true,
  body: Type.Object({ address: AddressEntered }),
  reply: Verdict,
  refusals: ['ERR_PARTNER_UNAVAILABLE'],
})

/** Czech addresses only: a brand of another market has no such register and returns ERR_PARTNER_UNAVAILABLE as well. */
export const validateByRuian = defineCall({
  method: 'POST',
  path: '/capi/Government/v1/RuianValidation/ValidateAddress',
  audience: 'internal',
  scope: 'addresses',
  summary: 'Validate an address with the Czech register of addresses',
  isReading: true,
  body: Type.Object({
    street: text(200),
    /** May have the prefix `č.p.` or `č.ev.`; `123/4a` includes the orientation number. */
    houseNumber: text(40, 1),
    orientationNumber: Type.Optional(text(20)),
    town: text(200, 1),
    /** Part of the town. */
    part: Type.Optional(text(200)),
    postCode: text(10),
  }),
  reply: Verdict,
  refusals: ['ERR_PARTNER_UNAVAILABLE'],
})
