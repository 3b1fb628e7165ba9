/**
 * How a language writes a day. English is that of Europe, with the month as a word: `11/5` is read as the 5th of
 * November by some and as the 11th of May by others.
 */
export function dateParts(language: string): {
  readonly locale: string
  readonly day: 'numeric'
  readonly month: 'numeric' | 'short'
} {
  const isEnglish = language.startsWith('en')
  return { locale: isEnglish ? 'en-GB' : language, day: 'numeric', month: isEnglish ? 'short' : 'numeric' }
}
