import { cloneElement, createContext, createElement, isValidElement, use, useMemo, type ReactNode } from 'react'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'

/**
 * What the site uses of `use-intl/react`, and nothing else of it: the build puts this module in its place
 * (`vite.config.ts`), and types are the package's. Every page loads it; the package is 1.8 kB larger. It expects
 * compiled texts (texts.server.ts). `intl.test.ts` compares both on every text.
 */
type Given = {
  readonly locale: string
  readonly timeZone: string
  readonly messages: unknown
  readonly getMessageFallback: (missing: { readonly key: string }) => string
}

type Maker<Options, Made> = new (locale?: string, options?: Options) => Made

/** Objects of `Intl` take long to make: one for each language and options, which are those that the code names. */
function keep<Options, Made>(Make: Maker<Options, Made>) {
  const known = new Map<string, Made>()
  return (locale?: string, options?: Options): Made => {
    const key = JSON.stringify([locale, options])
    const one = known.get(key) ?? new Make(locale, options)
    known.set(key, one)
    return one
  }
}

const formatters = {
  getDateTimeFormat: keep<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat),
  getNumberFormat: keep<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat),
  getPluralRules: keep<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules),
} satisfies FormatOptions['formatters']

const IntlContext = createContext<Given | undefined>(undefined)

export function IntlProvider({ locale, timeZone, messages, getMessageFallback, children }: ProviderProps): ReactNode {
  const value = useMemo(
    () => ({ locale, timeZone, messages, getMessageFallback }),
    [locale, timeZone, messages, getMessageFallback],
  )
  return createElement(IntlContext, { value }, children)
}

type ProviderProps = Given & { readonly children?: ReactNode }

function useGiven(): Given {
  const given = use(IntlContext)
  if (!given) throw new Error('These texts are outside their provider.')
  return given
}

export const useMessages = () => useGiven().messages

export function useTranslations(namespace = '') {
  const given = useGiven()
  return useMemo(() => createTranslator(given, namespace), [given, namespace])
}

export function createTranslator({ locale, timeZone, messages, getMessageFallback }: Given, namespace: string) {
  const find = (key: string) =>
    [...(namespace === '' ? [] : namespace.split('.')), ...key.split('.')].reduce<unknown>(
      (tree, name) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined),
      messages,
    )
  function rich(key: string, values?: FormatValues<ReactNode>): ReactNode {
    const message = find(key)
    try {
      // A text without values is a string as it is; what is neither that nor compiled is a group of texts, or missing.
      if (typeof message === 'string') return message
      if (Array.isArray(message))
        return format(message as CompiledMessage, locale, values && withKeys(values), { formatters, timeZone })
    } catch {
      // A value is missing or of a wrong kind: the same as a missing text.
    }
    return getMessageFallback({ key })
  }
  const translate = (key: string, values?: FormatValues<ReactNode>): string => {
    const text = rich(key, values)
    return typeof text === 'string' ? text : getMessageFallback({ key })
  }
  return Object.assign(translate, { rich, has: (key: string) => find(key) !== undefined })
}

/** Elements that a value makes stand in a list, where React wants a key for each. */
function withKeys(values: FormatValues<ReactNode>): FormatValues<ReactNode> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value]
      let made = 0
      const keyed = (chunks: ReactNode[]): ReactNode => {
        const one = value(chunks)
        return isValidElement(one) ? cloneElement(one, { key: name + made++ }) : one
      }
      return [name, keyed]
    }),
  )
}

export function useFormatter() {
  const { locale, timeZone } = useGiven()
  return useMemo(
    () => ({
      dateTime(at: Date | number, options?: Intl.DateTimeFormatOptions): string {
        // A date that is none is no exception in front of a player.
        if (Number.isNaN(Number(at))) return String(at)
        return formatters.getDateTimeFormat(locale, { timeZone, ...options }).format(at)
      },
      number: (value: number | bigint, options?: Intl.NumberFormatOptions): string =>
        formatters.getNumberFormat(locale, options).format(value),
    }),
    [locale, timeZone],
  )
}
