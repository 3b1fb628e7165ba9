import type { CallExpression, Expression, Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Type, TypeReference } from 'typescript/unstable/sync'
import { sourceOf, type Code } from './project.ts'

/** A call of `query`: its statement, and the declared type of its rows. */
export type Query = {
  readonly call: CallExpression
  readonly statement: Expression
  /** The constant or function of the file that contains it. */
  readonly within: string
  /** Undefined where no type was given: nothing is read from the rows. */
  readonly row: Type | undefined
}

export function findQueries(code: Code, file: string): readonly Query[] {
  const found: Query[] = []
  const visit = (node: Node, within: string): void => {
    if (is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression)) {
      const [statement] = node.arguments
      if (node.expression.name.getText() === 'query' && statement)
        found.push({ call: node, statement, within, row: rowOf(code, node) })
    }
    const inside = within || nameOf(node)
    node.forEachChild((child) => visit(child, inside))
  }
  visit(sourceOf(code, file), '')
  return found
}

const nameOf = (node: Node): string =>
  is.isVariableDeclaration(node) || is.isFunctionDeclaration(node) ? (node.name?.getText() ?? '') : ''

/** The row type of a promise of rows, explicit or inferred from its use. */
function rowOf({ project: { checker } }: Code, call: CallExpression): Type | undefined {
  const rows = firstArgument(checker.getTypeAtLocation(call))
  const row = rows && checker.isArrayType(rows) ? firstArgument(rows) : undefined
  return row && checker.typeToString(row) !== 'object' ? row : undefined

  function firstArgument(type: Type | undefined): Type | undefined {
    return type?.isObjectType() && type.isTypeReference()
      ? checker.getTypeArguments(type as TypeReference)[0]
      : undefined
  }
}
