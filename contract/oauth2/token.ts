import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { text } from '../shapes/fields.ts'

/**
 * Token of a land-based system or a kiosk, by client id and secret (RFC 6749 §4.4): in the Authorization header or a form, as the
 * standard has it, or in the query, as the specification has it; a secret in the query is not logged. Errors are the standard's
 * (§5.2), with our code added.
 */
export const issueToken = defineCall({
  method: 'POST',
  path: '/capi/oauth2/token',
  audience: 'any',
  doors: ['internal'],
  summary: 'Issue a token to a service or a device',
  query: Type.Object({
    grant_type: Type.Optional(Type.Literal('client_credentials')),
    client_id: Type.Optional(text(100, 1)),
    client_secret: Type.Optional(text(200, 1)),
  }),
  reply: Type.Object({
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer(),
  }),
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  errorsOf: 'RFC 6749',
  ratePerMinute: 30,
})
