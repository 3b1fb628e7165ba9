import { Type, type Static } from 'typebox'
import { Instant, text } from './fields.ts'

/** What a player's address is for. The permanent one is the law's: every player has one, in a country of the market. */
export const ADDRESS_KINDS = ['Permanent', 'Contact'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** How an address stands to a register. `UNKNOWN`: the register could not be asked. */
export const ADDRESS_MATCHES = ['EXACT', 'PARTIAL', 'MANY', 'NONE', 'UNKNOWN'] as const
export type AddressMatch = (typeof ADDRESS_MATCHES)[number]

/** Who may have confirmed an address. */
export const ADDRESS_SOURCES = ['ruian', 'smartform'] as const
export type AddressSource = (typeof ADDRESS_SOURCES)[number]

/** An address as it is kept. Country: ISO 3166-1 alpha-3. */
export const AddressParts = Type.Object({
  /** Empty in villages that name no streets. */
  street: Type.String(),
  houseNumber: Type.String(),
  town: Type.String(),
  postCode: Type.String(),
  country: Type.String(),
})
export type AddressParts = Static<typeof AddressParts>

/** An address of a register, as it is offered to somebody who types one. */
export const AddressOffered = Type.Object({
  ...AddressParts.properties,
  /** On one line. */
  label: Type.String(),
})
export type AddressOffered = Static<typeof AddressOffered>

/** What is typed to be offered addresses: at least three characters. */
export const AddressText = text(200, 3)
/** Of which country addresses are offered; without it the market's own. */
export const AddressCountry = Type.Optional(Type.Enum(['CZE', 'SVK']))

/** Addresses that begin so. Where the partner does not answer the person types the whole address. */
export const AddressSuggestions = Type.Object({
  isAvailable: Type.Boolean(),
  suggestions: Type.Array(AddressOffered),
})

/** A player's address. `confirmedBy` names the register that has it; null where it was only entered. */
export const PlayerAddress = Type.Object({
  kind: Type.Enum([...ADDRESS_KINDS]),
  ...AddressParts.properties,
  confirmedBy: Type.Union([Type.Enum([...ADDRESS_SOURCES]), Type.Null()]),
  changedAt: Instant,
})
