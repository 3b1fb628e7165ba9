import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Email, Instant, PlayerId, text } from '../shapes/fields.ts'

/** For automatic tests of the whole product. These calls exist in dev and test only; anywhere else they are 404. */
const root = '/capi/v2-onling/AutoTest'

export const getTime = defineCall({
  method: 'GET',
  path: `${root}/GetTime`,
  audience: 'test',
  summary: 'What time the platform has',
  query: Type.Object({}),
  reply: Type.Object({ now: Instant }),
  refusals: [],
})

/** Makes a player who can sign in at once. What is not said is made up, another one each time. */
export const generatePlayer = defineCall({
  method: 'POST',
  path: `${root}/GeneratePlayer`,
  audience: 'test',
  summary: 'Make a player to test with',
  body: Type.Object({
    email: Type.Optional(Email),
    password: Type.Optional(text(200, 10)),
    firstName: Type.Optional(text(100, 1)),
    surname: Type.Optional(text(100, 1)),
    birthDate: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
  }),
  reply: Type.Object({ playerId: PlayerId, email: Email, password: Type.String() }),
  refusals: ['ERR_EMAIL_ALREADY_USED'],
})

/** What a person would read from the last message to a contact: the code, or the token of the link. */
export const getActionToken = defineCall({
  method: 'POST',
  path: `${root}/GetActionToken`,
  audience: 'test',
  summary: 'Code or token of the last message to an e-mail or phone',
  body: Type.Object({ contact: text(254, 3) }),
  reply: Type.Object({
    template: Type.String(),
    code: Type.Union([Type.String(), Type.Null()]),
    token: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: ['ERR_TOKEN_INVALID'],
})
