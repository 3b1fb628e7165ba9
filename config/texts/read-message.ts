import compile from 'icu-minify/compile'

/** How a value stands in a text: chosen by, counted, as a place in an order, as a number, day or hour; else only by its name. */
const USES = ['name', 'choice', 'plural', 'ordinal', 'number', 'day', 'hour'] as const
type Use = (typeof USES)[number]

/** What a text asks of who fills it. */
export type MessageParts = {
  readonly names: Map<string, Use>
  /** Marks such as `<terms>`, of which the site makes a link. */
  readonly marks: Set<string>
  readonly plurals: { readonly name: string; readonly forms: readonly string[] }[]
}

/** Reads a text in ICU message syntax; undefined where it is not well formed. */
export function readMessage(text: string): MessageParts | undefined {
  const parts: MessageParts = { names: new Map(), marks: new Set(), plurals: [] }
  try {
    walk(compile(text), parts)
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
  if (typeof branches !== 'object' || branches === null) return
  if (use === 'plural') parts.plurals.push({ name, forms: Object.keys(branches) })
  if (use === 'plural' || use === 'ordinal' || use === 'choice')
    for (const one of Object.values(branches)) walk(one, parts)
}
