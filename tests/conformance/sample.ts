import type { CallDefinition } from '#contract/call.ts'

type Node = Readonly<Record<string, unknown>>

const SAMPLE_TEXTS = [
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  '0190d3a0-7b1c-7000-8000-0123456789ab',
  '123456',
  '1000000001',
  '07:30',
  '2026-10-01',
  'CZE',
  '#ff8a1f',
  'OvocnyKolotoc',
  'site.lobby.title',
  'site.lobby',
  '/cs/account',
  'banner.webp',
  'A plain sentence that is long enough for a reason.',
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'BTBZMqHH6r4Tts7J_aSIgg',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
]
const SAMPLE_BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'nobody@example.org',
  date: '1990-02-28',
  'date-time': '2099-01-01T00:00:00.000Z',
}

/** Makes one valid value of a schema: the smallest object with every required field. */
export function sampleOf(schema: unknown): unknown {
  const node = schema as Node
  if (Object.keys(node).length === 0) return 'anything'
  if ('const' in node) return node['const']
  if (Array.isArray(node['enum'])) return node['enum'][0]
  if (Array.isArray(node['anyOf'])) return sampleOf(node['anyOf'][0])
  switch (node['type']) {
    case 'object':
      return Object.fromEntries(requiredOf(node).map((name) => [name, sampleOf(propertiesOf(node)[name])]))
    case 'array':
      return Array.from({ length: Math.max(1, Number(node['minItems'] ?? 0)) }, (_, place) => entryOf(node, place))
    case 'integer':
    case 'number':
      return Number(node['minimum'] ?? 1) > 0 ? Number(node['minimum'] ?? 1) : 1
    case 'boolean':
      return true
    case 'string':
      return sampleText(node)
    default:
      throw new Error(`No sample is known for ${JSON.stringify(node)}.`)
  }
}

/** An entry of an array; distinct ones where the schema requires unique items. */
function entryOf(node: Node, place: number): unknown {
  const items = node['items'] as Node
  const one = sampleOf(items)
  if (node['uniqueItems'] !== true || place === 0) return one
  if (Array.isArray(items['enum'])) return items['enum'][place]
  return typeof one === 'string' ? `${one}${place}` : one
}

function sampleText(node: Node): string {
  const format = node['format']
  if (typeof format === 'string') return SAMPLE_BY_FORMAT[format] ?? failFor(node)
  const pattern = typeof node['pattern'] === 'string' ? new RegExp(node['pattern'], 'u') : /^/
  const min = Number(node['minLength'] ?? 0)
  const max = Number(node['maxLength'] ?? Infinity)
  return (
    SAMPLE_TEXTS.find((text) => pattern.test(text) && text.length >= min && text.length <= max) ??
    SAMPLE_TEXTS.map((text) => text.slice(0, max)).find((text) => pattern.test(text) && text.length >= min) ??
    failFor(node)
  )
}

function failFor(node: Node): never {
  throw new Error(`No sample text fits ${JSON.stringify(node)}: add one to SAMPLE_TEXTS.`)
}

export function propertiesOf(schema: unknown): Readonly<Record<string, Node>> {
  return ((schema as Node | undefined)?.['properties'] ?? {}) as Record<string, Node>
}

export function requiredOf(schema: unknown): readonly string[] {
  return ((schema as Node | undefined)?.['required'] ?? []) as string[]
}

/** A value that the field's type forbids, as JSON. */
export function wrongTypeFor(schema: Node): unknown {
  switch (schema['type']) {
    case 'string':
      return 12
    case 'integer':
    case 'number':
      return 'twelve'
    case 'boolean':
      return 'maybe'
    case 'array':
      return { not: 'a list' }
    case 'object':
      return 'not an object'
    default:
      return { neither: 'of them' }
  }
}

/** A NUL, a lone surrogate, and more than any field takes: they break logs, databases and error messages. */
export const BREAKING_TEXTS = ['\u0000', '\ud800', 'x'.repeat(20_000)]
/** Text that has broken systems before. */
export const HOSTILE_TEXTS = [
  `' or 1=1; drop schema kernel cascade; --`,
  ...BREAKING_TEXTS,
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}',
  '\u202E\u200B𝕿𝖔𝖑𝖆𝖗 💥',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
]

/** A valid input of a call; files and partners' forms are left out. */
export function validInputOf(call: CallDefinition): { body?: object; query?: object } {
  return {
    ...(call.body && call.bodyKind === undefined ? { body: sampleOf(call.body) as object } : {}),
    ...(call.query ? { query: sampleOf(call.query) as object } : {}),
  }
}
