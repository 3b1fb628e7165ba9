import { foldShapes, hardFold } from './fold-nickname.ts'
import { cs } from './words/cs.ts'
import { en } from './words/en.ts'
import { hu } from './words/hu.ts'
import { ru } from './words/ru.ts'
import { sk } from './words/sk.ts'
import { vi } from './words/vi.ts'

// No such list is complete: staff remove what it misses (BackOffice Player/SetNickname).

const LANGUAGES = [cs, sk, en, hu, ru, vi]
/** The product's own name. */
const OWN = 'tolar'

const STEMS = LANGUAGES.flatMap(({ stems }) => stems.map(hardFold))
const WORDS = LANGUAGES.flatMap(({ words }) => words.map(hardFold))
const RESERVED = [OWN, ...LANGUAGES.flatMap(({ reserved }) => reserved)].map(foldShapes)

const wordsOf = (name: string): readonly string[] => [
  hardFold(name),
  ...name.split(/[^\p{L}\p{N}]+/u).map(hardFold),
  // Also without digits at the end: `píča69`.
  hardFold(name.replaceAll(/\p{N}+$/gu, '')),
]

/** Whether a name is obscene or hateful. */
export function isOffensive(name: string): boolean {
  const whole = hardFold(name)
  return STEMS.some((stem) => whole.includes(stem)) || wordsOf(name).some((word) => WORDS.includes(word))
}

/** Whether a name pretends to be the house or an authority. @param brandName the brand's public name */
export function isReserved(name: string, brandName: string): boolean {
  const whole = foldShapes(name)
  return [...RESERVED, foldShapes(brandName)].some((word) => whole.includes(word))
}
