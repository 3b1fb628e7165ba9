import { operatingFigures } from '#config/operating-figures.ts'
import type { Language } from '#config/shapes.ts'
import { termsName } from '#contract/shapes/content.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import type { Site } from '../../shell/site-context.ts'
import type { Market } from '#config/market.ts'
import type { FormRules } from './steps.ts'

/** The part of the market that the forms about a person depend on. */
export function formRulesOf(market: Market, termsVersion = ''): FormRules {
  return {
    profileFields: market.profileFields,
    defaultNationality: market.defaultNationality,
    addressCountries: market.allowedPermanentAddressCountry,
    ageMin: market.minRegistrationAge,
    termsVersion,
  }
}

/** What the terms in force are called in the language in which they are read. */
export async function readTermsVersion(site: Site, language: Language): Promise<string> {
  const { version } = await readPageText(site, language, 'terms')
  return termsName(operatingFigures[site.market.key].termsVersion, language, version)
}
