import type { Expression } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { NotRead } from './not-read.ts'
import { declarationOf, type Code } from './project.ts'

/** The value of a constant string expression. */
export function followString(code: Code, node: Expression): string {
  const type = code.project.checker.getTypeAtLocation(node)
  if (type?.isStringLiteralType() || type?.isNumberLiteralType()) return String(type.value)
  if (is.isNoSubstitutionTemplateLiteral(node) || is.isStringLiteral(node)) return node.text
  if (is.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => text + followString(code, expression) + literal.text,
      node.head.text,
    )
  if (is.isIdentifier(node)) {
    const declaration = declarationOf(code, node)
    if (declaration && is.isVariableDeclaration(declaration) && declaration.initializer)
      return followString(code, declaration.initializer)
  }
  throw new NotRead(node.getText())
}
