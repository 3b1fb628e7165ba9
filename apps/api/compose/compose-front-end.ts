import type { ServerConfigName } from '#contract/onling-v2/server-config.ts'
import type { Configuration } from '#config/resolve.ts'

/** The settings of market and brand that every front end may read, by the names of `ServerConfig/GetValue`. */
export function publicConfigOf({
  brand,
  market,
  environment,
}: Configuration): Readonly<Record<ServerConfigName, unknown>> {
  return {
    target: brand.target,
    appName: brand.appName,
    market: market.key,
    environment,
    timeZone: market.timeZone,
    currency: market.currency,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    minRegistrationAge: market.minRegistrationAge,
    defaultNationality: market.defaultNationality,
    allowedPermanentAddressCountry: market.allowedPermanentAddressCountry,
    profileFields: market.profileFields,
    identityDocumentsAllowedTypes: market.identityDocumentsAllowedTypes,
    bankAccountVerificationMethods: market.bankAccountVerificationMethods,
    accountVerificationMethods: brand.accountVerificationMethods,
    fastTrack: brand.registration.fastTrack,
    depositMethods: brand.payment.depositMethods,
    withdrawalMethods: brand.payment.withdrawalMethods,
    quickAmounts: brand.payment.quickAmounts,
    limitKinds: market.limits.kinds,
    images: brand.images,
  }
}
