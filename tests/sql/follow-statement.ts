import type { Expression, Node, TemplateLiteral } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { followString } from './follow-string.ts'
import { NotRead } from './not-read.ts'
import { declarationOf, symbolOf, type Code } from './project.ts'

/** One form of a statement: its text, and the expressions between its parts. */
export type Form = readonly (string | Expression)[]
/** Arguments of the call of a function that makes a fragment. */
type Given = ReadonlyMap<number, { readonly node: Expression; readonly given: Given }>

const NOTHING: Given = new Map()
/** Above this number every part occurs in some form, but not in every combination. */
const MOST_FORMS = 64

/** Every form of a statement: spliced fragments are followed to their source. */
export function followStatement(code: Code, node: Expression, given: Given = NOTHING): readonly Form[] {
  if (is.isParenthesizedExpression(node) || is.isAsExpression(node) || is.isSatisfiesExpression(node))
    return followStatement(code, node.expression, given)
  if (is.isTaggedTemplateExpression(node)) return followTemplate(code, node.template, given)
  if (is.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => followStatement(code, one, given))
  if (is.isObjectLiteralExpression(node)) return [followTextProperty(code, node)]
  if (is.isCallExpression(node)) return followCall(code, node.expression, node.arguments, given)
  if (is.isIdentifier(node)) {
    const passed = given.get(symbolOf(code.project, node)?.id ?? -1)
    if (passed) return followStatement(code, passed.node, passed.given)
    const declaration = declarationOf(code, node)
    if (declaration && is.isVariableDeclaration(declaration) && declaration.initializer)
      return followStatement(code, declaration.initializer, given)
  }
  if (isText(code, node)) return [[followString(code, node)]]
  throw new NotRead(node.getText())
}

function followTemplate(code: Code, template: TemplateLiteral, given: Given): readonly Form[] {
  if (!is.isTemplateExpression(template)) return [[template.text]]
  let forms: readonly Form[] = [[template.head.text]]
  for (const { expression, literal } of template.templateSpans) {
    const parts = isStatement(code, expression) ? followStatement(code, expression, given) : [[expression]]
    forms =
      forms.length * parts.length <= MOST_FORMS
        ? forms.flatMap((form) => parts.map((part) => [...form, ...part, literal.text]))
        : forms.map((form, place) => [...form, ...(parts[place % parts.length] ?? []), literal.text])
  }
  return forms
}

function isStatement({ project }: Code, node: Expression): boolean {
  if (is.isTaggedTemplateExpression(node)) return true
  const type = project.checker.getTypeAtLocation(node)
  return type?.getAliasSymbol()?.name === 'Sql'
}

const isText = ({ project }: Code, node: Expression): boolean => {
  const type = project.checker.getTypeAtLocation(node)
  return type !== undefined && project.checker.isTypeAssignableTo(type, project.checker.getStringType())
}

/** `{ text, values }`, as the driver takes it. */
function followTextProperty(code: Code, node: Node): Form {
  let text: Expression | undefined
  node.forEachChild((one) => {
    if (is.isPropertyAssignment(one) && one.name.getText() === 'text') text = one.initializer
  })
  if (!text) throw new NotRead(node.getText())
  return [followString(code, text)]
}

/** A function that makes a fragment: its result for the arguments of the call. */
function followCall(code: Code, callee: Expression, args: readonly Expression[], given: Given): readonly Form[] {
  const declared = declarationOf(code, callee)
  const made = declared && is.isVariableDeclaration(declared) ? declared.initializer : declared
  if (!made || !(is.isArrowFunction(made) || is.isFunctionDeclaration(made)) || !made.body)
    throw new NotRead(callee.getText())
  const inside = new Map(given)
  for (const [place, { name }] of made.parameters.entries()) {
    const symbol = symbolOf(code.project, name)
    const node = args[place]
    if (symbol && node) inside.set(symbol.id, { node, given })
  }
  return returned(made.body).flatMap((one) => followStatement(code, one, inside))
}

function returned(body: Node): readonly Expression[] {
  if (!is.isBlock(body)) return [body as Expression]
  const found: Expression[] = []
  const visit = (node: Node): void => {
    if (is.isReturnStatement(node) && node.expression) found.push(node.expression)
    if (!is.isArrowFunction(node) && !is.isFunctionDeclaration(node)) node.forEachChild(visit)
  }
  visit(body)
  return found
}
