import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { LawRefusal } from '../shapes/law.ts'
import { Money } from '../shapes/money.ts'

/** The bounds of a deposit now, so that a page offers nothing that would be refused. Not in the specification. */
export const getDepositBounds = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Payment/GetDepositBounds',
  audience: 'player',
  summary: 'Minimum and maximum amount of a deposit now, and what bounds it',
  query: Type.Object({}),
  reply: Type.Object({
    min: Money,
    /** Less than `min` where no deposit is possible. */
    max: Money,
    /** Rule, figure and present value of the bound: a limit of the player, or the law; null for a bound of the operator. */
    refusal: Type.Union([LawRefusal, Type.Null()]),
    /** The same as a sentence in every language. */
    texts: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
  }),
  refusals: [],
})
