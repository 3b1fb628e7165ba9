import { isKind, nodeOf, nodesOf, numberOf, setOf, wordOf, type TreeNode } from './node-tree.ts'
import type { Schema } from './schema.ts'

/** One select, insert, update or delete of a statement, inside the ones around it. */
export type Level = {
  readonly query: TreeNode
  readonly around: Level | undefined
  /** Columns that are not null wherever their row exists, as `relation.column`. */
  readonly filled: ReadonlySet<string>
  /** Outer joins that a condition turns into inner ones. */
  readonly met: ReadonlySet<number>
  /** Inside what an update sets: columns are those of the row before. */
  readonly isBefore?: boolean
}

const INNER = 0
const LEFT = 1
const IS_NOT_NULL = 1
/** `is true`, `is false`, `is not unknown`. */
const KNOWN_TRUTH: ReadonlySet<number> = new Set([0, 2, 5])
const ANY = 2

/** Enters a query: derives from its conditions what cannot be null in a row that passes them. */
export function enter(schema: Schema, query: TreeNode, around: Level | undefined): Level {
  const where: TreeNode[] = []
  const anywhere: TreeNode[] = []
  const walk = (node: TreeNode | undefined, isCertain: boolean) => {
    const quals = node && nodeOf(node, 'quals')
    if (isKind(node, 'FROMEXPR')) {
      if (quals) where.push(quals)
      for (const one of nodesOf(node, 'fromlist')) walk(one, isCertain)
    }
    if (!isKind(node, 'JOINEXPR')) return
    const type = numberOf(node, 'jointype')
    if (quals && (type === INNER || type === LEFT)) (isCertain && type === INNER ? where : anywhere).push(quals)
    walk(nodeOf(node, 'larg'), isCertain && (type === INNER || type === LEFT))
    walk(nodeOf(node, 'rarg'), isCertain && type === INNER)
  }
  walk(nodeOf(query, 'jointree'), true)
  const certain = where.flatMap((quals) => varsThatHold(schema, quals))
  // The condition of a left join holds for the rows of its right side: they exist because of it.
  const joined = anywhere.flatMap((quals) => varsThatHold(schema, quals))
  return {
    query,
    around,
    filled: new Set([...certain, ...joined].map(keyOf)),
    met: new Set(certain.flatMap((one) => setOf(one, 'varnullingrels'))),
  }
}

export const keyOf = (variable: TreeNode): string => `${wordOf(variable, 'varno')}.${wordOf(variable, 'varattno')}`

/** Columns that a true condition proves to be not null. */
function varsThatHold(schema: Schema, condition: TreeNode): readonly TreeNode[] {
  const args = nodesOf(condition, 'args')
  const arg = nodeOf(condition, 'arg')
  switch (condition.kind) {
    case 'BOOLEXPR':
      if (wordOf(condition, 'boolop') === 'and') return args.flatMap((one) => varsThatHold(schema, one))
      return wordOf(condition, 'boolop') === 'not' ? args.flatMap((one) => varsNeeded(schema, one)) : []
    case 'NULLTEST':
      return arg && numberOf(condition, 'nulltesttype') === IS_NOT_NULL ? varsNeeded(schema, arg) : []
    case 'BOOLEANTEST':
      return arg && KNOWN_TRUTH.has(numberOf(condition, 'booltesttype')) ? varsNeeded(schema, arg) : []
    case 'SCALARARRAYOPEXPR':
      return wordOf(condition, 'useOr') === 'true' ? args.slice(0, 1).flatMap((one) => varsNeeded(schema, one)) : []
    case 'SUBLINK': {
      const test = numberOf(condition, 'subLinkType') === ANY ? nodeOf(condition, 'testexpr') : undefined
      return test ? varsThatHold(schema, test) : []
    }
    default:
      return varsNeeded(schema, condition)
  }
}

/** Columns without which an expression is null. */
function varsNeeded(schema: Schema, expression: TreeNode): readonly TreeNode[] {
  const inside = () => nodesOf(expression, 'args').flatMap((one) => varsNeeded(schema, one))
  const arg = nodeOf(expression, 'arg')
  switch (expression.kind) {
    case 'VAR':
      return numberOf(expression, 'varlevelsup') === 0 ? [expression] : []
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return arg ? varsNeeded(schema, arg) : []
    case 'OPEXPR':
      return schema.isStrict(numberOf(expression, 'opfuncid')) ? inside() : []
    case 'FUNCEXPR':
      return schema.isStrict(numberOf(expression, 'funcid')) ? inside() : []
    default:
      return []
  }
}
