import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'

import { exampleOf } from './example-of.ts'

const PARTS = ['params', 'query', 'body', 'reply'] as const

describe('the example of each call', () => {
  it.each(catalogue.map((call) => [`${call.method} ${call.path}`, call] as const))('%s: is accepted', (_, call) => {
    for (const part of PARTS) {
      const schema = call[part]
      if (!schema) continue
      const example = exampleOf(schema, part)
      const wrong = [...Value.Errors(schema, example)].map(({ instancePath, message }) => `${instancePath} ${message}`)
      expect(wrong, part).toEqual([])
    }
  })

  it('contains no real person or host name', () => {
    const all = JSON.stringify(catalogue.map((call) => PARTS.map((part) => call[part] && exampleOf(call[part], part))))
    const addresses = [...all.matchAll(/[\w.+-]+@(?<host>[\w.-]+)/g)].map(({ groups }) => groups?.['host'])
    expect(new Set(addresses)).toEqual(new Set(['example.com']))
  })
})
