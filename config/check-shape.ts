import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Validates data by its schema. Returns one sentence per error, each naming the field; none when it is valid. */
export function findShapeProblems(schema: TSchema, data: unknown, name: string): string[] {
  if (Value.Check(schema, data)) return []
  const sentences = Value.Errors(schema, data).map(({ instancePath, message, params }) => {
    const field = instancePath === '' ? '/' : instancePath
    return `${name} ${field}: ${message}${nameFields(params)}`
  })
  return [...new Set(sentences)]
}

// "must have required properties" is useful only together with their names.
function nameFields(params: object): string {
  for (const key of ['requiredProperties', 'additionalProperties', 'allowedValues', 'allowedValue', 'const', 'enum']) {
    const value: unknown = Reflect.get(params, key)
    if (value !== undefined) return ` (${JSON.stringify(value)})`
  }
  return ''
}
