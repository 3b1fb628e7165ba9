import { fillCompiled, type TextValues } from '#text'
import { partnerNames } from '../texts/partner-names.ts'
import { splitText, type TextPart } from '../texts/split-text.ts'
import type { CompiledTexts, TextKey } from '../texts/text-key.ts'
import { chooseLanguage, settings, type Language } from './settings.ts'

/** The texts of each language are a file of their own. */
const LOADERS: Readonly<Record<Language, () => Promise<CompiledTexts>>> = {
  cs: async () => (await import('../texts/cs.ts?compiled')).cs,
  sk: async () => (await import('../texts/sk.ts?compiled')).sk,
  en: async () => (await import('../texts/en.ts?compiled')).en,
}
const loaded: Partial<Record<Language, CompiledTexts>> = {}

/** Loads the texts of a language before anything is rendered in it. */
export async function loadTexts(language: Language): Promise<void> {
  loaded[language] ??= await LOADERS[language]()
}

/** Turns the screens to another language once its texts are there. */
export async function turnToLanguage(language: Language): Promise<void> {
  await loadTexts(language)
  chooseLanguage(language)
}

export type Values = TextValues

/**
 * Texts of the chosen language. `or` gives the fallback for names that come from the server, `under` the keys that begin
 * with a prefix, `parts` keeps the places of a text for what is more than words.
 */
export function useTexts() {
  const language = settings.language.use()
  // Whoever writes texts writes times: a change of the zone shows at once.
  settings.zone.use()
  const texts = loaded[language]
  if (!texts) throw new Error(`The texts of "${language}" are not loaded.`)
  const isKey = (key: string): key is TextKey => key in texts
  const t = (key: TextKey, values: Values = {}) => fillCompiled(texts[key], values, language)
  const or = (key: string, fallback: string, values: Values = {}) =>
    isKey(key) ? t(key, values) : (partnerNames[language].get(key) ?? fallback)
  const under = (prefix: string): string[] =>
    [...Object.keys(texts), ...partnerNames[language].keys()].filter((key) => key.startsWith(`${prefix}.`))
  const parts = (key: string): readonly TextPart[] | undefined =>
    isKey(key) ? splitText(texts[key], language) : undefined
  return { t, or, under, parts, language }
}
