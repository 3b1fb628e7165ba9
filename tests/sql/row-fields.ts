import {
  SymbolFlags,
  TypeFlags,
  type Project,
  type Type,
  type TypeReference,
  type UnionType,
} from 'typescript/unstable/sync'

/** One field of a row's type. */
export type Field = {
  readonly name: string
  /** The type as text, for the message. */
  readonly text: string
  readonly kinds: ReadonlySet<string>
  readonly takesNull: boolean
  readonly isOptional: boolean
}

export type FieldFacts = { readonly kinds: ReadonlySet<string>; readonly takesNull: boolean }

/** `unknown`, and object literals: any value of JSON. */
export const ANYTHING = 'anything'
export const OBJECT = 'object'

const PRIMITIVES: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
]
const NAMED = new Map([
  ['Date', 'Date'],
  ['Buffer', 'Buffer'],
  ['Uint8Array', 'Buffer'],
])

/** The fields of a row; of a union, those of all its parts. */
export function fieldsOf(project: Project, row: Type): readonly Field[] {
  const { checker } = project
  const parts = row.isUnionType() ? partsOf(row) : [row]
  const fields = new Map<string, Field>()
  for (const part of parts) {
    const properties = checker.getPropertiesOfType(part)
    const types = checker.getTypeOfSymbol(properties)
    for (const [place, { name, flags }] of properties.entries()) {
      const type = types[place]
      if (!type) continue
      const { kinds, takesNull } = valuesOf(project, type)
      const before = fields.get(name)
      fields.set(name, {
        name,
        text: checker.typeToString(type),
        kinds: new Set([...kinds, ...(before?.kinds ?? [])]),
        takesNull: takesNull || (before?.takesNull ?? false),
        isOptional: (flags & SymbolFlags.Optional) !== 0 || (before?.isOptional ?? false),
      })
    }
  }
  return [...fields.values()]
}

/** Which values a type takes. */
export function valuesOf(project: Project, type: Type): FieldFacts {
  const parts = type.isUnionType() && !(type.flags & TypeFlags.Boolean) ? partsOf(type) : [type]
  const isNothing = (one: Type) => (one.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void)) !== 0
  const kinds = new Set(parts.filter((one) => !isNothing(one)).map((one) => kindOf(project, one)))
  return { kinds, takesNull: kinds.has(ANYTHING) || parts.some((one) => (one.flags & TypeFlags.Null) !== 0) }
}

function kindOf(project: Project, type: Type): string {
  const primitive = PRIMITIVES.find(([flags]) => type.flags & flags)
  if (primitive) return primitive[1]
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return ANYTHING
  if (type.isIntersectionType()) {
    const kinds = (type.getTypes() ?? []).map((one) => kindOf(project, one))
    return kinds.find((kind) => kind !== OBJECT) ?? OBJECT
  }
  if (type.isTypeParameter()) {
    const constraint = project.checker.getBaseConstraintOfType(type)
    return constraint ? kindOf(project, constraint) : ANYTHING
  }
  if (project.checker.isArrayType(type)) {
    const [element] = project.checker.getTypeArguments(type as TypeReference)
    const kinds = element ? [...valuesOf(project, element).kinds] : []
    return `${kinds.length === 1 ? kinds[0] : ANYTHING}[]`
  }
  return NAMED.get(type.getSymbol()?.name ?? '') ?? OBJECT
}

const partsOf = (type: UnionType): readonly Type[] => type.getTypes() ?? []
