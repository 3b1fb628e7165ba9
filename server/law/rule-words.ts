import cs from './texts/rules/cs.json' with { type: 'json' }
import sk from './texts/rules/sk.json' with { type: 'json' }
import type { LawLanguage } from './texts/index.ts'

/**
 * Sentences of rules in the languages of staff, by the sentence of the pack. They are not part of a pack: its fingerprint is
 * that by which decisions were made.
 */
const WORDS: Readonly<Partial<Record<LawLanguage, Readonly<Record<string, string>>>>> = { cs, sk }

/** A sentence of a rule in a language; as the pack has it where there is no other. */
export const sentenceIn = (language: LawLanguage, sentence: string): string => WORDS[language]?.[sentence] ?? sentence
