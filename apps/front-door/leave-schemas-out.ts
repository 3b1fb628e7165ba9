import { parseSync, type Plugin } from 'vite'

const STUB = '\0typebox-without-schemas'
/** What stands for a shape in the browser: it is empty, and has no properties to be made of. */
const SHAPE = '{ properties: {} }'
const STUB_CODE = `export const Type = /*#__PURE__*/ new Proxy({}, { get: () => () => (${SHAPE}) })\nexport default Type`
/** What a browser reads of a call: how to make it, and for a button of the back office the permission that it needs. */
const CALLED_BY = new Set(['method', 'path', 'permission'])

/**
 * The browser reads method, path and permission of a call only; the shapes in the contract, its refusals and rates are for the server
 * and for types. In the client build nothing else of a call is left, no schema, and no import that served them, so that what no page uses
 * leaves the bundle: a file of calls is otherwise mostly the replies of calls.
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'leave-schemas-out',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'typebox' ? STUB : undefined),
    load: (id) => (id === STUB ? STUB_CODE : undefined),
    transform(code, id) {
      if (!/\/contract\/[^?]+\.ts$/.test(id)) return undefined
      return { code: withoutSchemas(code), map: null }
    },
  }
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>
type Change = { readonly start: number; readonly end: number; readonly text: string }
/** What was found in a module: what changes in it, in order, and every name that its code still reads. */
type Found = { readonly changes: Change[]; readonly names: Set<string> }

/** The source of a module of the contract without what only the server and the compiler read. */
export function withoutSchemas(code: string): string {
  const { program, errors } = parseSync('contract.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const found: Found = { changes: [], names: new Set() }
  const statements = program.body as unknown as readonly Node[]
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration')
  for (const statement of statements) if (!imports.includes(statement)) look(statement, code, found)
  for (const one of imports) if (!isUsed(one, found.names)) found.changes.push({ ...one, text: '' })
  const parts: string[] = []
  let written = 0
  for (const { start, end, text } of found.changes.toSorted((a, b) => a.start - b.start)) {
    parts.push(code.slice(written, start), text)
    written = end
  }
  return [...parts, code.slice(written)].join('')
}

/** Notes the changes of a node and of what stands in it, and the names that are read there. Types read nothing. */
function look(node: unknown, code: string, found: Found): void {
  if (Array.isArray(node)) return node.forEach((one) => look(one, code, found))
  if (!isNode(node)) return
  if (node.type.startsWith('TS')) return look(node['expression'], code, found)
  if (node.type === 'Identifier') found.names.add(String(node['name']))
  const shape = shapeOf(node)
  if (shape !== undefined) {
    found.changes.push({ start: node.start, end: node.end, text: shape })
    return
  }
  const kept = keptOfCall(node)
  if (kept) {
    const text = `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })`
    found.changes.push({ start: node.start, end: node.end, text })
    // Nothing in an address changes: only its names are noted.
    return look(kept, code, { changes: [], names: found.names })
  }
  const { init } = node
  // What a module declares by calling a function is without effects here: unused, it goes.
  if (node.type === 'VariableDeclarator' && isNode(init) && init.type === 'CallExpression')
    if (!shapeOf(init) && !keptOfCall(init))
      found.changes.push({ start: init.start, end: init.start, text: '/*#__PURE__*/ ' })
  for (const value of Object.values(node)) if (typeof value === 'object') look(value, code, found)
}

/** What stands in the place of a schema, and of the properties of one. */
function shapeOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && nameOf(node['property']) === 'properties') return '{}'
  const { callee } = node
  const isSchema = isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['object']) === 'Type'
  return node.type === 'CallExpression' && isSchema ? `(${SHAPE})` : undefined
}

/** Of the declaration of a call the properties that are left. */
function keptOfCall(node: Node): readonly Node[] | undefined {
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'defineCall') return undefined
  const [definition] = node['arguments'] as readonly Node[]
  if (definition?.type !== 'ObjectExpression') return undefined
  return (definition['properties'] as readonly Node[]).filter(
    (one) => one.type === 'SpreadElement' || CALLED_BY.has(nameOf(one['key']) ?? ''),
  )
}

function isUsed(statement: Node, names: ReadonlySet<string>): boolean {
  const specifiers = statement['specifiers'] as readonly Node[]
  return specifiers.some(({ local }) => names.has(nameOf(local) ?? ''))
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
}
