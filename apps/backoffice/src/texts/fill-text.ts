import format, { type CompiledMessage } from 'icu-minify/format'

export type Values = Readonly<Record<string, string | number>>

/** How the compiled form marks a plural: `['count', 2, { one: …, other: … }]`. */
const PLURAL = 2

/**
 * Writes a compiled text: ICU message syntax, so `{count, plural, one {# hour} other {# hours}}` follows the language.
 * A name without a value stays visible in its braces, so that it is noticed; so does a plural without its number.
 * @param language whose plurals and numbers are used
 */
export function fillText(message: CompiledMessage, values: Values, language: string): string {
  if (typeof message === 'string') return message
  const counted = message.map((node) =>
    Array.isArray(node) && node[1] === PLURAL && typeof values[node[0]] !== 'number' ? `{${node[0]}}` : node,
  )
  const parts: unknown = format(counted, language, visible(values), { formatters })
  return Array.isArray(parts) ? parts.join('') : String(parts)
}

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
