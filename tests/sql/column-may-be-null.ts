import { NEVER_NULL } from './functions.ts'
import { enter, keyOf, type Level } from './level.ts'
import { mayBeNull, mayTargetBeNull, type Knowledge } from './may-be-null.ts'
import { nodeOf, nodesOf, numberOf, setOf, wordOf, type Tree, type TreeNode } from './node-tree.ts'

const FROM = { table: 0, query: 1, join: 2, function: 3, values: 5, with: 6, group: 9 }
const UPDATE = '2'
const INSERT = '3'
const OLD = 1
/** Common table expressions in progress: a recursive reference adds no information. */
const open = new Set<TreeNode>()

/** Whether a column of a table, a subquery or a function may be null in the rows of the query that uses it. */
export function mayColumnBeNull(known: Knowledge, variable: TreeNode, from: Level): boolean {
  const level = levelAt(from, numberOf(variable, 'varlevelsup'))
  if (!level) return true
  if (setOf(variable, 'varnullingrels').some((join) => !level.met.has(join))) return true
  const relation = nodesOf(level.query, 'rtable')[numberOf(variable, 'varno') - 1]
  const column = numberOf(variable, 'varattno')
  // A whole row, or a column of the system.
  if (!relation || column <= 0) return !relation
  const set = newValueOf(level, variable)
  if (set)
    return (
      !known.schema.isNotNull(numberOf(relation, 'relid'), column) &&
      mayBeNull(known, set, { ...level, isBefore: true })
    )
  return !level.filled.has(keyOf(variable)) && mayRelationGiveNull(known, level, relation, column)
}

/** The new value of a returned column: the conditions of an update are about the row before. */
function newValueOf({ query, isBefore }: Level, variable: TreeNode): TreeNode | undefined {
  const command = wordOf(query, 'commandType')
  const isWritten = command === UPDATE || (command === INSERT && !nodeOf(query, 'onConflict'))
  if (isBefore || !isWritten || wordOf(query, 'resultRelation') !== wordOf(variable, 'varno')) return undefined
  if (numberOf(variable, 'varreturningtype') === OLD) return undefined
  const target = nodesOf(query, 'targetList').find((one) => wordOf(one, 'resno') === wordOf(variable, 'varattno'))
  return target && nodeOf(target, 'expr')
}

function levelAt(level: Level | undefined, up: number): Level | undefined {
  return up === 0 || level === undefined ? level : levelAt(level.around, up - 1)
}

function mayRelationGiveNull(known: Knowledge, level: Level, relation: TreeNode, column: number): boolean {
  const { schema } = known
  switch (numberOf(relation, 'rtekind')) {
    case FROM.table: {
      const table = numberOf(relation, 'relid')
      const view = schema.viewOf(table)
      return view ? mayTargetBeNull(known, enter(schema, view, undefined), column) : !schema.isNotNull(table, column)
    }
    case FROM.query: {
      const query = nodeOf(relation, 'subquery')
      return !query || mayTargetBeNull(known, enter(schema, query, level), column)
    }
    case FROM.join:
      return mayBeNull(known, nodesOf(relation, 'joinaliasvars')[column - 1], level)
    case FROM.group:
      return mayBeNull(known, nodesOf(relation, 'groupexprs')[column - 1], level)
    case FROM.values:
      return listsOf(relation.fields['values_lists']).some((row) => mayBeNull(known, row[column - 1], level))
    case FROM.function:
      return mayFunctionGiveNull(known, level, relation, column)
    case FROM.with: {
      const place = levelAt(level, numberOf(relation, 'ctelevelsup'))
      const named =
        place && nodesOf(place.query, 'cteList').find((one) => one.fields['ctename'] === relation.fields['ctename'])
      const query = named && nodeOf(named, 'ctequery')
      if (!query || open.has(query)) return !query
      open.add(query)
      const may = mayTargetBeNull(known, enter(schema, query, place), column)
      open.delete(query)
      return may
    }
    default:
      return true
  }
}

const listsOf = (tree: Tree | undefined): readonly (readonly TreeNode[])[] =>
  Array.isArray(tree) ? (tree as readonly (readonly TreeNode[])[]) : []

/** Elements of `unnest` count as not null where its array does: our arrays have no gaps. */
function mayFunctionGiveNull(known: Knowledge, level: Level, relation: TreeNode, column: number): boolean {
  const functions = nodesOf(relation, 'functions')
  let last = 0
  for (const one of functions) {
    last += numberOf(one, 'funccolcount')
    if (column > last) continue
    const call = nodeOf(one, 'funcexpr')
    const name = call && known.schema.functionName(numberOf(call, 'funcid'))
    if (name === 'unnest') return false
    return name === undefined || !(NEVER_NULL.has(name) || !mayBeNull(known, call, level))
  }
  // The rest is the number of `with ordinality`.
  return false
}
