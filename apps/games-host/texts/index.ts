import type { Language } from '#config/shapes.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { vi } from './vi.ts'

/** Every text of the games host. Another language has every key or does not compile. */
export type Texts = Readonly<Record<keyof typeof cs, string>>
export type TextKey = keyof Texts

export const texts: Readonly<Record<Language, Texts>> = { cs, sk, en, hu, ru, vi }

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(texts, value)
}
