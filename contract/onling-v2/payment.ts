import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Uuid } from '../shapes/fields.ts'
import { PaymentInfo } from '../capi-v1.1/funds.ts'

/** One payment of the player; the same document as Funds/GetInfoById. */
export const get = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Payment/Get',
  audience: 'player',
  summary: 'One payment of the player',
  query: Type.Object({ id: Uuid }),
  reply: PaymentInfo,
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

/** Payments that have not ended. */
export const getPending = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Payment/GetPending',
  audience: 'player',
  summary: 'Open payments of the player',
  query: Type.Object({}),
  reply: Type.Object({ payments: Type.Array(PaymentInfo) }),
  refusals: [],
})

/**
 * The browser comes back from the ČSOB card page here, by a form that the gateway signed. The return is evidence, never
 * proof: the deposit is credited only after a verified status call. Answers 303 to the player's own page.
 */
export const notifyCsob = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Payment/NotifyCsob',
  audience: 'provider',
  summary: 'Signed return from the ČSOB gateway',
  bodyKind: 'provider',
  reply: Type.Unknown(),
  refusals: ['ERR_SIGNATURE_ERROR', 'ERR_PAYMENT_NOT_FOUND'],
  ratePerMinute: 6000,
})
