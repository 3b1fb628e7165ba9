import format, { type CompiledMessage } from 'icu-minify/format'

export type { CompiledMessage } from 'icu-minify/format'

export type TextValues = Readonly<Record<string, string | number | undefined>>

/** How the compiled form marks a plural: `['count', 2, { one: …, other: … }]`. */
const PLURAL = 2
/** Stands before a value that is not known, while a text is being written. */
const MISSING = '\u0000'

/**
 * Writes a compiled text: ICU message syntax, so `{count, plural, one {# hour} other {# hours}}` follows the language. What stands
 * between `<known>` and `</known>` is left out where a value that it names is not known; elsewhere such a name stays visible
 * in its braces, so that it is noticed, and so does a plural without its number.
 * @param language whose plurals and numbers are used
 */
export function fillCompiled(message: CompiledMessage, values: TextValues, language: string): string {
  if (typeof message === 'string') return message
  const counted = message.map((node) =>
    Array.isArray(node) && node[1] === PLURAL && typeof values[node[0]] !== 'number' ? `{${node[0]}}` : node,
  )
  return join(format(counted, language, withTags(values), { formatters })).replaceAll(MISSING, '')
}

const join = (parts: unknown): string => (Array.isArray(parts) ? parts.join('') : String(parts))

const leaveUnknownOut = (parts: unknown): string => (join(parts).includes(MISSING) ? '' : join(parts))

type Value = string | number | typeof leaveUnknownOut

/** The values, each other name as it stands in the text, and the tag where no value is called the same. */
const withTags = (values: TextValues): Record<string, Value> =>
  new Proxy<Record<string, Value>>(
    {},
    {
      has: () => true,
      get: (_, name) => values[String(name)] ?? (name === 'known' ? leaveUnknownOut : `${MISSING}{${String(name)}}`),
    },
  )

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
