/** A field of the person that a market may require. An empty list of countries means all nationalities. */
export type ProfileFieldRule = {
  readonly allowed: boolean
  readonly required: boolean
  readonly countries: readonly string[]
}

/** Rules of market and brand for registration; the composition reads them from the configuration. */
export type RegistrationRules = {
  /** Two letters, for national formats. */
  readonly country: 'CZ' | 'SK'
  readonly timeZone: string
  readonly minRegistrationAge: number
  readonly defaultNationality: string
  /** ISO 3166-1 alpha-3; empty: any. */
  readonly permanentAddressCountries: readonly string[]
  /** May a politically exposed person register? */
  readonly acceptPoliticallyExposed: boolean
  readonly profileFields: Readonly<Record<'titleBefore' | 'databox' | 'birthPlace' | 'birthNumber', ProfileFieldRule>>
  /** The brand opens a temporary account with few fields; the rest of the person follows. */
  readonly isFastTrack: boolean
  /** Land-based systems may change the person of a player (player-site §3, canEditInfoOnLandbase). */
  readonly mayVenuesChange: boolean
  readonly languages: readonly string[]
  /** What the terms are called that may be agreed to now in a language; in any of them where none is known. */
  readonly termsInForce: (language?: string) => readonly string[]
}
