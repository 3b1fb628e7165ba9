import { COMMON_WORDS } from './common-passwords.ts'

const PASSWORD_LENGTH_MIN = 10

export type PasswordProblem = 'too-short' | 'too-common' | 'too-simple' | 'contains-person'

/** What is wrong with a new password; undefined when nothing is. Length matters more than classes of characters. */
export function judgePassword(
  password: string,
  person: { readonly email: string; readonly firstName: string; readonly surname: string },
): PasswordProblem | undefined {
  if ([...password].length < PASSWORD_LENGTH_MIN) return 'too-short'
  const plain = simplify(password)
  if (new Set(plain).size < 4 || isRun(plain)) return 'too-simple'
  const letters = plain.replaceAll(/[^\p{L}]/gu, '')
  if (COMMON_WORDS.has(plain) || COMMON_WORDS.has(letters) || letters.length === 0) return 'too-common'
  const own = [person.email, person.email.split('@')[0] ?? '', person.firstName, person.surname].map(simplify)
  const rest = own
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ''), plain)
  return [...rest.replaceAll(/[\d\W_]/gu, '')].length < 4 && rest.length < plain.length ? 'contains-person' : undefined
}

function simplify(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** `abcdefghij`, `9876543210`: each character follows the one before by the same single step. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  return [1, -1].some((step) => codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step))
}
