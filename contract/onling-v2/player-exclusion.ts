import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { RegisterAnswer, RegisterApplication } from '../shapes/exclusions.ts'

/** Queries the register about the signed-in player now, without the cache. */
export const checkRvo = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CheckRvo',
  audience: 'player',
  summary: 'Query the register of excluded people about oneself',
  body: Type.Object({}),
  reply: RegisterAnswer,
  refusals: [],
  ratePerMinute: 10,
})

/** The cached response of the register, without a query. */
export const getRvoState = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerExclusion/GetRvoState',
  audience: 'player',
  summary: 'Latest response of the register, and the state of an application',
  query: Type.Object({}),
  reply: Type.Object({
    isExcluded: Type.Boolean(),
    lastAnswer: Type.Union([RegisterAnswer, Type.Null()]),
    application: Type.Union([RegisterApplication, Type.Null()]),
  }),
  refusals: [],
})
