import type { Expression } from 'typescript/unstable/ast'
import type { Arriving } from './arriving.ts'
import type { Described } from './describe-statement.ts'
import { enter } from './level.ts'
import { mayTargetBeNull, targetsOf } from './may-be-null.ts'
import { isKind, nodeOf, wordOf, type TreeNode } from './node-tree.ts'
import type { Code } from './project.ts'
import { ANYTHING, OBJECT, valuesOf, type Field } from './row-fields.ts'
import type { Schema } from './schema.ts'

/** Facts of the migrated database. */
export type Facts = { readonly schema: Schema; readonly arriving: Arriving }

const nameOf = (column: string) => column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Compares PostgreSQL's description with the row's type; returns one sentence for each difference. */
export function compare(
  { schema, arriving }: Facts,
  { tree, columns }: Described,
  fields: readonly Field[],
  nullParameters: readonly boolean[],
): readonly string[] {
  const level = enter(schema, tree, undefined)
  const faults: string[] = []
  const names = columns.map(({ name }) => nameOf(name))
  for (const { name, isOptional } of fields)
    if (!isOptional && !names.includes(name)) faults.push(`${name}: the statement gives no such column`)
  for (const [place, { type }] of columns.entries()) {
    const name = names[place] ?? ''
    const field = fields.find((one) => one.name === name)
    if (names.indexOf(name) !== place) faults.push(`${name}: two columns have this name`)
    if (!field) {
      if (!isOfStar(level.query, place)) faults.push(`${name}: the row's type has no such field`)
      continue
    }
    const written = schema.typeName(type)
    const arrives = arriving.get(written)
    if (arrives === undefined) faults.push(`${name}: nobody has said what arrives for ${written}`)
    else if (!accepts(field, arrives)) faults.push(`${name}: ${field.text}, and ${written} arrives as ${arrives}`)
    if (!field.takesNull && mayTargetBeNull({ schema, nullParameters }, level, place + 1))
      faults.push(`${name}: ${field.text}, and it may be null`)
  }
  return faults
}

/** Columns of `*` all have its position in the text; a row's type may leave some of them out. */
function isOfStar(query: TreeNode, place: number): boolean {
  const locations = targetsOf(query).map((target) => {
    const expression = nodeOf(target, 'expr')
    return isKind(expression, 'VAR') ? wordOf(expression, 'location') : ''
  })
  const location = locations[place]
  return location !== '' && locations.filter((one) => one === location).length > 1
}

function accepts({ kinds }: Field, arrives: string): boolean {
  if (kinds.has(ANYTHING) || kinds.has(arrives)) return true
  if (arrives.endsWith('[]') && kinds.has(`${ANYTHING}[]`)) return true
  if (arrives === 'json') return [...kinds].every((kind) => !/^(?:Date|Buffer|bigint)/.test(kind))
  return arrives === OBJECT && kinds.has(OBJECT)
}

/** Whether the code may hand over null for each parameter of a statement. */
export function nullsOf({ project }: Code, values: readonly Expression[]): readonly boolean[] {
  return values.map((value) => {
    const type = project.checker.getTypeAtLocation(value)
    return type === undefined || valuesOf(project, type).takesNull
  })
}
