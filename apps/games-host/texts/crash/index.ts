import type { Language } from '#config/shapes.ts'
import { withVariants, type FormOfAddress } from '#config/texts/form-of-address.ts'
import { cs, informal as informalCs } from './cs.ts'
import { en } from './en.ts'
import { hu, informal as informalHu } from './hu.ts'
import { informal as informalRu, ru } from './ru.ts'
import { informal as informalSk, sk } from './sk.ts'
import { vi } from './vi.ts'

/** Every text of the shared games. Another language has every key or does not compile. */
export type CrashTexts = Readonly<Record<keyof typeof cs, string>>
export type CrashTextKey = keyof CrashTexts

export const crashTexts: Readonly<Record<Language, CrashTexts>> = { cs, sk, en, hu, ru, vi }
const informal: Readonly<Record<Language, CrashTexts>> = {
  ...crashTexts,
  cs: withVariants(cs, informalCs),
  sk: withVariants(sk, informalSk),
  hu: withVariants(hu, informalHu),
  ru: withVariants(ru, informalRu),
}

/** The texts in a brand's form of address; the rules are formal in both. */
export const crashTextsTo = (address: FormOfAddress): Readonly<Record<Language, CrashTexts>> =>
  address === 'informal' ? informal : crashTexts
