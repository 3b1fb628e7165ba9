import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { LawRefusal } from '../shapes/law.ts'
import { Money } from '../shapes/money.ts'

/** What a deposit may be now, so that no page offers what would be refused. Ours. */
export const getDepositBounds = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Payment/GetDepositBounds',
  audience: 'player',
  summary: 'The least and the most that can be paid in now, and what bounds it',
  query: Type.Object({}),
  reply: Type.Object({
    min: Money,
    /** Less than `min` where nothing can be paid in. */
    max: Money,
    /** Rule, figure and present value of what bounds it: an own limit, or the law; null where only we do. */
    refusal: Type.Union([LawRefusal, Type.Null()]),
    /** The same as a sentence in every language. */
    texts: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
  }),
  refusals: [],
})
