import { parseSync } from 'vite'

/** A function of a file: its name, its first line, and its number of lines. */
export type WrittenFunction = { readonly name: string; readonly line: number; readonly lines: number }

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Every function of a file, including nested ones. An anonymous one has the name of what it is passed to. */
export function readFunctions(path: string, text: string): readonly WrittenFunction[] {
  const { program, errors } = parseSync(path, text)
  const [problem] = errors
  if (problem) throw new Error(`${path} cannot be read: ${problem.message}`)
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length
  const found: WrittenFunction[] = []
  visit(program as unknown as Node, '')
  return found

  function visit(node: Node, around: string): void {
    const name = nameOf(node) ?? around
    if (FUNCTIONS.has(node.type)) found.push({ name, line: lineAt(node.start), lines: linesOf(text, node) })
    for (const value of Object.values(node))
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) visit(part, name)
  }
}

const linesOf = (text: string, { start, end }: Node): number => text.slice(start, end).split('\n').length

function nameOf({ id, key }: Node): string | undefined {
  const named = [id, key].find((one) => isNode(one) && typeof one['name'] === 'string') as { name?: string } | undefined
  return named?.name
}
