import compile from 'icu-minify/compile'

/** How a value stands in a text: chosen by, counted, as a place in an order, as a number, day or hour; else only by its name. */
const USES = ['name', 'choice', 'plural', 'ordinal', 'number', 'day', 'hour'] as const
type Use = (typeof USES)[number]

/** What a text asks of who fills it. */
export type MessageParts = {
  readonly names: Map<string, Use>
  /** Marks such as `<terms>`, of which the site makes a link. */
  readonly marks: Set<string>
  readonly plurals: Plural[]
  /** Values that are said whatever the numbers are. */
  outside: ReadonlySet<string>
  /** Ways of writing a number, a day or an hour other than the usual one, each with its value: `share percent`. */
  readonly styles: Set<string>
}

type Plural = {
  readonly name: string
  readonly forms: readonly string[]
  /** The values that each form says, the number itself among them. */
  readonly said: Readonly<Record<string, ReadonlySet<string>>>
}

/** Reads a text in ICU message syntax; undefined where it is not well formed. */
export function readMessage(text: string): MessageParts | undefined {
  const parts: MessageParts = { names: new Map(), marks: new Set(), plurals: [], styles: new Set(), outside: new Set() }
  try {
    const message: unknown = compile(text)
    parts.outside = saidIn(message)
    walk(message, parts)
  } catch {
    return undefined
  }
  return parts
}

function walk(message: unknown, parts: MessageParts): void {
  if (Array.isArray(message)) for (const node of message as readonly unknown[]) walkNode(node, parts)
}

/** `['count', 2, { one: … }]` is a plural, `['name']` a value, and `['terms', 'text']` what stands between marks. */
function walkNode(node: unknown, parts: MessageParts): void {
  if (!Array.isArray(node)) return
  const [name = '', kind, branches] = node as readonly [string?, unknown?, unknown?, ...unknown[]]
  const use = kind === undefined ? 'name' : USES[typeof kind === 'number' ? kind : 0]
  if (use === undefined || (use === 'name' && kind !== undefined)) {
    parts.marks.add(name)
    walk(node.slice(1), parts)
    return
  }
  if (use !== 'name' || !parts.names.has(name)) parts.names.set(name, use)
  if (branches === undefined) return
  if (use !== 'plural' && use !== 'ordinal' && use !== 'choice') {
    parts.styles.add(`${name} ${JSON.stringify(branches)}`)
    return
  }
  const forms = Object.entries(branches as Readonly<Record<string, unknown>>)
  if (use === 'plural') {
    const said = forms.map(([form, one]) => [form, saidIn(one, name)] as const)
    parts.plurals.push({ name, forms: forms.map(([form]) => form), said: Object.fromEntries(said) })
  }
  for (const [, one] of forms) walk(one, parts)
}

/** `#` in the form of a plural, as it is read. */
const NUMBER_ITSELF = 0

/** The values that a text, or the form of a plural, says whatever other plurals stand in it. */
function saidIn(form: unknown, name = ''): ReadonlySet<string> {
  const nodes: readonly unknown[] = Array.isArray(form) ? form : [form]
  return new Set(
    nodes.flatMap((node): string[] => {
      if (node === NUMBER_ITSELF) return [name]
      if (!Array.isArray(node)) return []
      const [one = '', kind, ...others] = node as readonly [string?, unknown?, ...unknown[]]
      if (kind === undefined || kind === USES.indexOf('number')) return [one]
      // What stands in another plural is not said by all its forms.
      if (typeof kind === 'number' && kind !== NUMBER_ITSELF) return []
      return [...saidIn([kind, ...others], name)]
    }),
  )
}
