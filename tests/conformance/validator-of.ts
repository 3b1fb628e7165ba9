import type { CallDefinition } from '#contract/call.ts'
import { compilersOfProcess } from '#server/kernel/calls/check-input.ts'
import { asText } from '#tests/api.ts'

/** Whether the validator mounted with the route refuses a body, or a query converted to text. */
export function validatorOf(call: CallDefinition, part: 'body' | 'query'): (fields: object) => boolean {
  const httpPart = part === 'body' ? 'body' : 'querystring'
  const validate = compilersOfProcess().validator({ schema: call[part], httpPart, method: call.method, url: call.path })
  // It converts numbers of a query in place.
  return (fields) => {
    const sent = JSON.parse(JSON.stringify(fields)) as object
    return !validate(part === 'body' ? sent : asText(sent))
  }
}
