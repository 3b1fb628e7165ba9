import type { TSchema } from 'typebox'
import type { CallDefinition } from '#contract/call.ts'

import { exampleOf } from './example-of.ts'

type Json = Readonly<Record<string, unknown>>
type Parameter = { readonly name: string; readonly in: string }

/**
 * Adds examples of parameters, body and reply to an operation, made from the contract's own schemas
 * (`example-of.test.ts` validates them).
 */
export function putExamples<O extends Json>(operation: O, { query, params, body, reply }: CallDefinition): O {
  const { parameters, requestBody, responses } = operation as unknown as {
    readonly parameters?: readonly Parameter[]
    readonly requestBody?: Json
    readonly responses: Readonly<Record<string, Json>>
  }
  const values = { ...fieldsOf(params), ...fieldsOf(query) }
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map((one) => putParameter(one, values)) } : {}),
    ...(requestBody && body ? { requestBody: putContent(requestBody, exampleOf(body)) } : {}),
    responses: { ...responses, ...(responses[200] ? { 200: putContent(responses[200], exampleOf(reply)) } : {}) },
  }
}

const fieldsOf = (schema: TSchema | undefined) => (schema ? (exampleOf(schema) as Json) : {})

const putParameter = (parameter: Parameter, values: Json) =>
  values[parameter.name] === undefined ? parameter : { ...parameter, example: values[parameter.name] }

/** Adds the example to each schema of JSON or of a form; a file has none. */
function putContent(described: Json, example: unknown): Json {
  const content = described['content'] as Readonly<Record<string, Json>> | undefined
  if (!content || example === undefined) return described
  const entries = Object.entries(content).map(([type, one]) => [type, isShown(type) ? { ...one, example } : one])
  return { ...described, content: Object.fromEntries(entries) }
}

const isShown = (type: string) => type === 'application/json' || type === 'application/x-www-form-urlencoded'
