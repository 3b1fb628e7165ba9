import { operatingFigures } from '#config/operating-figures.ts'
import type { Language } from '#config/shapes.ts'
import { termsName } from '#contract/shapes/content.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import type { Site } from '../../shell/site-context.ts'
import type { Market } from '#config/market.ts'
import type { FormRules } from './steps.ts'

/** The rules of the market for forms about a person. */
export function formRulesOf(market: Market, termsVersion = ''): FormRules {
  return {
    profileFields: market.profileFields,
    defaultNationality: market.defaultNationality,
    addressCountries: market.allowedPermanentAddressCountry,
    ageMin: market.minRegistrationAge,
    termsVersion,
  }
}

/** The version of the terms in force, in the language of the page. */
export async function readTermsVersion(site: Site, language: Language): Promise<string> {
  const { version } = await readPageText(site, language, 'terms')
  return termsName(operatingFigures[site.market.key].termsVersion, language, version)
}
