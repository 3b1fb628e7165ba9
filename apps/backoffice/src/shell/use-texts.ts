import { fillCompiled, type TextValues } from '#config/texts/fill-compiled.ts'
import { cs } from '../texts/cs.ts?compiled'
import { en } from '../texts/en.ts?compiled'
import { partnerNames } from '../texts/partner-names.ts'
import { sk } from '../texts/sk.ts?compiled'
import { splitText, type TextPart } from '../texts/split-text.ts'
import type { CompiledTexts, TextKey } from '../texts/text-key.ts'
import { settings, type Language } from './settings.ts'

const all: Readonly<Record<Language, CompiledTexts>> = { cs, sk, en }

export type Values = TextValues

/**
 * Texts of the chosen language. `or` gives the fallback for names that come from the server, `parts` keeps the places of a
 * text for what is more than words.
 */
export function useTexts() {
  const language = settings.language.use()
  // Whoever writes texts writes times: a change of the zone shows at once.
  settings.zone.use()
  const texts = all[language]
  const isKey = (key: string): key is TextKey => key in texts
  const t = (key: TextKey, values: Values = {}) => fillCompiled(texts[key], values, language)
  const or = (key: string, fallback: string, values: Values = {}) =>
    isKey(key) ? t(key, values) : (partnerNames[language].get(key) ?? fallback)
  const parts = (key: string): readonly TextPart[] | undefined =>
    isKey(key) ? splitText(texts[key], language) : undefined
  return { t, or, parts, language }
}
