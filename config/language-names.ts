import type { Language } from './shapes.ts'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  cs: 'Čeština',
  sk: 'Slovenčina',
  en: 'English',
  hu: 'Magyar',
  ru: 'Русский',
  vi: 'Tiếng Việt',
}
