/** A node of PostgreSQL's parse tree of a statement, as its log contains it: `{VAR :varno 1 :varattno 2 …}`. */
export type TreeNode = { readonly kind: string; readonly fields: Readonly<Record<string, Tree>> }
/** A word, a list, a node, or nothing (`<>`). */
export type Tree = string | null | readonly Tree[] | TreeNode

const TOKEN = /"(?:[^"\\]|\\[^])*"|[(){}]|(?:\\[^]|[^\s(){}\\])+/g

export function readNodeTree(text: string): TreeNode {
  const tokens = text.match(TOKEN) ?? []
  let place = 0

  function readNode(): TreeNode {
    const kind = tokens[place + 1] ?? ''
    const fields: Record<string, Tree> = {}
    place += 2
    while (tokens[place] !== '}') {
      const name = (tokens[place] ?? '').slice(1)
      place += 1
      fields[name] = readTree()
      // A constant has the bytes of its value after their number.
      while (tokens[place] !== '}' && !tokens[place]?.startsWith(':')) place += 1
      if (place >= tokens.length) throw new Error('The tree of a statement ends in the middle of a node.')
    }
    place += 1
    return { kind, fields }
  }

  function readTree(): Tree {
    if (tokens[place] === '{') return readNode()
    if (tokens[place] === '(') {
      const list: Tree[] = []
      for (place += 1; tokens[place] !== ')' && place < tokens.length;) list.push(readTree())
      place += 1
      return list
    }
    const word = tokens[place] ?? ''
    place += 1
    return word === '<>' ? null : word.replaceAll(/^"|"$/g, '').replaceAll(/\\([^])/g, '$1')
  }

  return readNode()
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && 'kind' in tree

export const isKind = (tree: Tree | undefined, kind: string): tree is TreeNode => isNode(tree) && tree.kind === kind

export function nodeOf({ fields }: TreeNode, name: string): TreeNode | undefined {
  const field = fields[name]
  return isNode(field) ? field : undefined
}

/** The nodes of a list; an empty list is written as nothing. */
export function nodesOf({ fields }: TreeNode, name: string): readonly TreeNode[] {
  const field = fields[name]
  return Array.isArray(field) ? field.filter(isNode) : []
}

export const numberOf = ({ fields }: TreeNode, name: string): number => Number(fields[name])
export const wordOf = ({ fields }: TreeNode, name: string): string => String(fields[name])

/** A set of numbers: `(b 1 3)`. */
export function setOf({ fields }: TreeNode, name: string): readonly number[] {
  const field = fields[name]
  return Array.isArray(field) ? field.slice(1).map(Number) : []
}
