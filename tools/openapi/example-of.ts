import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

import { valuesFor } from './example-values.ts'

type Node = Readonly<Record<string, unknown>>

/** Below this depth optional values are left out, which ends recursive schemas. */
const DEPTH_MAX = 8

/**
 * A value that a schema accepts, useful for a reader of the document.
 * @param name of the field that contains it; it decides about strings
 * @returns undefined where no known value is accepted: the test over all calls lists those
 */
export function exampleOf(schema: unknown, name = '', depth = 0): unknown {
  const node = schema as Node
  if ('const' in node) return node['const']
  if (Array.isArray(node['enum'])) return node['enum'][0]
  const choices = node['anyOf'] ?? node['oneOf']
  if (Array.isArray(choices)) return firstOf(choices, name, depth)
  if (Array.isArray(node['allOf']))
    return Object.assign({}, ...node['allOf'].map((part: unknown) => exampleOf(part, name, depth)))
  if (node['type'] === 'object') return objectOf(node, name, depth)
  if (node['type'] === 'array') return arrayOf(node, name, depth)
  if (node['type'] === 'null') return null
  if (node['type'] === undefined) return {}
  for (const value of valuesFor(name, node)) if (Value.Check(schema as TSchema, value)) return value
  return lengthened(node)
}

/** The first meaningful choice: `null` only where there is no other. */
function firstOf(choices: readonly unknown[], name: string, depth: number): unknown {
  const said = choices.filter((choice) => (choice as Node)['type'] !== 'null')
  for (const choice of said) {
    const value = exampleOf(choice, name, depth)
    if (value !== undefined) return value
  }
  return null
}

function objectOf(node: Node, name: string, depth: number): unknown {
  const properties = (node['properties'] ?? {}) as Node
  const required = new Set((node['required'] ?? []) as readonly string[])
  const entries = Object.entries(properties)
    .filter(([field]) => depth < DEPTH_MAX || required.has(field))
    .map(([field, of]) => [field, exampleOf(of, field, depth + 1)] as const)
    .filter(([field, value]) => value !== undefined || required.has(field))
  const patterns = Object.values((node['patternProperties'] ?? {}) as Node)
  const more = patterns[0] ?? (isSchema(node['additionalProperties']) ? node['additionalProperties'] : undefined)
  if (entries.length > 0 || more === undefined || depth >= DEPTH_MAX) return Object.fromEntries(entries)
  return namedEntry(node, exampleOf(more, name, depth + 1))
}

const isSchema = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A record's one entry, under a key that its pattern accepts. */
function namedEntry(node: Node, value: unknown): unknown {
  const pattern = Object.keys((node['patternProperties'] ?? {}) as Node)[0] ?? '.'
  const key = ['example', '1', 'CZK', 'cs', 'site.lobby.title'].find((one) => new RegExp(pattern, 'u').test(one))
  return key === undefined ? {} : { [key]: value }
}

function arrayOf(node: Node, name: string, depth: number): unknown {
  const one = exampleOf(node['items'], name, depth + 1)
  const least = Number(node['minItems'] ?? 0)
  if (one === undefined || (depth >= DEPTH_MAX && least === 0)) return []
  return Array.from({ length: Math.max(1, least) }, (_, place) => (node['uniqueItems'] ? nthOf(node, one, place) : one))
}

/** The next of entries that all differ. */
function nthOf(node: Node, one: unknown, place: number): unknown {
  const values: unknown = (node['items'] as Node)['enum']
  if (Array.isArray(values)) return values[place]
  return place > 0 && typeof one === 'string' ? `${one}${place + 1}` : one
}

/** A long secret or a text with a minimum length. */
function lengthened(node: Node): unknown {
  if (node['type'] !== 'string') return undefined
  const text = 'x'.repeat(Number(node['minLength'] ?? 1))
  return Value.Check(node as TSchema, text) ? text : undefined
}
