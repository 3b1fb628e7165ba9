import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import type { AddressRegister, AddressSuggester } from './address-partner.ts'

/** Facts of the market and the partners that addresses need. */
export type AddressNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  /**
   * Countries in which a permanent address may be, ISO 3166-1 alpha-3; empty: any. The first one is the market's own.
   */
  readonly permanentCountries: readonly string[]
  readonly suggester: AddressSuggester
  /** Smartform itself, for land-based systems. */
  readonly smartform: AddressRegister
  /** The Czech register; undefined in other markets. */
  readonly ruian: AddressRegister | undefined
  /** Refuses ERR_TOKEN_INVALID, ERR_TOKEN_EXPIRED unless it is the token of a started registration. */
  readonly judgeRegistrationToken: (token: string) => Promise<void>
}

/** The register that confirms addresses of a country: the state's own, else a private one. */
export function registerOf(
  { ruian, smartform }: Pick<AddressNeeds, 'ruian' | 'smartform'>,
  country: string,
): AddressRegister | undefined {
  return [ruian, smartform].find((one) => one?.countries.includes(country))
}
