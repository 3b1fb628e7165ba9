import format, { type CompiledMessage } from 'icu-minify/format'

/** A text as `compileTexts` has read it. */
export type Message = CompiledMessage
export type Values = Readonly<Record<string, string | number>>

/**
 * Puts values into a text, its plurals by the rules of the language. A value that is not given stays visible in its braces,
 * so that it is noticed.
 */
export function fillText(message: Message, language: string, values: Values = {}): string {
  const parts: unknown = format(message, language, visible(values), { formatters })
  return Array.isArray(parts) ? parts.join('') : String(parts)
}

const visible = (values: Values): Record<string, string | number> =>
  new Proxy(values, {
    has: () => true,
    get: (of, name) => Reflect.get(of, name) ?? `{${String(name)}}`,
  })

/** Intl's objects are dear to make: one for each language. */
function keep<Made>(make: (language: string) => Made) {
  const made = new Map<string, Made>()
  return (locales?: Intl.LocalesArgument): Made => {
    const language = String(locales)
    const one = made.get(language) ?? make(language)
    made.set(language, one)
    return one
  }
}

// Dates and amounts come as words: what writes them has forms of the market.
const formatters = {
  getDateTimeFormat: (language?: Intl.LocalesArgument) => new Intl.DateTimeFormat(language),
  getNumberFormat: keep((language) => new Intl.NumberFormat(language)),
  getPluralRules: keep((language) => new Intl.PluralRules(language)),
}
