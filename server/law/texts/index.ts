import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import cs from './cs.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import informalCs from './informal/cs.json' with { type: 'json' }
import informalHu from './informal/hu.json' with { type: 'json' }
import informalRu from './informal/ru.json' with { type: 'json' }
import informalSk from './informal/sk.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }

/**
 * Text of a rule's refusal, with what the person can do now (config/texts/fill-text.ts: the content of <known> is left
 * out where a value in it is not known). `from` is added when it becomes allowed by time alone.
 */
export const lawTexts = { cs, sk, en, hu, ru, vi } as const

export type LawLanguage = keyof typeof lawTexts

/** Texts that address the reader, in first-name terms. */
const informalTexts: Readonly<Partial<Record<LawLanguage, Readonly<Record<string, string>>>>> = {
  cs: informalCs,
  sk: informalSk,
  hu: informalHu,
  ru: informalRu,
}

/** The texts of a language in a form of address. What the law itself requires to be said is the same in both. */
export const lawTextsTo = (address: FormOfAddress, language: LawLanguage): Readonly<Record<string, string>> => ({
  ...lawTexts[language],
  ...(address === 'informal' ? informalTexts[language] : {}),
})
