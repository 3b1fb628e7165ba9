import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Uuid } from '../shapes/fields.ts'

/**
 * The key with which a service signs its requests instead of sending a token. It belongs to the client secret of the sign-in, and
 * expires with it (decision 0140).
 */
export const getSigningKey = defineCall({
  method: 'POST',
  path: '/capi/Play/v1/Client/GetSigningKey',
  audience: 'internal',
  scope: 'places.read',
  summary: 'The key for signing requests, for the secret of the caller’s sign-in',
  body: Type.Object({}),
  reply: Type.Object({ keyId: Uuid, key: Type.String() }),
  refusals: [],
})
