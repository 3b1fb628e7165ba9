import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'

export type Values = Readonly<Record<string, string | number>>

const compiled = new Map<string, CompiledMessage>()

/**
 * Writes a text of the back office: ICU message syntax, so `{count, plural, one {# hour} other {# hours}}` follows the language.
 * A name without a value stays visible in its braces, so that it is noticed.
 * @param language whose plurals and numbers are used
 */
export function fillText(text: string, values: Values, language: string): string {
  if (!text.includes('{')) return text
  const message = compiled.get(text) ?? compile(text)
  compiled.set(text, message)
  // A plural without its number: the text as it was written is better than one about nothing.
  if (countedIn(text).some((name) => typeof values[name] !== 'number')) return text
  const parts: unknown = format(message, language, visible(values), { formatters })
  return Array.isArray(parts) ? parts.join('') : String(parts)
}

const countedIn = (text: string): readonly string[] =>
  text.includes(', plural,') ? [...text.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => name) : []

/** The values, and each other name as it stands in the text. */
const visible = (values: Values): Record<string, string | number> =>
  new Proxy(values, {
    has: () => true,
    get: (of, name) => Reflect.get(of, name) ?? `{${String(name)}}`,
  })

/** Intl's objects are dear to make: one of each kind and language. */
function keep<Made extends object>(make: (language: string, options?: object) => Made) {
  const made = new Map<string, Made>()
  return (language?: Intl.LocalesArgument, options?: object): Made => {
    const key = `${String(language)} ${JSON.stringify(options ?? {})}`
    const one = made.get(key) ?? make(String(language), options)
    made.set(key, one)
    return one
  }
}

const formatters = {
  getDateTimeFormat: keep((language, options) => new Intl.DateTimeFormat(language, options)),
  getNumberFormat: keep((language, options) => new Intl.NumberFormat(language, options)),
  getPluralRules: keep((language, options) => new Intl.PluralRules(language, options)),
}
