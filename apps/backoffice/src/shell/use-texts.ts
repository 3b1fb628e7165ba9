import { cs } from '../texts/cs.ts'
import { en } from '../texts/en.ts'
import { sk } from '../texts/sk.ts'
import { fillText, type Values } from '../texts/fill-text.ts'
import { partnerNames } from '../texts/partner-names.ts'
import type { TextKey, Texts } from '../texts/text-key.ts'
import { settings, type Language } from './settings.ts'

const all: Readonly<Record<Language, Texts>> = { cs, sk, en }

export type { Values } from '../texts/fill-text.ts'

/** Texts of the chosen language. `t.or` gives the fallback for names that come from the server. */
export function useTexts() {
  const language = settings.language.use()
  // Whoever writes texts writes times: a change of the zone shows at once.
  settings.zone.use()
  const texts = all[language]
  const t = (key: TextKey, values: Values = {}) => fillText(texts[key], values, language)
  const or = (key: string, fallback: string) =>
    key in texts ? texts[key as TextKey] : (partnerNames[language].get(key) ?? fallback)
  return { t, or, language }
}
