import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, text } from '../shapes/fields.ts'

const query = Type.Object({ echo: Type.Optional(text(200)) })
const reply = Type.Object({ echo: Type.String(), serverTime: Instant })

/** Echoes its input: proves that a client reaches the platform. */
export const get = defineCall({
  method: 'GET',
  path: '/api/Test/v1/Get',
  audience: 'any',
  summary: 'Echo without a sign-in',
  query,
  reply,
  refusals: [],
})

/** The same for a signed-in staff member: proves that a token is accepted. */
export const getAuthorized = defineCall({
  method: 'GET',
  path: '/api/Test/v1/GetAuthorized',
  audience: 'staff',
  summary: 'Echo with a staff token',
  query,
  reply,
  refusals: [],
})
