import { mayColumnBeNull } from './column-may-be-null.ts'
import { NEVER_NULL, NULL_BY_ITSELF } from './functions.ts'
import { enter, type Level } from './level.ts'
import { isKind, nodeOf, nodesOf, numberOf, wordOf, type TreeNode } from './node-tree.ts'
import type { Schema } from './schema.ts'

/** What is known where an expression is judged. */
export type Knowledge = {
  readonly schema: Schema
  /** For each parameter of the statement, in order: whether the code may pass null. */
  readonly nullParameters: readonly boolean[]
}

const SUBLINK = { exists: 0, all: 1, any: 2, expression: 4, array: 6 }

/** Whether an expression of a statement may be null, by PostgreSQL's parse tree; when in doubt, it may. */
export function mayBeNull(known: Knowledge, node: TreeNode | undefined, level: Level): boolean {
  if (!node) return true
  const args = nodesOf(node, 'args')
  const anyOf = (nodes: readonly (TreeNode | undefined)[]) => nodes.some((one) => mayBeNull(known, one, level))
  switch (node.kind) {
    case 'VAR':
      return mayColumnBeNull(known, node, level)
    case 'CONST':
      return wordOf(node, 'constisnull') === 'true'
    case 'PARAM':
      return known.nullParameters[numberOf(node, 'paramid') - 1] ?? true
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return args.every((one) => mayBeNull(known, one, level))
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'ROWEXPR':
    case 'SQLVALUEFUNCTION':
    case 'GROUPINGFUNC':
    case 'MERGESUPPORTFUNC':
      return false
    case 'BOOLEXPR':
    case 'SCALARARRAYOPEXPR':
      return anyOf(args)
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'COERCETODOMAIN':
    case 'COLLATEEXPR':
      return anyOf([nodeOf(node, 'arg')])
    case 'FUNCEXPR':
      return mayCallBeNull(known, numberOf(node, 'funcid'), () => anyOf(args))
    case 'OPEXPR':
      return mayCallBeNull(known, numberOf(node, 'opfuncid'), () => anyOf(args))
    case 'AGGREF':
    case 'WINDOWFUNC':
      return mayAggregateBeNull(known, node, level)
    case 'CASEEXPR':
      return anyOf([...args.map((one) => nodeOf(one, 'result')), nodeOf(node, 'defresult')])
    case 'SUBLINK':
      return maySublinkBeNull(known, node, level)
    default:
      return true
  }
}

function mayCallBeNull({ schema }: Knowledge, id: number, mayArgumentBeNull: () => boolean): boolean {
  const name = schema.functionName(id)
  if (NEVER_NULL.has(name)) return false
  return NULL_BY_ITSELF.has(name) || !schema.isStrict(id) || mayArgumentBeNull()
}

/** Without rows an aggregate is null, except a count; a group and a window have a row. */
function mayAggregateBeNull(known: Knowledge, node: TreeNode, level: Level): boolean {
  const id = numberOf(node, node.kind === 'AGGREF' ? 'aggfnoid' : 'winfnoid')
  const name = known.schema.functionName(id)
  if (NEVER_NULL.has(name)) return false
  if (NULL_BY_ITSELF.has(name) || nodeOf(node, 'aggfilter')) return true
  const { query } = level
  // Beyond the ends of the window they return their third argument.
  if ((name === 'lag' || name === 'lead') && nodesOf(node, 'args').length < 3) return true
  const isOfRows = node.kind === 'WINDOWFUNC' || nodesOf(query, 'groupClause').length > 0
  if (!isOfRows || query.fields['groupingSets'] !== null) return true
  const args = nodesOf(node, 'args').map((one) => (isKind(one, 'TARGETENTRY') ? nodeOf(one, 'expr') : one))
  return args.some((one) => mayBeNull(known, one, level))
}

function maySublinkBeNull(known: Knowledge, node: TreeNode, level: Level): boolean {
  const type = numberOf(node, 'subLinkType')
  if (type === SUBLINK.exists || type === SUBLINK.array) return false
  const query = nodeOf(node, 'subselect')
  if (!query) return true
  const inner = enter(known.schema, query, level)
  const mayItBe = mayTargetBeNull(known, inner, 1)
  if (type === SUBLINK.any || type === SUBLINK.all) {
    const test = nodeOf(node, 'testexpr')
    return (
      mayItBe ||
      !test ||
      nodesOf(test, 'args')
        .slice(0, 1)
        .some((one) => mayBeNull(known, one, level))
    )
  }
  return !givesOneRow(query) || mayItBe
}

/** An aggregate of everything has a row, and so has a select without a table. */
function givesOneRow(query: TreeNode): boolean {
  const isWhole = query.fields['groupClause'] === null && !nodeOf(query, 'havingQual')
  const tree = nodeOf(query, 'jointree')
  const isFromNothing = tree !== undefined && nodesOf(tree, 'fromlist').length === 0 && !nodeOf(tree, 'quals')
  const isLimited = nodeOf(query, 'limitCount') !== undefined || nodeOf(query, 'limitOffset') !== undefined
  return isWhole && !isLimited && (wordOf(query, 'hasAggs') === 'true' || isFromNothing)
}

/** Columns that a query returns: its list, or its `returning`. */
export const targetsOf = (query: TreeNode): readonly TreeNode[] =>
  nodesOf(query, wordOf(query, 'commandType') === '1' ? 'targetList' : 'returningList')

/** Whether a returned column may be null: of the list, of the `returning`, or of all parts of a union. */
export function mayTargetBeNull(known: Knowledge, level: Level, place: number): boolean {
  const { query } = level
  const together = nodeOf(query, 'setOperations')
  if (together) return mayPartBeNull(known, level, together, place)
  const target = targetsOf(query).find((one) => numberOf(one, 'resno') === place)
  return mayBeNull(known, target && nodeOf(target, 'expr'), level)
}

function mayPartBeNull(known: Knowledge, level: Level, part: TreeNode, place: number): boolean {
  if (part.kind === 'SETOPERATIONSTMT')
    return ['larg', 'rarg'].some((side) => {
      const one = nodeOf(part, side)
      return !one || mayPartBeNull(known, level, one, place)
    })
  const query = nodesOf(level.query, 'rtable')[numberOf(part, 'rtindex') - 1]
  const inner = query && nodeOf(query, 'subquery')
  return !inner || mayTargetBeNull(known, enter(known.schema, inner, level), place)
}
