import type { Market } from '#config/market.ts'
import type { FormRules } from './steps.ts'

/** The part of the market that the forms about a person depend on. */
export function formRulesOf(market: Market): FormRules {
  return {
    profileFields: market.profileFields,
    defaultNationality: market.defaultNationality,
    addressCountries: market.allowedPermanentAddressCountry,
    ageMin: market.minRegistrationAge,
  }
}
