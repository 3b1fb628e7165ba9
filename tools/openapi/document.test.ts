import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'

type Node = Readonly<Record<string, unknown>>
type Answers = Readonly<Record<string, { readonly description?: string }>>

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text) as {
  readonly components: Readonly<Record<'schemas' | 'responses', Node>>
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Answers }>>>>
}

describe('the document of the API', () => {
  it('has every referenced component, and no other', () => {
    const referred = new Set(
      [...text.matchAll(/"#\/components\/(?<name>\w+\/\w+)"/g)].map(({ groups }) => groups?.['name']),
    )
    const { schemas, responses } = document.components
    const written = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ]
    expect([...referred].toSorted()).toEqual(written.toSorted())
  })

  it('has every call', () => {
    const missing = catalogue.filter(({ method, path }) => !document.paths[path]?.[method.toLowerCase()])
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it.each(
    catalogue
      .filter(({ refusals }) => refusals.length > 0)
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('%s: names each refusal with its meaning', (_, { method, path, refusals }) => {
    const answers = document.paths[path]?.[method.toLowerCase()]?.responses
    // RFC 6749 has 400 for refusals of a token.
    const told = (answers?.['422'] ?? answers?.['400'])?.description ?? ''
    const lines = new Map(told.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]))
    for (const code of refusals) expect(lines.get(code), code).toMatch(/\p{L}{2}/u)
  })
})
