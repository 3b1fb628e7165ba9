import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import type { KioskTexts } from './kiosk-texts.ts'
import { vi } from './vi.ts'

/** All languages of the product, in the order of the buttons. */
export const LANGUAGES = ['cs', 'sk', 'en', 'vi', 'ru', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]
export type Texts = KioskTexts

export const languageNames: Readonly<Record<Language, string>> = {
  cs: 'Čeština',
  sk: 'Slovenčina',
  en: 'English',
  vi: 'Tiếng Việt',
  ru: 'Русский',
  hu: 'Magyar',
}

export const texts: Readonly<Record<Language, Texts>> = { cs, sk, en, vi, ru, hu }
