import { namesOfPartners } from '#contract/shapes/payment-names.ts'
import { allPartners } from '#partners/facts.ts'
import { partnerTexts } from '#partners/texts.ts'

type StaffLanguage = 'cs' | 'sk' | 'en'

const written = (language: StaffLanguage): [string, string][] =>
  allPartners.flatMap(({ key, gateway, method }) => {
    const texts = partnerTexts[key] ?? {}
    const ofMethods = [
      ...(method && texts.method ? [[method.name, texts.method] as const] : []),
      ...Object.entries(texts.payouts ?? {}),
    ]
    return [
      ...(texts.gateway ? [[`gateway.${gateway}`, texts.gateway[language]] as [string, string]] : []),
      ...ofMethods.flatMap(([name, { staff }]): [string, string][] =>
        staff ? [[`method.${name}`, staff[language]]] : [],
      ),
    ]
  })

const named = (language: StaffLanguage): ReadonlyMap<string, string> =>
  new Map([...namesOfPartners, ...written(language)])

/** How partners and their methods are called in the back office: by their own texts, else by their names. */
export const partnerNames = { cs: named('cs'), sk: named('sk'), en: named('en') }
