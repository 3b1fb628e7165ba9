import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { callName } from './read-calls.ts'
import { propertiesOf, sampleOf } from './sample.ts'
import { validatorOf } from './validator-of.ts'

// Every date, instant and integer field of every call gets values that have broken systems before. Values that pass the
// contract must be handled by rules and database: refused or answered, never a bug. Texts are covered by
// conformance.calls.test.ts.

type Node = Readonly<Record<string, unknown>>
type Field = { readonly part: 'body' | 'query'; readonly path: readonly string[]; readonly schema: Node }

const DAYS = ['0000-01-01', '1900-01-01', '9999-12-31', '2026-02-30', '-271821-04-20', '+275760-09-13']
const INSTANTS = [
  '2026-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '1900-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
]
const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number
const INTEGERS = [0, -1, 2 ** 31 - 1, 2 ** 31, MAX_SAFE_INTEGER, MIN_SAFE_INTEGER, 2 ** 53 + 2, 2 ** 63, 1e21, 0.5]
/** As text only: a query contains nothing else. */
const INTEGER_TEXTS = ['9223372036854775808', '1e400', 'NaN', '0x10', '-0']

/** Thousands of requests, one after another. */
const BUSY_MACHINE_MS = 180_000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// Staff and test calls last: they disable what the others need, and move the clock.
const AUDIENCES = ['any', 'game', 'player', 'kiosk', 'internal', 'provider', 'staff', 'test'] as const

describe.each(AUDIENCES)('calls of %s', (audience) => {
  it('handle hostile days, instants and numbers', { timeout: BUSY_MACHINE_MS }, async () => {
    const broken: string[] = []
    for (const call of catalogue.filter((one) => one.audience === audience)) {
      const token = await api.freshToken(audience)
      for (const field of fieldsOf(call)) {
        const isRefused = validatorOf(call, field.part)
        const inputs = valuesFor(field).map((value) => ({ value, input: withValue(call, field, value) }))
        const [passed, refused] = [false, true].map((is) =>
          inputs.filter(({ input }) => isRefused(input[field.part] ?? {}) === is),
        )
        // Values that the route's validator refuses reach no rule and no statement: only one of them is sent.
        for (const { value, input } of [...(passed ?? []), ...(refused ?? []).slice(0, 1)]) {
          const answer = await api.send(call, { input, token })
          // Partners do not run here: an unavailable one is not a bug.
          if (answer.statusCode >= 500 && answer.json<{ code: string }>().code !== 'ERR_UNAVAILABLE')
            broken.push(`${callName(call)} ${field.part}/${field.path.join('/')} = ${JSON.stringify(value)}`)
        }
      }
    }
    expect(broken).toEqual([])
  })
})

function fieldsOf(call: CallDefinition): Field[] {
  return (['body', 'query'] as const).flatMap((part) =>
    call[part] === undefined || call.bodyKind !== undefined ? [] : listFields(part, call[part], []),
  )
}

/** Fields of nested objects too; of a list its first element, of alternatives each. */
function listFields(part: Field['part'], schema: unknown, path: readonly string[]): Field[] {
  const node = schema as Node
  if (Array.isArray(node['anyOf'])) return node['anyOf'].flatMap((one) => listFields(part, one, path))
  if (node['type'] === 'object')
    return Object.entries(propertiesOf(node)).flatMap(([name, inner]) => listFields(part, inner, [...path, name]))
  if (node['type'] === 'array') return listFields(part, node['items'], [...path, '0'])
  const isTried = node['type'] === 'integer' || node['format'] === 'date' || node['format'] === 'date-time'
  return isTried ? [{ part, path, schema: node }] : []
}

function valuesFor({ part, schema }: Field): readonly unknown[] {
  if (schema['format'] === 'date') return DAYS
  if (schema['format'] === 'date-time') return INSTANTS
  return part === 'query' ? [...INTEGERS, ...INTEGER_TEXTS] : INTEGERS
}

/** A valid input with one value changed; optional parents of it are added. */
function withValue(call: CallDefinition, { part, path }: Field, value: unknown): { body?: object; query?: object } {
  const input = {
    ...(call.body && call.bodyKind === undefined ? { body: sampleOf(call.body) as object } : {}),
    ...(call.query ? { query: sampleOf(call.query) as object } : {}),
  }
  let schema: unknown = call[part]
  let at = input[part] as Record<string, unknown>
  for (const [place, name] of path.entries()) {
    schema = nextSchema(schema, name)
    if (place === path.length - 1) at[name] = value
    else at = (at[name] ??= sampleOf(schema)) as Record<string, unknown>
  }
  return input
}

function nextSchema(schema: unknown, name: string): unknown {
  const node = schema as Node
  const alternatives = Array.isArray(node['anyOf']) ? (node['anyOf'] as Node[]) : [node]
  const found = alternatives.map((one) => (one['type'] === 'array' ? one['items'] : propertiesOf(one)[name]))
  return found.find((one) => one !== undefined)
}
