/** Answers that the stand-ins of the registers can be set to for a person. */
export const REGISTER_ANSWERS = [
  'clear',
  'excluded',
  'unknown',
  'minor',
  'mismatch',
  'slow',
  'silent',
  'http_500',
  'http_503',
  'outage',
  'garbage',
  'empty',
  'other_question',
  'rejected',
] as const

export type RegisterAnswer = (typeof REGISTER_ANSWERS)[number]

export function isRegisterAnswer(word: unknown): word is RegisterAnswer {
  return (REGISTER_ANSWERS as readonly unknown[]).includes(word)
}

/** Surnames that cause an answer, for people and browser tests; folded: lower case, no accents. */
const MAGIC_SURNAMES: Readonly<Record<string, RegisterAnswer>> = {
  vylouceny: 'excluded',
  vyloucena: 'excluded',
  vyluceny: 'excluded',
  vylucena: 'excluded',
  nejasny: 'unknown',
  nejasna: 'unknown',
  mlcici: 'silent',
  pomaly: 'slow',
  pomala: 'slow',
  porouchany: 'http_500',
  zmateny: 'garbage',
}

export type AnswerBook = {
  /** `who`: first name and surname, or `*` for everybody without an entry of their own. */
  readonly write: (who: string, answer: RegisterAnswer) => void
  /** Entry of the person, of everybody, magic surname, accepted applications, then clear. */
  readonly choose: (firstName: string, surname: string) => RegisterAnswer
  /** The register has accepted an application: from now on the person is in it. */
  readonly exclude: (firstName: string, surname: string) => void
  readonly clear: () => void
}

export function makeAnswerBook(): AnswerBook {
  const entries = new Map<string, RegisterAnswer>()
  const excluded = new Set<string>()
  const nameOf = (firstName: string, surname: string) => fold(`${firstName} ${surname}`)
  return {
    write: (who, answer) => void entries.set(who === '*' ? '*' : fold(who), answer),
    choose: (firstName, surname) =>
      entries.get(nameOf(firstName, surname)) ??
      entries.get('*') ??
      MAGIC_SURNAMES[fold(surname)] ??
      (excluded.has(nameOf(firstName, surname)) ? 'excluded' : 'clear'),
    exclude: (firstName, surname) => void excluded.add(nameOf(firstName, surname)),
    clear: () => {
      entries.clear()
      excluded.clear()
    },
  }
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
