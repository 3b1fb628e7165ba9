import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { makeCompilers } from '#server/kernel/calls/check-input.ts'

const { validator, serializer } = makeCompilers()

// The API compiles a schema when its call is first used, so a successful start does not prove that all compile.
it.each(catalogue.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s: its schemas compile',
  (_, call) => {
    const { method, path: url } = call
    const parts = { body: call.body, querystring: call.query, params: call.params }
    for (const [httpPart, schema] of Object.entries(parts))
      if (schema) expect(validator({ schema, method, url, httpPart })).toBeTypeOf('function')
    expect(serializer({ schema: call.reply, method, url, httpStatus: '200' })).toBeTypeOf('function')
  },
)
