import type { Language } from '#config/shapes.ts'
import { withVariants, type FormOfAddress } from '#config/texts/form-of-address.ts'
import { cs, informal as informalCs } from './cs.ts'
import { en } from './en.ts'
import { hu, informal as informalHu } from './hu.ts'
import { informal as informalRu, ru } from './ru.ts'
import { informal as informalSk, sk } from './sk.ts'
import { vi } from './vi.ts'

/** Every text of the games host. Another language has every key or does not compile. */
export type Texts = Readonly<Record<keyof typeof cs, string>>
export type TextKey = keyof Texts

export const texts: Readonly<Record<Language, Texts>> = { cs, sk, en, hu, ru, vi }
const informal: Readonly<Record<Language, Texts>> = {
  ...texts,
  cs: withVariants(cs, informalCs),
  sk: withVariants(sk, informalSk),
  hu: withVariants(hu, informalHu),
  ru: withVariants(ru, informalRu),
}

/** The texts in a brand's form of address. The verifier, one file for every brand, and the rules of games are formal in both. */
export const textsTo = (address: FormOfAddress): Readonly<Record<Language, Texts>> =>
  address === 'informal' ? informal : texts

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(texts, value)
}
