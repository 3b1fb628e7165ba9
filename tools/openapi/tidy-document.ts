import type { CallDefinition } from '#contract/call.ts'

import { putExamples } from './put-examples.ts'
import type { SharedShapes } from './shared-shapes.ts'

type Json = Readonly<Record<string, unknown>>
type Operation = Record<string, unknown> & {
  responses: Record<string, unknown>
  requestBody?: Json
  parameters?: unknown
}
type Document = { components: Record<string, unknown>; paths: Record<string, Record<string, Operation>> }

const reference = (kind: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: unknown) => ({ 'application/json': { schema } })

/** The common error response of every call, with more for some statuses. */
const FAILURE = {
  type: 'object',
  required: ['code', 'requestId'],
  properties: {
    code: { type: 'string', description: 'A stable name; never a sentence' },
    details: { type: 'object', additionalProperties: true },
    requestId: { type: 'string', description: 'Identifies this request for support' },
  },
}
const FIELDS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['path', 'problem'],
    properties: { path: { type: 'string' }, problem: { type: 'string' }, limit: { type: 'number' } },
  },
}

/** Responses that are the same for every call that can have them. */
const RESPONSES = {
  WrongInput: {
    description: 'ERR_INVALID_INPUT: the input does not match the schema; `fields` contains the invalid ones',
    content: json({ allOf: [reference('schemas', 'Failure')], properties: { fields: FIELDS } }),
  },
  NotSignedIn: {
    description: 'ERR_NOT_SIGNED_IN: no token, or an expired one',
    content: json(reference('schemas', 'Failure')),
  },
  NotAllowed: {
    description: 'ERR_NOT_ALLOWED: the caller lacks the permission or the scope',
    content: json(reference('schemas', 'Failure')),
  },
  TooManyRequests: {
    description: 'ERR_TOO_MANY_REQUESTS: retry after the seconds of the header Retry-After',
    content: json(reference('schemas', 'Failure')),
  },
} as const

/**
 * Completes the document of the API and makes it shorter: shapes that the contract shares become components, and each
 * call gets its refusals with their meaning, the transport responses, and an example.
 * @param meanings an English sentence by the code of a refusal
 */
export function tidyDocument(
  document: Document,
  calls: readonly CallDefinition[],
  shapes: SharedShapes,
  meanings: Readonly<Record<string, string>>,
): Document {
  const byOperation = new Map(calls.map((call) => [`${call.method.toLowerCase()} ${call.path}`, call]))
  const used = new Set<string>()
  const refer = (value: unknown): unknown => putReferences(value, shapes, used)
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => {
          const call = byOperation.get(`${method} ${path}`)
          const described = call ? describeAnswers(operation, call, meanings) : operation
          const referred = refer(described) as Operation
          return [method, call ? putExamples(referred, call) : referred]
        }),
      ),
    ]),
  )
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { Failure: FAILURE, ...componentsOf(shapes, used) },
      responses: RESPONSES,
    },
    paths,
  }
}

/** The used components, and those that they use themselves. */
function componentsOf(shapes: SharedShapes, used: Set<string>): Json {
  const written = new Map<string, unknown>()
  for (let left = [...used]; left.length > 0; left = [...used].filter((name) => !written.has(name)))
    for (const name of left) written.set(name, insideOf(shapes.byName.get(name), shapes, used))
  return Object.fromEntries([...written].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const insideOf = (shape: unknown, shapes: SharedShapes, used: Set<string>): unknown =>
  Object.fromEntries(Object.entries(shape as Json).map(([key, value]) => [key, putReferences(value, shapes, used)]))

function putReferences(value: unknown, shapes: SharedShapes, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => putReferences(one, shapes, used))
  if (typeof value !== 'object' || value === null) return value
  const name = shapes.nameOf(value)
  if (name === undefined) return insideOf(value, shapes, used)
  used.add(name)
  return reference('schemas', name)
}

function describeAnswers(
  operation: Operation,
  { audience, permission, scope, refusals, shutdownPart, errorsOf, body, query, params }: CallDefinition,
  meanings: Readonly<Record<string, string>>,
): Operation {
  const codes = [...refusals, ...(shutdownPart ? (['ERR_SHUTDOWN_PLANNED'] as const) : [])]
  const told = codes.map((code) => `${code}: ${meanings[code] ?? ''}`).join('\n')
  if (errorsOf) return { ...operation, responses: describe(operation.responses, { 200: 'Done', 400: told, 401: told }) }
  const isOpen = audience === 'any' || audience === 'provider'
  // Calls of staff refuse undeclared parameters even where they declare none.
  const takesInput = body || query || params || audience === 'staff'
  const common = {
    ...(takesInput ? { 400: reference('responses', 'WrongInput') } : {}),
    ...(isOpen ? {} : { 401: reference('responses', 'NotSignedIn') }),
    ...(permission || scope ? { 403: reference('responses', 'NotAllowed') } : {}),
    ...(codes.length > 0
      ? {
          422: {
            description: told,
            content: json({ allOf: [reference('schemas', 'Failure')], properties: { code: { enum: codes } } }),
          },
        }
      : {}),
    429: reference('responses', 'TooManyRequests'),
  }
  const { 200: done } = operation.responses
  return { ...operation, responses: { ...describe({ 200: done }, { 200: 'Done' }), ...common } }
}

const describe = (responses: Json, descriptions: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...(response as object), description: descriptions[status] ?? 'Failed' },
    ]),
  )
