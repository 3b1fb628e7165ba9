import { parseSync } from 'vite'

/** What a file says of texts: whole strings, strings with gaps between their fixed parts, and every word of its code. */
export type TextUses = {
  readonly strings: ReadonlySet<string>
  readonly composed: readonly (readonly string[])[]
  readonly words: ReadonlySet<string>
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Reads a file without its comments. */
export function readTextUses(path: string, text: string): TextUses {
  const { program, errors } = parseSync(path, text)
  const [problem] = errors
  if (problem) throw new Error(`${path} cannot be read: ${problem.message}`)
  const strings = new Set<string>()
  const composed: (readonly string[])[] = []
  const words = new Set<string>()
  const addWords = (said: string) => said.split(/\W+/).forEach((word) => words.add(word))
  visit(program as unknown as Node)
  return { strings, composed, words }

  function visit(node: Node): void {
    const { type, value, name } = node
    if (type === 'Literal' && typeof value === 'string') {
      strings.add(value)
      addWords(value)
    } else if (type === 'TemplateLiteral' || type === 'TSTemplateLiteralType') {
      const parts = (node['quasis'] as readonly { value: { cooked: string } }[]).map((part) => part.value.cooked)
      if (parts.length === 1) strings.add(parts[0] ?? '')
      else composed.push(parts)
      parts.forEach(addWords)
    } else if (typeof name === 'string') words.add(name)
    for (const child of Object.values(node))
      for (const part of Array.isArray(child) ? child : [child]) if (isNode(part)) visit(part)
  }
}
