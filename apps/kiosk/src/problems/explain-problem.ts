import type { Variants } from '#config/texts/form-of-address.ts'
import type { Language } from '../texts/index.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { ProblemPlace, ProblemTexts } from './problem-texts.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { vi } from './vi.ts'

export const problems: Readonly<Record<Language, ProblemTexts>> = { cs, sk, en, vi, ru, hu }

type Known = {
  readonly language: Language
  /** What the brand says otherwise in its form of address. */
  readonly variants?: Variants<ProblemTexts> | undefined
  readonly general: Readonly<Record<string, string>> | undefined
}

/** The text of a refusal at a place of the kiosk: its own one, or the general one of the product. */
export function explainProblem(
  { language, variants, general }: Known,
  code: string,
  place: ProblemPlace = 'any',
): string {
  const own: Readonly<Record<string, string>> = { ...problems[language], ...variants }
  return own[`${place}.${code}`] ?? own[`any.${code}`] ?? general?.[code] ?? general?.['default'] ?? code
}
