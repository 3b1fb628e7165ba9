import type { Brand } from '#config/brand.ts'
import type { Market } from '#config/market.ts'
import { readBrandMessages } from '#config/read-texts.ts'
import { languages, type Language } from '#config/shapes.ts'
import { loginByAccessCode, loginByCardAtDevice, requestAccessCode } from '#contract/capi-v1/player-authentication.ts'
import { addPlayerToRvoByToken, generateExclusionToken } from '#contract/kiosk/player-exclusion.ts'
import { createRegistrationToken } from '#contract/onling-v2/registration.ts'
import { readDocument } from '#contract/play-v1/newcomer.ts'
import { changePin } from '#contract/onling-v2/player-card.ts'
import { cancelVoucher, issueVoucher } from '#contract/play-v1/cash-vouchers.ts'
import { excludeSelf, pressPanic } from '#contract/play-v1/exclusion.ts'
import { errorTextsIn } from '../../front-door/error-texts.ts'
import type { TextsByLanguage } from '../../front-door/open-texts.ts'
import { problemVariantsFor, variantsFor } from './informal-texts.ts'

const CALLS = [
  loginByCardAtDevice,
  requestAccessCode,
  loginByAccessCode,
  changePin,
  readDocument,
  createRegistrationToken,
  issueVoucher,
  cancelVoucher,
  pressPanic,
  excludeSelf,
  generateExclusionToken,
  addPlayerToRvoByToken,
]
const TRANSPORT = ['ERR_INVALID_INPUT', 'ERR_NOT_SIGNED_IN', 'ERR_TOO_MANY_REQUESTS', 'ERR_UNAVAILABLE', 'default']

/** Texts of the error codes of the page, in every language, with the brand's live texts. */
export function errorsOf(brand: Pick<Brand, 'tone'>, said: TextsByLanguage): Record<string, Record<string, string>> {
  const codes = [...new Set<string>([...CALLS.flatMap(({ refusals }) => refusals), ...TRANSPORT])]
  const errorsIn = (language: Language) => {
    const texts = errorTextsIn(brand, language, said)
    return Object.fromEntries(codes.flatMap((code) => (texts[code] ? [[code, texts[code]]] : [])))
  }
  return Object.fromEntries(languages.map((language) => [language, errorsIn(language)]))
}

/** Settings of the page: brand and market of the kiosk. */
export function readSetting(brand: Brand, market: Market) {
  // The law's warning is in the language of the country.
  const spoken = brand.defaultLanguage
  return {
    appName: brand.appName,
    target: brand.target,
    timeZone: market.timeZone,
    firstLanguage: brand.defaultLanguage,
    siteLanguages: brand.languages,
    minAge: market.minRegistrationAge,
    variants: variantsFor(brand),
    problemVariants: problemVariantsFor(brand),
    warning: readBrandMessages(brand.target, spoken).footer.warning,
  }
}
