import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { REGISTER_ANSWERS, RegisterAnswer } from '../shapes/exclusions.ts'
import { Instant, PlayerId, text } from '../shapes/fields.ts'

const internal = '/capi/Internal/v1/Internal'

/** A land-based system queried the register itself and hands over the response. */
export const saveRvoResult = defineCall({
  method: 'POST',
  path: `${internal}/SaveRvoResult`,
  audience: 'internal',
  scope: 'register.answers',
  summary: 'Store a response of the register that another system received',
  body: Type.Object({
    playerId: PlayerId,
    answer: Type.Enum([...REGISTER_ANSWERS]),
    resultId: text(100, 1),
    checkedAt: Instant,
  }),
  reply: RegisterAnswer,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_INVALID_CONTRACT'],
})

export const getLastRvoResult = defineCall({
  method: 'POST',
  path: `${internal}/GetLastRvoResult`,
  audience: 'internal',
  scope: 'register.answers',
  summary: 'Latest response of the register about a player; null if it was never queried',
  isReading: true,
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ lastAnswer: Type.Union([RegisterAnswer, Type.Null()]) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** The result of the second source of screening. `isListed` is null when the source was not reachable; then nobody may play. */
const SdslAnswer = Type.Object({
  isListed: Type.Union([Type.Boolean(), Type.Null()]),
  reasons: Type.Array(Type.String()),
  validFrom: Type.Union([Instant, Type.Null()]),
  validTo: Type.Union([Instant, Type.Null()]),
  checkedAt: Instant,
})

const validation = '/capi/Government/v1/PlayerValidation'

export const validateBySdsl = defineCall({
  method: 'POST',
  path: `${validation}/BySDSL`,
  audience: 'internal',
  scope: 'register.screen',
  summary: 'Query the register about a person without an account',
  body: Type.Object({
    firstName: text(100, 1),
    surname: text(100, 1),
    birthDate: Type.String({ format: 'date', maxLength: 10 }),
    birthNumber: Type.Optional(Type.String({ pattern: '^[0-9]{6}/?[0-9]{3,4}$', maxLength: 11 })),
  }),
  reply: SdslAnswer,
  refusals: [],
})

export const validateBySdslByPlayer = defineCall({
  method: 'POST',
  path: `${validation}/BySDSLByPlayer`,
  audience: 'internal',
  scope: 'register.screen',
  summary: 'Query the register about a player',
  body: Type.Object({ playerId: PlayerId }),
  reply: SdslAnswer,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
