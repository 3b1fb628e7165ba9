import { Type, type Static } from 'typebox'
import { Instant, text } from './fields.ts'

/** Purpose of an address. The permanent one is required by law: every player has one, in a country of the market. */
export const ADDRESS_KINDS = ['Permanent', 'Contact'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** How an address matches a register. `UNKNOWN`: the register was not reachable. */
export const ADDRESS_MATCHES = ['EXACT', 'PARTIAL', 'MANY', 'NONE', 'UNKNOWN'] as const
export type AddressMatch = (typeof ADDRESS_MATCHES)[number]

/** Registers that may confirm an address. */
export const ADDRESS_SOURCES = ['ruian', 'smartform'] as const
export type AddressSource = (typeof ADDRESS_SOURCES)[number]

/** A stored address. Country: ISO 3166-1 alpha-3. */
export const AddressParts = Type.Object({
  /** Empty in villages without street names. */
  street: Type.String(),
  houseNumber: Type.String(),
  town: Type.String(),
  postCode: Type.String(),
  country: Type.String(),
})
export type AddressParts = Static<typeof AddressParts>

/** An address of a register, offered as a suggestion. */
export const AddressOffered = Type.Object({
  ...AddressParts.properties,
  /** On one line. */
  label: Type.String(),
})
export type AddressOffered = Static<typeof AddressOffered>

/** The typed text for suggestions: at least three characters. */
export const AddressText = text(200, 3)
/** Country of the suggestions; by default the market's own. */
export const AddressCountry = Type.Optional(Type.Enum(['CZE', 'SVK']))

/** Addresses with this prefix. If the partner does not respond the person types the whole address. */
export const AddressSuggestions = Type.Object({
  isAvailable: Type.Boolean(),
  suggestions: Type.Array(AddressOffered),
})

/** A player's address. `confirmedBy` names the register that has it; null where none has confirmed it. */
export const PlayerAddress = Type.Object({
  kind: Type.Enum([...ADDRESS_KINDS]),
  ...AddressParts.properties,
  confirmedBy: Type.Union([Type.Enum([...ADDRESS_SOURCES]), Type.Null()]),
  changedAt: Instant,
})
